//! A time for the whole body of a request. Without one, a client that sends a byte now and then is never done.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::App;

/// Gives a body its time; answers may take as long as they like.
pub async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let time = app.config.body_time;
    next.run(request.map(|body| Body::new(TimedBody::new(body, time)))).await
}

/// A body that fails if it has not arrived in time.
struct TimedBody {
    body: Body,
    due: Instant,
    /// Set up with the first wait: most bodies are there at once.
    timer: Option<Pin<Box<Sleep>>>,
}

impl TimedBody {
    fn new(body: Body, time: Duration) -> TimedBody {
        TimedBody { body, due: Instant::now() + time, timer: None }
    }
}

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        // What is there already is in time, however long the handler took to ask for it.
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame);
        }
        let due = self.due;
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(due)));
        ready!(timer.as_mut().poll(context));
        Poll::Ready(Some(Err(axum::Error::new("the body took too long"))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
