import { expect, it } from 'vitest';
import { replyLengths, tones } from '#contract/writing.ts';
import { bioSchema, datePlanSchema, openerSchema, replySchema } from '../../../writing/schemas.ts';
import { grammarSchema } from './grammar-schema.ts';

it('keeps what a grammar can say of the contract, with one to three items', () => {
  expect(grammarSchema(replySchema.json)).toEqual({
    type: 'object',
    properties: {
      reading: {
        type: 'object',
        properties: {
          signal: { enum: ['rien', 'refus', 'malaise', 'mineur', 'arnaque', 'danger', 'grave'] },
          message: { type: 'string' },
          pourquoi: { type: 'string' },
        },
      },
      replies: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          properties: {
            tone: { enum: [...tones, ...replyLengths] },
            content: { type: 'string' },
            why: { type: 'string' },
          },
        },
      },
    },
  });
  expect(grammarSchema(bioSchema.json)).toMatchObject({ properties: { bios: { items: { type: 'object' } } } });
  expect(grammarSchema(datePlanSchema.json)).toMatchObject({
    properties: { plans: { maxItems: 3, items: { properties: { startEuros: { type: 'integer' } } } } },
  });
});

it('lets a list have as many items as its schema names', () => {
  expect(grammarSchema(openerSchema.json)).toMatchObject({ properties: { openers: { minItems: 1, maxItems: 10 } } });
});

it.each([
  [{ const: 'a' }, { const: 'a' }],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, { oneOf: [{ type: 'string' }, { type: 'null' }] }],
  [
    { type: 'string', minLength: 1, maxLength: 9, pattern: '^a' },
    { type: 'string', minLength: 1, maxLength: 9 },
  ],
  [
    { type: 'array', items: { type: 'integer', minimum: 2 }, maxItems: 2 },
    { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 },
  ],
])('turns %j into %j', (schema, expected) => {
  expect(grammarSchema(schema)).toEqual(expected);
});

it('refuses a schema without a type rather than allow anything', () => {
  expect(() => grammarSchema({ type: 'array', items: {} })).toThrow('no grammar');
});
