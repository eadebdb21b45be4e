//! How far a training is.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over so many `things`, of which some were done earlier: these tell nothing about the time left.
pub fn bar(things: &str, done: u64, all: u64) -> ProgressBar {
    let template = format!("{{bar:30}} {{pos}}/{{len}} {things}, {{eta}} left, {{msg}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    let bar = ProgressBar::new(all).with_style(style).with_position(done);
    bar.reset_eta();
    bar
}
