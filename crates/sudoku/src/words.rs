//! Enums whose variants are the words of a setup field.

/// Declares an enum of words: the order of the variants is the order in which people are offered them.
macro_rules! words {
    (
        $(#[$about:meta])*
        $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$each])* $variant),+
        }

        impl $name {
            /// Every word, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word of this choice.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }

            /// The choice with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$variant),)+
                    _ => None,
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = igroteka_game::ReadError;

            fn from_str(text: &str) -> Result<$name, igroteka_game::ReadError> {
                $name::from_word(text).ok_or_else(|| {
                    igroteka_game::ReadError::new(format!("one of {} expected", $name::WORDS.join(", ")), text)
                })
            }
        }
    };
}

pub(crate) use words;
