import { conversationLimits } from '#contract/assistant-fields.ts';

// How many bytes the largest body can have that a schema accepts, as browsers write JSON.

export interface BodySchema {
  type?: unknown;
  anyOf?: unknown;
  oneOf?: unknown;
  enum?: unknown;
  const?: unknown;
  maxLength?: unknown;
  maxItems?: unknown;
  format?: unknown;
  pattern?: unknown;
  items?: unknown;
  properties?: unknown;
}

/** In UTF-8; all that takes more in JSON is escaped, which no text is throughout. */
const bytesPerCharacter = 3;
const numberBytes = 25;
/** Of an image: base64 has one byte a character. */
const imageField = 'imageBase64';
/** Lists of messages are bounded as a whole too. */
const messageLists: Record<string, number> = {
  conversation: conversationLimits.textLength,
  transcript: conversationLimits.transcriptLength,
};
/** Quotes, brackets, commas and names around one message. */
const aroundMessage = 40;

/** Infinite where the schema sets no bound. */
export function largestBody(schema: BodySchema, name = ''): number {
  const alternatives = (schema.anyOf ?? schema.oneOf) as BodySchema[] | undefined;
  if (alternatives) return Math.max(...alternatives.map((one) => largestBody(one, name)));
  if (schema.const !== undefined) return bytesOf(schema.const);
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map(bytesOf));
  if (schema.type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, BodySchema>);
    return fields.reduce((sum, [field, value]) => sum + bytesOf(field) + 2 + largestBody(value, field), 2);
  }
  if (schema.type === 'array') return largestList(schema, name);
  if (schema.type === 'string') return largestText(schema, name);
  return numberBytes;
}

function largestList({ items, maxItems }: BodySchema, name: string): number {
  const total = messageLists[name];
  const count = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;
  if (total) return total * bytesPerCharacter + count * aroundMessage;
  return 2 + count * (1 + largestBody(items as BodySchema));
}

function largestText({ maxLength, format, pattern }: BodySchema, name: string): number {
  if (typeof maxLength === 'number') return 2 + maxLength * (name === imageField ? 1 : bytesPerCharacter);
  // An identifier, an address or what an anchored pattern takes.
  return format || pattern ? 1000 : Number.POSITIVE_INFINITY;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
