//! The table service: people, tables, clocks, sockets and the bot API.
