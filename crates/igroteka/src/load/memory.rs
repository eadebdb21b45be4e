//! The memory of a process.

use anyhow::{Context, ensure};

/// The resident memory of a process in KiB.
pub fn resident_kib(pid: u32) -> anyhow::Result<u64> {
    ensure!(cfg!(target_os = "linux"), "--pid works on Linux only");
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))
        .with_context(|| format!("there is no process {pid}"))?;
    read_status(&status).with_context(|| format!("process {pid} has no memory of its own"))
}

fn read_status(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_is_found() {
        assert_eq!(read_status("Name:\tx\nVmHWM:\t  9 kB\nVmRSS:\t    1234 kB\nThreads:\t2\n"), Some(1234));
        // A kernel thread, or one that has ended and waits for its parent.
        assert_eq!(read_status("Name:\tx\nState:\tZ (zombie)\n"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_has_some() {
        let kib = resident_kib(std::process::id()).expect("this process runs");
        assert!((100..100_000_000).contains(&kib), "{kib}");
    }
}
