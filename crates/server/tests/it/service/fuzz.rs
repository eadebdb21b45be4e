//! Requests made from the API's own description, and the ways to spoil them. Always the same ones: a failure repeats.

use serde_json::{Map, Value, json};

/// Numbers that only look random (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) % most as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// One method of one address.
pub struct Operation {
    pub method: String,
    pub path: String,
    /// The schema of its body.
    pub body: Option<Value>,
}

/// What the service says of itself.
pub struct Description(Value);

impl Description {
    pub fn new() -> Description {
        Description(serde_json::to_value(igroteka_server::describe()).unwrap())
    }

    pub fn operations(&self) -> Vec<Operation> {
        let mut operations = Vec::new();
        for (path, methods) in self.0["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let body = operation["requestBody"]["content"]["application/json"].get("schema").cloned();
                operations.push(Operation { method: method.to_uppercase(), path: path.clone(), body });
            }
        }
        assert!(operations.len() >= 30, "{} operations are described", operations.len());
        operations
    }

    /// The schema of a named type.
    pub fn schema(&self, name: &str) -> &Value {
        &self.0["components"]["schemas"][name]
    }

    /// Something that fits a schema, or nearly.
    pub fn sample(&self, schema: &Value, dice: &mut Dice, depth: usize) -> Value {
        if let Some(reference) = schema["$ref"].as_str() {
            let name = reference.rsplit('/').next().unwrap();
            return self.sample(&self.0["components"]["schemas"][name], dice, depth + 1);
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                return self.sample(dice.pick(choices), dice, depth + 1);
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                if let Value::Object(fields) = self.sample(part, dice, depth + 1) {
                    whole.extend(fields);
                }
            }
            return Value::Object(whole);
        }
        if let Some(words) = schema["enum"].as_array() {
            return dice.pick(words).clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => dice.pick(kinds).as_str().unwrap_or("null").to_owned(),
            kind => kind.as_str().unwrap_or("object").to_owned(),
        };
        match kind.as_str() {
            "string" => {
                json!(dice.pick(&["e2", "quoridor", "Olya", "ok", "start", "0123456789abcdefghjkmnpqrs"]))
            }
            "integer" | "number" => json!(dice.pick(&[0, 1, 2, 3, 5, 30, 600])),
            "boolean" => json!(dice.below(2) == 0),
            "array" if depth < 8 => {
                json!(
                    (0..dice.below(3))
                        .map(|_| self.sample(&schema["items"], dice, depth + 1))
                        .collect::<Vec<_>>()
                )
            }
            "object" if depth < 8 => {
                let mut fields = Map::new();
                for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                    let required =
                        schema["required"].as_array().is_some_and(|names| names.contains(&json!(name)));
                    if required || dice.below(2) == 0 {
                        fields.insert(name.clone(), self.sample(field, dice, depth + 1));
                    }
                }
                Value::Object(fields)
            }
            _ => Value::Null,
        }
    }
}

/// Values that no field expects.
fn nasty(dice: &mut Dice) -> Value {
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    let values = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(255),
        json!(256),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e308),
        json!(0.5),
        json!(""),
        json!(" "),
        json!("\u{0}"),
        json!("\u{202e}e2"),
        json!("../../etc/passwd"),
        json!("' OR 1=1 --"),
        json!("<script>alert(1)</script>"),
        json!("é".repeat(5_000)),
        json!([]),
        json!([1, "2", null]),
        json!({}),
        json!({"kind": "me", "kind2": 1}),
        deep,
    ];
    dice.pick(&values).clone()
}

/// All places in a value, by the ways to them.
fn places(value: &Value, way: &str, found: &mut Vec<String>) {
    found.push(way.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, field)| {
            places(field, &format!("{way}/{}", name.replace('~', "~0").replace('/', "~1")), found);
        }),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| places(item, &format!("{way}/{at}"), found));
        }
        _ => {}
    }
}

/// Makes something unexpected of a value, as the bytes of a body.
pub fn spoil(mut value: Value, dice: &mut Dice) -> Vec<u8> {
    let mut ways = Vec::new();
    places(&value, "", &mut ways);
    let way = dice.pick(&ways).clone();
    let place = value.pointer_mut(&way).unwrap();
    match (dice.below(4), place) {
        (0, Value::Object(fields)) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            fields.remove(dice.pick(&names));
        }
        (1, Value::Object(fields)) => {
            let name = *dice.pick(&["admin", "seat", "__proto__", "id", ""]);
            fields.insert(name.to_owned(), nasty(dice));
        }
        (_, place) => *place = nasty(dice),
    }
    let mut bytes = value.to_string().into_bytes();
    match dice.below(10) {
        0 => bytes.truncate(dice.below(bytes.len() + 1)),
        1 => bytes.insert(dice.below(bytes.len() + 1), 0xff),
        2 => bytes.extend_from_slice(b"{}"),
        3 => bytes = [&b"["[..], &bytes, b"]"].concat(),
        _ => {}
    }
    bytes
}

/// Bodies that are wrong for every endpoint.
pub fn wrong_everywhere() -> Vec<Vec<u8>> {
    vec![
        Vec::new(),
        b" ".to_vec(),
        b"null".to_vec(),
        b"[]".to_vec(),
        b"\"\"".to_vec(),
        b"1e999".to_vec(),
        b"{".to_vec(),
        b"{\"kind\"".to_vec(),
        b"\xff\xfe\x00".to_vec(),
        b"\xef\xbb\xbf{}".to_vec(),
        "[".repeat(60_000).into_bytes(),
        "{\"a\":".repeat(12_000).into_bytes(),
        format!("{{\"{}\":1}}", "x".repeat(60_000)).into_bytes(),
        vec![b'x'; 1_000_000],
    ]
}
