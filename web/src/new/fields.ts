/** The fields of a game's setup, read from its schema. */

import type { Kind } from '../api/protocol';

export type Field =
    | { name: string; kind: 'number'; min: number; max: number }
    | { name: string; kind: 'numbers'; length: number; min: number; max: number }
    | { name: string; kind: 'flag' }
    | { name: string; kind: 'choice'; values: readonly string[] }
    | { name: string; kind: 'seat' }
    | { name: string; kind: 'text'; longest: number };

interface Schema {
    type?: string;
    enum?: string[];
    anyOf?: unknown[];
    items?: { minimum: number; maximum: number };
    maxItems?: number;
    maxLength?: number;
    minimum?: number;
    maximum?: number;
}

function read(name: string, schema: Schema): Field {
    if (schema.enum) return { name, kind: 'choice', values: schema.enum };
    // A seat's number, or the word for the lot.
    if (schema.anyOf) return { name, kind: 'seat' };
    switch (schema.type) {
        case 'boolean':
            return { name, kind: 'flag' };
        case 'integer':
            return { name, kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? 0 };
        case 'array': {
            const { minimum: min = 0, maximum: max = 0 } = schema.items ?? {};
            return { name, kind: 'numbers', length: schema.maxItems ?? 0, min, max };
        }
        case 'string':
            return { name, kind: 'text', longest: schema.maxLength ?? 0 };
        default:
            throw new Error(`${name} is of a type that the page does not know`);
    }
}

/** Every field but the preset, which is chosen first. */
export function fieldsOf(kind: Kind): Map<string, Field> {
    const properties = kind.setup_schema['properties'] as Record<string, Schema>;
    const fields = Object.entries(properties).filter(([name]) => name !== 'preset');
    return new Map(fields.map(([name, schema]) => [name, read(name, schema)]));
}
