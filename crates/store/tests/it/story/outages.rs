//! When the service was down.

use std::sync::Arc;

use igroteka_store::Store;

const DAY: i64 = 24 * 60 * 60 * 1000;

pub async fn outages_are_remembered_for_a_while(store: Arc<dyn Store>) {
    assert_eq!(store.heartbeat(1000).await.expect("a heartbeat"), None);
    assert_eq!(store.heartbeat(2000).await.expect("a heartbeat"), Some(1000));
    assert_eq!(store.heartbeat(9000).await.expect("a heartbeat"), Some(2000));
    store.add_outage(2000, 9000).await.expect("an outage");
    store.add_outage(2000, 9000).await.expect("another process notes the same");
    store.add_outage(DAY, DAY + 5).await.expect("an outage");
    assert_eq!(store.outages(0).await.expect("outages"), [(2000, 9000), (DAY, DAY + 5)]);
    assert_eq!(store.outages(8999).await.expect("outages"), [(2000, 9000), (DAY, DAY + 5)]);
    assert_eq!(store.outages(9000).await.expect("outages"), [(DAY, DAY + 5)]);
    store.add_outage(61 * DAY, 61 * DAY + 1).await.expect("an outage");
    let late = [(DAY, DAY + 5), (61 * DAY, 61 * DAY + 1)];
    assert_eq!(store.outages(0).await.expect("outages"), late, "what is older than 60 days is forgotten");
}
