import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../errors.ts';
import { parseInput } from './input.ts';

const body = z.strictObject({ texts: z.array(z.string()), notes: z.record(z.string(), z.string()) });

function refusalOf(sent: unknown): AppError {
  try {
    parseInput({ body } as unknown as Endpoint, {} as FastifyRequest, sent);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('was not refused');
}

const many = Array.from({ length: 20_000 }, (_, index) => index);
const longName = 'x'.repeat(200_000);

// @demand small-refusals
it.each([
  ['thousands of wrong values', { texts: many, notes: {} }],
  [
    'thousands of unknown fields',
    { texts: [], notes: {}, ...Object.fromEntries(many.map((index) => [`field${index}`, 1])) },
  ],
  ['an unknown field with a long name', { texts: [], notes: {}, [longName]: 1 }],
  ['a wrong value under a long name', { texts: [], notes: { [longName]: 1 } }],
  ['thousands of unreadable values', { texts: many.map(() => '\0'), notes: {} }],
])('a refusal of %s stays small', (_, sent) => {
  const { message, details } = refusalOf(sent);
  expect(message).toBe('Certains champs sont à corriger.');
  expect(JSON.stringify(details).length).toBeLessThan(4000);
});

it('names every field of an ordinary form', () => {
  expect(refusalOf({ texts: [1, 'ok', 2], notes: {}, extra: 1 }).details).toEqual({
    fields: { 'texts.0': 'Valeur invalide', 'texts.2': 'Valeur invalide', _: 'Champ inconnu : extra' },
  });
});
