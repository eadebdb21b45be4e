//! The notices of what others wrote.

use std::io::Read;
use std::process::Stdio;

use crate::common::{igroteka, printed, refusal, run};

#[test]
fn the_licences_are_printed() {
    let text = printed(&run(&["licenses"]));
    for part in ["\nserde ", "\nsvelte ", "\n@fontsource-variable/golos-text ", "SIL OPEN FONT LICENSE"] {
        assert!(text.contains(part), "{part:?}");
    }
    assert!(printed(&run(&["--help"])).contains("\n  licenses "));
    assert!(refusal(&["licenses", "serde"]).contains("'serde'"));
}

#[test]
fn a_pager_may_be_left_early() {
    let mut program = igroteka(&["licenses"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = program.stdout.take().expect("standard output is piped");
    pipe.read_exact(&mut [0; 10]).expect("the text begins");
    drop(pipe);
    let output = program.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}
