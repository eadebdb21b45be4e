//! Shells complete the commands, and `man` shows them.

use std::io::Write;
use std::process::{Command, Stdio};
use std::{fs, io};

use crate::common::{printed, refusal, run};

/// Starts another program, unless this computer does not have it.
fn feed(program: &str, arguments: &[&str], input: &str) -> Option<std::process::Output> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        child => child.expect("the program starts"),
    };
    let mut stdin = child.stdin.take().expect("its input is piped");
    stdin.write_all(input.as_bytes()).expect("it reads its input");
    drop(stdin);
    Some(child.wait_with_output().expect("it ends"))
}

#[test]
fn every_shell_has_a_script_that_knows_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(&run(&["completions", shell]));
        for word in ["serve", "reset-password", "trusted-proxy"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
    }
    assert!(refusal(&["completions", "tcsh"]).contains("possible values: bash"));
}

// On Windows `bash` may be a stub that only offers to install one.
#[cfg(unix)]
#[test]
fn bash_completes_commands_and_options() {
    let script = printed(&run(&["completions", "bash"]));
    let Some(checked) = feed("bash", &["-n"], &script) else { return };
    assert!(checked.status.success() && checked.stderr.is_empty(), "{checked:?}");

    let complete = |words: &str, last: &str, before: &str| {
        let count = words.split(' ').count();
        let call = format!(
            "{script}\nCOMP_WORDS=({words})\nCOMP_CWORD={}\n_igroteka igroteka '{last}' '{before}'\n\
             printf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
            count - 1
        );
        let done = feed("bash", &["--noprofile", "--norc", "-s"], &call).expect("bash is here");
        assert!(done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("UTF-8").lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(complete("igroteka pe", "pe", "igroteka"), ["perft"]);
    assert_eq!(complete("igroteka user res", "res", "user"), ["reset-password"]);
    assert_eq!(complete("igroteka serve --trus", "--trus", "serve"), ["--trusted-proxy"]);
    assert_eq!(complete("igroteka completions f", "f", "completions"), ["fish"]);
}

#[test]
fn the_manual_page_is_clean() {
    let page = printed(&run(&["man"]));
    for part in ["igroteka\\-serve(1)", "IGROTEKA_LISTEN", "\\-\\-trusted\\-proxy"] {
        assert!(page.contains(part), "{part} is not in the page");
    }
    assert_without_warnings(&page);
}

#[test]
fn every_command_has_a_page() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let pages = folder.path().join("man1");
    printed(&run(&["man", "--dir", pages.to_str().expect("UTF-8")]));
    let main = fs::read_to_string(pages.join("igroteka.1")).expect("the main page is there");
    assert_eq!(main, printed(&run(&["man"])));
    for page in fs::read_dir(&pages).expect("the folder is there") {
        let page = page.expect("a page").path();
        let text = fs::read_to_string(&page).expect("UTF-8");
        let name = page.file_stem().expect("a name").to_str().expect("UTF-8");
        assert!(text.contains(&format!(".TH {name} 1 \" \" \"igroteka ")), "{text}");
        assert_without_warnings(&text);
    }
    for command in ["user-reset-password", "train-openings", "completions"] {
        assert!(pages.join(format!("igroteka-{command}.1")).exists(), "{command}");
    }
    assert!(!pages.join("igroteka-help.1").exists(), "help explains itself");
}

fn assert_without_warnings(page: &str) {
    let Some(shown) = feed("groff", &["-ww", "-man", "-Tutf8"], page) else { return };
    assert!(shown.status.success() && shown.stderr.is_empty(), "{}", String::from_utf8_lossy(&shown.stderr));
}
