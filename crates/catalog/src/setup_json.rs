//! Setups as JSON objects.

use igroteka_game::{Setup, Value as Raw, Values};
use serde_json::{Map, Value};

use crate::{Code, Refusal};

/// Reads a new game's setup; `null` is the default one.
pub(crate) fn read_setup<S: Setup>(json: &Value) -> Result<S, Refusal> {
    Ok(S::from_raw(read_fields(json)?)?)
}

/// Reads the setup of a game that began under this version of the rules.
pub(crate) fn read_setup_under<S: Setup>(rules: u32, json: &Value) -> Result<S, Refusal> {
    // A later version may have other fields: that is not what is wrong then.
    S::check_rules(rules)?;
    Ok(S::from_raw_under(rules, read_fields(json)?)?)
}

fn read_fields(json: &Value) -> Result<Vec<(String, Raw)>, Refusal> {
    let empty = Map::new();
    let fields = match json {
        Value::Object(fields) => fields,
        Value::Null => &empty,
        _ => return Err(Refusal::new(Code::BadSetup, "a setup is an object")),
    };
    let mut raw = Vec::with_capacity(fields.len());
    for (name, value) in fields {
        raw.push((name.clone(), raw_value(name, value)?));
    }
    Ok(raw)
}

/// A setup's values as a JSON object that [`read_setup`] takes back.
pub(crate) fn write_setup(values: &Values) -> Value {
    Value::Object(values.iter().map(|(name, value)| (name.to_owned(), json_value(value))).collect())
}

/// One raw value as JSON.
pub(crate) fn json_value(value: &Raw) -> Value {
    match value {
        Raw::Int(number) => Value::from(*number),
        Raw::Bool(flag) => Value::from(*flag),
        Raw::Text(text) => Value::from(text.as_ref()),
        Raw::Ints(numbers) => Value::from(numbers.to_vec()),
    }
}

fn raw_value(name: &str, json: &Value) -> Result<Raw, Refusal> {
    let value = match json {
        Value::Bool(flag) => Some(Raw::Bool(*flag)),
        Value::Number(number) => number.as_i64().map(Raw::Int),
        Value::String(text) => Some(Raw::from(text.as_str())),
        Value::Array(items) => {
            let numbers: Option<Vec<i64>> = items.iter().map(Value::as_i64).collect();
            numbers.map(|numbers| Raw::Ints(numbers.into()))
        }
        Value::Null | Value::Object(_) => None,
    };
    value.ok_or_else(|| {
        let name: String = name.chars().take(60).collect();
        Refusal::new(
            Code::BadSetup,
            format!("`{name}` takes a whole number, true or false, a text or a list of numbers"),
        )
    })
}
