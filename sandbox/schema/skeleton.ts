import { type Schema, spec } from './spec.ts';

// Starts an object with every field that the API's description requires: null where allowed, else an empty value. The
// caller then sets the fields that matter, so no answer ever lacks a required field.

function accepts(schema: Schema, type: string): boolean {
  if (schema.anyOf) return schema.anyOf.some((branch) => accepts(branch, type));
  if (schema.enum && type === 'null') return schema.enum.includes(null);
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

function emptiest(schema: Schema): unknown {
  if (accepts(schema, 'null')) return null;
  if (schema.anyOf) return emptiest(schema.anyOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  if (schema.$ref) return '';
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number') return 0;
  if (schema.type === 'string') return '';
  return emptyObject(schema);
}

function emptyObject(schema: Schema): Record<string, unknown> {
  const fields: [string, unknown][] = [];
  for (const name of schema.required ?? []) {
    const property = schema.properties?.[name];
    if (property) fields.push([name, emptiest(property)]);
  }
  return Object.fromEntries(fields);
}

export function skeleton(name: string): Record<string, unknown> {
  const schema = spec.components.schemas[name];
  if (!schema) throw new Error(`The description has no object ${name}.`);
  return emptyObject(schema);
}
