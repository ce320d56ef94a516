import * as z from 'zod/mini';
import { assistantEvents, engines, transcript } from './assistant.ts';
import { endpoint } from './endpoint.ts';
import { sampleNames } from './try-samples.ts';
import { judgement, reply } from './writing.ts';

// The try-out of the landing page: a pasted message, or a sample chat, is answered without an account. Nothing of it is stored;
// how many a device has a day and how many there are in all is the operator's setting. A sample chat uses none of them.

/** A day, unless the operator sets another figure. */
export const triesPerDevice = 2;
/** In characters: a message or the end of a conversation, not a whole one. */
const maxTriedLength = 2000;

export const missingTriedText = 'Colle le message que tu as reçu';

const triedText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, missingTriedText),
    z.maxLength(maxTriedLength, 'Ce texte est trop long pour un essai : garde les derniers messages'),
  );

export const tryReply = endpoint({
  method: 'POST',
  path: '/api/try/reply',
  access: 'public',
  summary:
    'A verdict and three replies for a pasted message or a sample chat, without an account, within a daily budget.',
  limit: 'try',
  writes: true,
  body: z.strictObject({
    /** Pasted text, as `/api/dm/optimize` takes it; or else `sample`. */
    conversation: z.optional(triedText),
    sample: z.optional(z.enum(sampleNames, 'Exemple inconnu')),
    /** The `swap` of this conversation's first answer: its speakers change places, which uses no other try. */
    swap: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    ...judgement.shape,
    /** Who said what. */
    transcript,
    replies: z.array(reply),
    engine: z.enum(engines),
    /** How many tries this device still has today. */
    left: z.int(),
    /** Pays once for the same conversation with its speakers swapped; absent where one of them alone speaks. */
    swap: z.optional(z.string()),
  }),
  events: assistantEvents,
});

export const countTries = endpoint({
  method: 'GET',
  path: '/api/try',
  access: 'public',
  summary: 'How many tries this device still has today.',
  response: z.object({ left: z.int() }),
});
