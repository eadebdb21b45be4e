//! A service in the test's own process.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};

use igroteka_server::{Clock, Service, SystemClock};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::testing::PATIENCE;
use crate::{Client, Guest};

/// A clock that tests put forward.
#[derive(Default)]
pub struct TestClock {
    /// The time at which it stands still; otherwise it runs with the machine's clock.
    stopped_at: Option<i64>,
    machine: SystemClock,
    ahead: AtomicI64,
}

impl TestClock {
    /// A clock that stands still between the calls of [`TestClock::pass`].
    pub fn stopped_at(milliseconds: i64) -> TestClock {
        TestClock { stopped_at: Some(milliseconds), ..TestClock::default() }
    }

    /// Puts the clock forward.
    pub fn pass(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now(&self) -> i64 {
        self.stopped_at.unwrap_or_else(|| self.machine.now()) + self.ahead.load(Ordering::SeqCst)
    }
}

/// A service on a free loopback port, in the test's own process.
pub struct TestServer {
    /// Where it listens.
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl TestServer {
    /// Runs a service.
    pub async fn run(service: Service) -> TestServer {
        let (listener, address) = bind().await;
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            service.run(listener, Box::pin(stopped)).await.unwrap();
        });
        TestServer { address, stop: Some(stop), running }
    }

    /// Answers requests only, without the background tasks of the service. Ends when it is dropped.
    pub async fn answer(service: &Service) -> TestServer {
        let (listener, address) = bind().await;
        let router = service.router().into_make_service_with_connect_info::<SocketAddr>();
        let running = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        TestServer { address, stop: None, running }
    }

    /// Ends the service as a signal does.
    pub async fn stop(mut self) {
        let _ = self.stop.take().expect("the service runs").send(());
        tokio::time::timeout(PATIENCE, &mut self.running).await.expect("it ends").unwrap();
    }

    /// A client with connections of its own.
    pub fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A guest with a name.
    pub async fn guest(&self, name: &str) -> Guest {
        self.client().guest(name).await.unwrap()
    }

    /// The URL of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if self.stop.is_none() {
            self.running.abort();
        }
    }
}

async fn bind() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    (listener, address)
}
