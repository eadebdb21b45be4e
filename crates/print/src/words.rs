//! The texts that page and paper share, in one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::games::Game;
use crate::plan::Language;

/// The texts of one game, and those about printing.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A file of texts in English, Russian and Ukrainian.
pub(crate) type Texts = [&'static str; 3];

/// The file with this name in every language.
macro_rules! texts {
    ($file:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../texts/en/", $file, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../texts/ru/", $file, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../texts/uk/", $file, ".ftl")),
        ]
    };
}
pub(crate) use texts;

const ABOUT_PRINTING: Texts = texts!("print");

impl Words {
    pub fn new(language: Language, game: &Game) -> Words {
        let mut bundle = FluentBundle::new(vec![id(language)]);
        // Marks around arguments are for mixed directions of writing, which do not occur here.
        bundle.set_use_isolating(false);
        for text in [game.texts, ABOUT_PRINTING].map(|texts| texts[language as usize]) {
            // A file that cannot be read in full gives what can be read; a test looks at all of them.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { bundle }
    }

    /// A text without arguments.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with numbers in it. A key that is missing shows itself.
    pub fn with(&self, key: &str, numbers: &[(&'static str, usize)]) -> String {
        let mut arguments = FluentArgs::new();
        for (name, number) in numbers {
            arguments.set(*name, *number);
        }
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}

fn id(language: Language) -> LanguageIdentifier {
    language.code().parse().expect("a code of two letters names a language")
}
