//! A game's setup as a JSON Schema, from the same table of fields that checks it.

use igroteka_game::{Field, FieldKind, MAX_SEATS, Setup};
use serde_json::{Map, Value, json};

use crate::setup_json::json_value;

/// The JSON Schema of a setup.
pub(crate) fn setup_schema<S: Setup>() -> Value {
    let presets: Vec<&str> = S::PRESETS.iter().map(|preset| preset.name).collect();
    let mut properties = Map::new();
    properties.insert(
        "preset".to_owned(),
        json!({
            "enum": presets,
            "default": presets[0],
            "description": "Sets fields, each of which may then be changed",
        }),
    );
    for field in S::FIELDS {
        properties.insert(field.name.to_owned(), field_schema(field));
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "additionalProperties": false,
        "properties": properties,
    })
}

fn field_schema(field: &Field) -> Value {
    let mut schema = match &field.kind {
        FieldKind::Int { min, max } => json!({"type": "integer", "minimum": min, "maximum": max}),
        FieldKind::Bool => json!({"type": "boolean"}),
        FieldKind::Choice(words) => json!({"enum": words}),
        FieldKind::SeatOrLot => {
            json!({"anyOf": [{"type": "integer", "minimum": 1, "maximum": MAX_SEATS}, {"const": "lot"}]})
        }
        FieldKind::Text(most) => json!({"type": "string", "maxLength": most}),
        FieldKind::Ints { len, min, max } => json!({
            "type": "array",
            "items": {"type": "integer", "minimum": min, "maximum": max},
            "minItems": len,
            "maxItems": len,
        }),
    };
    schema["description"] = json!(field.about);
    if let Some(default) = &field.default {
        schema["default"] = json_value(default);
    }
    schema
}
