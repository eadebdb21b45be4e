//! Names that pass for a house bot's.

/// What the page calls the house bots, in its languages.
const NAMES: [&str; 18] = [
    "Twist",
    "Button",
    "Springy",
    "Bolt",
    "Cog",
    "Rivet",
    "Винтик",
    "Кнопка",
    "Пружинка",
    "Болтик",
    "Шестерёнка",
    "Заклёпка",
    "Гвинтик",
    "Кнопка",
    "Пружинка",
    "Болтик",
    "Коліщатко",
    "Заклепка",
];

/// Whether somebody of this name could be taken for a house bot: it looks like one of their names, with or without a
/// level behind it, begins with "house bot" as in records, or ends with a bot's level as the page shows it: `(bot 3)`.
pub(super) fn passes_for_one(name: &str) -> bool {
    let folded = without_level(name);
    fold(name).starts_with(&fold("house bot"))
        || NAMES.iter().any(|bot| folded == fold(bot))
        || name.trim_end().strip_suffix(')').and_then(|start| start.rsplit_once('(')).is_some_and(
            |(_, last)| {
                last.ends_with(|c: char| c.is_numeric())
                    && fold(last.trim_end_matches(is_no_letter)) == fold("bot")
            },
        )
}

/// `Twist`, `Twist 3`, `twist (bot 3)` and `TWIST, level 3` are all the same.
fn without_level(name: &str) -> String {
    let mut folded = fold(name.trim_end_matches(is_no_letter));
    for word in ["level", "уровень", "рівень", "рівня", "уровня", "bot"] {
        if let Some(rest) = folded.strip_suffix(&fold(word)).filter(|rest| !rest.is_empty()) {
            folded.truncate(rest.len());
        }
    }
    folded
}

fn is_no_letter(letter: char) -> bool {
    !letter.is_alphabetic()
}

/// Letters and digits only, small, those that look alike as one.
fn fold(text: &str) -> String {
    let letters =
        text.chars().map(plain).flat_map(char::to_lowercase).filter(|letter| letter.is_alphanumeric());
    letters.map(look_alike).collect()
}

/// The ASCII letter that another alphabet of the same letters stands for: full width, or mathematical.
fn plain(letter: char) -> char {
    let code = u32::from(letter);
    let ascii = match code {
        0xff01..=0xff5e => code - 0xff01 + 0x21,
        0x1d400..=0x1d6a3 => match (code - 0x1d400) % 52 {
            place @ 0..26 => u32::from('A') + place,
            place => u32::from('a') + place - 26,
        },
        _ => code,
    };
    char::from_u32(ascii).unwrap_or(letter)
}

/// One letter for all that look like it in Latin, Cyrillic and Greek, accents left out.
fn look_alike(letter: char) -> char {
    match letter {
        'а' | 'α' | 'à'..='å' => 'a',
        'б' | 'в' | 'β' => 'b',
        'с' | 'ç' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ё' | 'є' | 'ε' | 'è'..='ë' => 'e',
        'ɡ' => 'g',
        'һ' | 'н' => 'h',
        '1' | 'l' | 'і' | 'ї' | 'ι' | 'ı' | 'ӏ' | 'ì'..='ï' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'ñ' => 'n',
        '0' | 'о' | 'ο' | 'σ' | 'ò'..='ö' | 'ø' => 'o',
        'р' | 'ρ' => 'p',
        '5' | 'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' | 'ý' | 'ÿ' | 'γ' => 'y',
        'υ' | 'ù'..='ü' => 'u',
        'ѵ' | 'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'й' => 'и',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_the_page() {
        let texts = [
            include_str!("../../../../texts/en/common.ftl"),
            include_str!("../../../../texts/ru/common.ftl"),
            include_str!("../../../../texts/uk/common.ftl"),
        ];
        let lines = texts.map(|text| text.lines().find_map(|line| line.strip_prefix("common-bot-names = ")));
        let names: Vec<&str> = lines.iter().flat_map(|line| line.unwrap().split(", ")).collect();
        assert_eq!(names, NAMES);
        let lines =
            texts.map(|text| text.lines().find_map(|line| line.strip_prefix("common-guest-names = ")));
        for name in lines.iter().flat_map(|line| line.unwrap().split(',')) {
            assert!(!passes_for_one(name.trim()), "guests are called {name}");
        }
    }

    #[test]
    fn what_could_be_taken_for_a_house_bot_is_seen() {
        for name in [
            "Twist",
            "twist",
            "TWIST (bot 5)",
            "Twist, level 3",
            "Twist 3",
            "Т w і s t",
            "Tw1st",
            "B0lt",
            "Bólt",
            "Twi\u{301}st",
            "\u{ff34}\u{ff57}\u{ff49}\u{ff53}\u{ff54}",
            "\u{1d413}\u{1d430}\u{1d422}\u{1d42c}\u{1d42d}",
            "Винтик (бот 2)",
            "Шестеренка",
            "Коліщатко, рівень 1",
            "house bot, level 3",
            "House-Bot",
            "Olya (bot 3)",
            "Оля (бот 3)",
        ] {
            assert!(passes_for_one(name), "{name}");
        }
    }

    #[test]
    fn names_that_only_share_letters_with_one_are_left_alone() {
        for name in [
            "Olya",
            "Oliver Twist",
            "my first bot",
            "Lighthouse bot",
            "Bot 1",
            "Robo (bot)",
            "Кнопочка",
            "Болт",
            "Benjamin Button",
            "Usain Bolt",
            "level 3",
            "bot",
            "(3)",
            "❤️",
            "007",
        ] {
            assert!(!passes_for_one(name), "{name}");
        }
    }
}
