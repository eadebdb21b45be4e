//! Validation of names, logins and passwords.

use super::house_bots;
use crate::error::{ApiError, ApiResult};

/// The longest name.
const MOST_NAME: usize = 40;

/// A trimmed name: 1 to 40 characters that do not change the direction of the text around them, at least one of them
/// visible by itself. None that passes for a house bot.
pub fn clean_name(text: &str) -> ApiResult<String> {
    let name = text.trim_matches(is_blank);
    let length = name.chars().count();
    if length == 0 {
        return Err(ApiError::bad_request("a name has at least one character"));
    }
    if length > MOST_NAME {
        return Err(ApiError::bad_request(format!(
            "a name has at most {MOST_NAME} characters, not {length}"
        )));
    }
    if name.chars().any(is_invisible) {
        return Err(ApiError::bad_request("a name has no control characters and nothing invisible"));
    }
    if !name.chars().any(stands_alone) {
        return Err(ApiError::bad_request("a name has at least one character that can be seen by itself"));
    }
    if house_bots::passes_for_one(name) {
        return Err(ApiError::bad_request("this name belongs to a house bot: take another"));
    }
    Ok(name.to_owned())
}

/// A login in small letters: 3 to 40 letters, digits, `-`, `_`, `.` or `@`.
pub fn clean_login(text: &str) -> ApiResult<String> {
    let login = text.trim().to_lowercase();
    let length = login.chars().count();
    if !(3..=40).contains(&length) {
        return Err(ApiError::bad_request("a login has 3 to 40 characters"));
    }
    if !login.chars().all(|letter| letter.is_alphanumeric() || "-_.@".contains(letter)) {
        return Err(ApiError::bad_request("a login has only letters, digits, -, _, . and @"));
    }
    Ok(login)
}

/// A password of 8 to 200 characters.
pub fn check_password(password: &str) -> ApiResult<()> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(ApiError::bad_request("a password has 8 to 200 characters"))
}

/// Whether a letter is neither invisible nor only a mark on the one before it: the standard library escapes those, and a
/// few others with a backslash.
fn stands_alone(letter: char) -> bool {
    !letter.is_whitespace() && !letter.escape_debug().to_string().starts_with("\\u")
}

/// White space, and letters that are invisible.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Control characters, line and paragraph ends, zero-width characters, marks of direction, and what is no character.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffc}' | '\u{13441}'..='\u{13442}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_kept_otherwise() {
        for (text, name) in [
            ("Ann", "Ann"),
            ("  Анна Ивановна\t\n", "Анна Ивановна"),
            ("Ї", "Ї"),
            ("<b>O'Neil</b>", "<b>O'Neil</b>"),
            ("❤️", "❤️"),
            ("ليلى", "ليلى"),
            ("'", "'"),
            ("नीला", "नीला"),
            ("Zoe\u{308}", "Zoe\u{308}"),
        ] {
            assert_eq!(clean_name(text).unwrap(), name);
        }
        assert_eq!(clean_name(&"ж".repeat(40)).unwrap().chars().count(), 40);
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in [
            "",
            "   ",
            "\u{3164}",
            "\u{2800}\u{a0}",
            "a\0b",
            "a\nb",
            "a\u{1b}[31mb",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200b}b",
            "\u{feff}Ann",
            "a\u{ad}b",
            "a\u{e0041}b",
            "a\u{2028}b",
            "\u{301}",
            " \u{301}\u{20dd} ",
            "\u{fe0f}",
            "\u{e000}",
            "\u{1d159}",
            "a\u{fffc}",
            "Twist",
            "Twist (bot 5)",
            &"ж".repeat(41),
            &"x".repeat(1_000_000),
        ] {
            assert!(clean_name(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn logins_are_compared_in_small_letters() {
        assert_eq!(clean_login(" Ann.Lee@Example ").unwrap(), "ann.lee@example");
        assert_eq!(clean_login("Анна").unwrap(), "анна");
        for text in ["", "ab", "a b c", "ann\0", "ann/..", "an\u{200b}n", "\u{130}stanbul", &"a".repeat(41)] {
            assert!(clean_login(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn passwords_are_counted_in_characters() {
        assert!(check_password("пароль12").is_ok() && check_password(&"x".repeat(200)).is_ok());
        assert!(check_password("пароль1").is_err() && check_password(&"x".repeat(201)).is_err());
    }
}
