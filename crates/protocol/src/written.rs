//! JSON that goes into a message as it was written.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A JSON value as text. What a game shows is written once, not first built as a tree.
#[derive(Clone, Debug)]
pub struct Written(Box<RawValue>);

impl Written {
    /// Writes a value.
    ///
    /// # Errors
    /// If it is no plain data: a map whose keys are no texts.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<Written> {
        serde_json::value::to_raw_value(value).map(Written)
    }

    /// Reads it as whatever it should be.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> serde_json::Result<T> {
        serde_json::from_str(self.0.get())
    }
}

impl From<Box<RawValue>> for Written {
    fn from(text: Box<RawValue>) -> Written {
        Written(text)
    }
}

/// Two are the same if they mean the same, however they were written.
impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        let value = |written: &Written| written.read::<Value>().ok();
        self.0.get() == other.0.get() || value(self) == value(other)
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Written {
    /// By way of a tree: a message whose kind is read first no longer has its text.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Written::of(&value).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "kind")]
    enum Message {
        Shown { view: Written },
    }

    #[test]
    fn it_goes_into_a_message_as_it_is_and_comes_back() {
        let view = Written::of(&json!({"pawns": ["e2", null], "left": 10})).expect("it is plain data");
        let message = Message::Shown { view };
        let text = serde_json::to_string(&message).expect("it is plain data");
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(value, json!({"kind": "Shown", "view": {"pawns": ["e2", null], "left": 10}}));
        assert_eq!(serde_json::from_str::<Message>(&text).expect("it is a message"), message);
    }

    #[test]
    fn the_same_may_be_written_otherwise() {
        let written = |text: &str| Written(RawValue::from_string(text.to_owned()).expect("it is JSON"));
        assert_eq!(written(r#"{"a": 1, "b": 2}"#), written(r#"{"b":2,"a":1}"#));
        assert_ne!(written(r#"{"a": 1}"#), written(r#"{"a": 2}"#));
    }
}
