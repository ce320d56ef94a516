import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

// A visitor's browser may have a language model of its own. Where the server has none, the browser offers it with a call that writes:
// the server asks by the event `ask`, the browser sends the words back as they come, and the server checks them like any model's.

/** On a call that writes: an id that the browser makes up, under which it will send its words. */
export const browserModelHeader = 'x-browser-model';

/** In characters, twenty times what three replies need. A longer answer is cut there. */
export const maxAnswerLength = 20_000;

/** How long a browser may write for one call, all questions together. */
export const longestWritingMs = 120_000;

const askEvent = z.object({
  /** Counted from 0: a second question asks for what was missing in the first answer. */
  question: z.int(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
  /** The JSON schema that the answer keeps to. */
  schema: z.record(z.string(), z.unknown()),
});
export type Ask = z.infer<typeof askEvent>;

/** What became of the words, told before the answer: how many texts are the browser's, and how many the engine's in their place. */
const writtenEvent = z.object({ byModel: z.int(), byEngine: z.int() });
export type WrittenTexts = z.infer<typeof writtenEvent>;

/** Told beside an endpoint's own events to a browser that offers its model. */
export const browserModelEvents = { ask: askEvent, written: writtenEvent } as const;

/** How an answer ends: `failed` where the model broke off, refused, or was called off by the user. */
const ends = ['done', 'failed'] as const;

export const sayWords = endpoint({
  method: 'POST',
  path: '/api/browser-model',
  access: 'public',
  summary: "Words that the browser's own model wrote for a call under way.",
  limit: 'words',
  maxBodyBytes: 100_000,
  body: z.strictObject({
    run: z.uuid('Identifiant invalide'),
    question: z.int().check(z.gte(0), z.lte(9)),
    /** How many characters of this answer were sent before: words that come twice or too late are dropped. */
    from: z.int().check(z.gte(0), z.lte(maxAnswerLength)),
    text: z.string().check(z.maxLength(maxAnswerLength, 'Ce texte est trop long')),
    end: z.optional(z.enum(ends)),
  }),
  /** False where nobody waits for these words, or for more of them: the browser can stop its model. */
  response: z.object({ isWanted: z.boolean() }),
});
