//! Where a program keeps a person's data, by the custom of each system.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The variable that names the folder for data.
const DATA_HOME: &str = if cfg!(windows) { "LOCALAPPDATA" } else { "XDG_DATA_HOME" };

/// Where that folder is in the home folder if the variable is not set.
const IN_HOME: &[&str] = if cfg!(windows) {
    &["AppData", "Local"]
} else if cfg!(target_os = "macos") {
    &["Library", "Application Support"]
} else {
    &[".local", "share"]
};

/// The folder for our data; `None` for somebody without a home.
pub fn usual_folder() -> Option<PathBuf> {
    usual_folder_in(env::var_os(DATA_HOME), env::home_dir())
}

/// As the desktops agreed: a path that is not absolute is ignored.
fn usual_folder_in(data_home: Option<OsString>, home: Option<PathBuf>) -> Option<PathBuf> {
    let data_home = data_home.map(PathBuf::from).filter(|path| path.is_absolute());
    let home = home.filter(|path| path.is_absolute());
    let of_home = |home: PathBuf| IN_HOME.iter().fold(home, |folder, name| folder.join(name));
    Some(data_home.or_else(|| home.map(of_home))?.join("igroteka"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(data_home: Option<&str>, home: Option<&str>, expected: Option<&str>) {
        let found = usual_folder_in(data_home.map(OsString::from), home.map(PathBuf::from));
        assert_eq!(found, expected.map(PathBuf::from), "{data_home:?} {home:?}");
    }

    #[cfg(windows)]
    #[test]
    fn it_is_the_folder_that_stays_on_this_computer() {
        let (home, of_home) = (Some(r"C:\Users\olya"), Some(r"C:\Users\olya\AppData\Local\igroteka"));
        check(Some(r"D:\data"), home, Some(r"D:\data\igroteka"));
        check(None, home, of_home);
        check(Some("data"), home, of_home);
        check(None, None, None);
    }

    #[cfg(target_os = "macos")]
    #[test]
    fn it_is_in_the_library() {
        let of_home = Some("/Users/olya/Library/Application Support/igroteka");
        check(None, Some("/Users/olya"), of_home);
        check(Some("/data"), Some("/Users/olya"), Some("/data/igroteka"));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn it_is_the_desktops() {
        let (home, of_home) = (Some("/home/olya"), Some("/home/olya/.local/share/igroteka"));
        check(Some("/data"), home, Some("/data/igroteka"));
        check(None, home, of_home);
        check(Some("data"), home, of_home);
        check(Some(""), home, of_home);
        check(None, Some("home"), None);
        check(None, None, None);
    }
}
