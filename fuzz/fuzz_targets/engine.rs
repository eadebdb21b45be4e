//! The line protocol answers every line and never crashes.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    igroteka::engine::serve(input, &mut output).expect("writing to memory works");
    for line in output.split_inclusive(|byte| *byte == b'\n') {
        let answer: serde_json::Value = serde_json::from_slice(line).expect("an answer is JSON");
        assert!(answer.get("ok").is_some() != answer.get("error").is_some());
    }
});
