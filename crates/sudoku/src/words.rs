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
    };
}

pub(crate) use words;
