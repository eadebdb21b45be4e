//! A node that has lost the database while another one serves.

use igroteka_client::testing::PATIENCE;
use igroteka_client::{Client, Guest};
use tokio::time::{Instant, sleep, timeout};

use super::nodes::Nodes;
use super::proxy::Way;
use crate::play::address::{PAUSE, reach};

#[tokio::test(flavor = "multi_thread")]
async fn a_node_without_the_database_sends_its_clients_to_others() {
    let nodes = Nodes::start(2, None).await;
    let addresses = nodes.addresses();
    let at = |node: usize| Client::new(addresses[node].borrow().expect("it serves"));
    let guest = at(0).guest("Olya").await.expect("it serves");
    let mut socket = guest.socket().await.expect("it accepts sockets");
    let mut elsewhere = Guest::new(at(1), &guest.cookie).socket().await.expect("it accepts sockets");

    nodes.all[0].back.set(Way { cut: true, ..Way::default() });
    let heard = timeout(PATIENCE, socket.receive()).await.expect("it is told something");
    assert!(heard.expect("a message").contains("goodbye"));
    assert_eq!(reach(&addresses, 0).await.node, 1, "it is not ready");
    assert!(Guest::new(at(0), &guest.cookie).socket().await.is_err(), "nobody is let in");

    nodes.all[0].back.set(Way::default());
    let deadline = Instant::now() + PATIENCE;
    while Guest::new(at(0), &guest.cookie).socket().await.is_err() {
        assert!(Instant::now() < deadline, "it is not back");
        sleep(PAUSE).await;
    }
    let silence = timeout(PAUSE, elsewhere.receive()).await;
    assert!(silence.is_err(), "the other node has said nothing: {silence:?}");
}
