//! What Windows tells a program in a console instead of sending signals.

use std::io;

use tokio::signal::windows::{
    CtrlBreak, CtrlC, CtrlClose, CtrlShutdown, ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown,
};

use super::Signal;

/// The events to come.
pub struct Signals {
    interrupt: CtrlC,
    // Programs that start others can send them this one, and only this one.
    terminate: CtrlBreak,
    window_closed: CtrlClose,
    shutdown: CtrlShutdown,
}

impl Signals {
    /// From now on events no longer end the process by themselves.
    pub fn new() -> io::Result<Signals> {
        Ok(Signals {
            interrupt: ctrl_c()?,
            terminate: ctrl_break()?,
            window_closed: ctrl_close()?,
            shutdown: ctrl_shutdown()?,
        })
    }

    /// The next event.
    pub async fn next(&mut self) -> Signal {
        tokio::select! {
            _ = self.interrupt.recv() => Signal::Interrupt,
            _ = self.terminate.recv() => Signal::Terminate,
            _ = self.window_closed.recv() => Signal::Terminate,
            _ = self.shutdown.recv() => Signal::Terminate,
        }
    }
}
