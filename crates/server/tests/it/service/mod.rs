//! The service over real sockets, in this process.

mod behind;
mod bounded;
mod contributions;
mod first_bot;
mod fuzz;
mod ground;
mod hand_throws;
mod harness;
mod hostile;
mod hostile_socket;
mod hosts;
mod idle;
mod leaks;
mod matches;
mod names;
mod outages;
mod own_tables;
mod pauses;
mod playing;
mod promises;
mod races;
mod rated;
mod studies;
mod substitutes;
mod terms;
mod timeouts;
