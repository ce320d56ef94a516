// The JSON schema of an answer, reduced to what `createGrammarForJsonSchema` turns into a grammar: it throws nothing for keywords
// that it does not know, but generates without them. `required` is dropped, since the grammar writes every property, in order.

type Schema = Record<string, unknown>;

/** For a list that does not name its own. A small model would otherwise repeat itself until its tokens are used up. */
const usualMaxItems = 3;

export function grammarSchema(schema: Schema): Schema {
  if ('const' in schema) return { const: schema.const };
  if (Array.isArray(schema.enum)) return { enum: schema.enum };
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return { oneOf: alternatives.map(grammarSchema) };
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(([name, property]) => [name, grammarSchema(property)])),
    };
  }
  if (schema.type === 'array')
    return {
      type: 'array',
      items: grammarSchema((schema.items ?? {}) as Schema),
      minItems: Math.max(1, Number(schema.minItems ?? 1)),
      maxItems: Number(schema.maxItems ?? usualMaxItems),
    };
  const { type, minLength, maxLength } = schema;
  if (typeof type !== 'string') throw new Error(`no grammar for the schema ${JSON.stringify(schema)}`);
  return { type, ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}
