//! The words of a review, from the same texts as the page's.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use crate::decision::Reason;
use crate::grade::Grade;

/// A language of the texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English
    #[default]
    English,
    /// Russian
    Russian,
    /// Ukrainian
    Ukrainian,
}

/// All languages.
pub const LANGUAGES: [Language; 3] = [Language::English, Language::Russian, Language::Ukrainian];

impl Language {
    /// Its code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Ukrainian => "uk",
        }
    }

    const fn texts(self) -> &'static str {
        match self {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
            Language::Russian => include_str!(concat!(env!("OUT_DIR"), "/ru.ftl")),
            Language::Ukrainian => include_str!(concat!(env!("OUT_DIR"), "/uk.ftl")),
        }
    }
}

/// The words of a review in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words in this language.
    pub fn new(language: Language) -> Words {
        let id = language.code().parse().expect("a code of two letters names a language");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks around arguments are for mixed directions of writing, which do not occur here.
        bundle.set_use_isolating(false);
        // A file that cannot be read in full gives what can be read; a test looks at all of them.
        let resource =
            FluentResource::try_new(language.texts().to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Words { bundle }
    }

    /// A fact about a move, in words.
    pub fn reason(&self, reason: &Reason) -> String {
        let mut arguments = FluentArgs::new();
        for (name, figure) in &reason.figures {
            arguments.set(name.as_str(), *figure);
        }
        self.text(&reason.key, &arguments)
    }

    /// A grade in a word.
    pub fn grade(&self, grade: Grade) -> String {
        let key = match grade {
            Grade::Best => "review-grade-best",
            Grade::Good => "review-grade-good",
            Grade::Inaccuracy => "review-grade-inaccuracy",
            Grade::Mistake => "review-grade-mistake",
            Grade::Blunder => "review-grade-blunder",
        };
        self.text(key, &FluentArgs::new())
    }

    /// A text with texts in it. A key that is missing shows itself.
    pub(crate) fn with(&self, key: &str, texts: &[(&'static str, String)]) -> String {
        let mut arguments = FluentArgs::new();
        for (name, text) in texts {
            arguments.set(*name, text.as_str());
        }
        self.text(key, &arguments)
    }

    fn text(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned()
    }
}
