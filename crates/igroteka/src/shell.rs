//! What a shell and `man` learn about the command line.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use clap_complete::Shell;
use clap_mangen::Man;

/// Which completion script to print.
#[derive(Args)]
pub struct Completions {
    /// The shell to complete commands in
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(&self, mut command: clap::Command) -> anyhow::Result<()> {
        let name = command.get_name().to_owned();
        // The generator panics when it cannot write, for example into a closed pipe.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, name, &mut script);
        print(&script)
    }
}

/// Where the manual goes.
#[derive(Args)]
pub struct Manual {
    /// Write one page per command into this folder instead of printing the main page
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

impl Manual {
    /// Prints the main page or writes all pages.
    pub fn run(&self, command: clap::Command) -> anyhow::Result<()> {
        // Without this, `help` would get a page for every command that it explains.
        let mut command = command.disable_help_subcommand(true);
        command.build();
        if let Some(folder) = &self.dir {
            return fs::create_dir_all(folder)
                .and_then(|()| write_pages(&command, folder))
                .with_context(|| format!("cannot write the manual into {}", folder.display()));
        }
        let mut text = Vec::new();
        page(command).render(&mut text)?;
        print(&text)
    }
}

fn write_pages(command: &clap::Command, folder: &Path) -> io::Result<()> {
    page(command.clone()).generate_to(folder)?;
    command.get_subcommands().try_for_each(|command| write_pages(command, folder))
}

fn page(command: clap::Command) -> Man {
    // The generator leaves an empty date out, and everything after it would move one place forward.
    Man::new(command).date(" ").source(concat!("igroteka ", env!("CARGO_PKG_VERSION"))).manual("Igroteka")
}

fn print(text: &[u8]) -> anyhow::Result<()> {
    io::stdout().lock().write_all(text).context("standard output was closed")
}
