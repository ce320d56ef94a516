import * as z from 'zod/mini';
import {
  again,
  conversationOrNothing,
  correctedTranscript,
  imageBase64,
  intensity,
  maxTextBytes,
  objective,
  people,
} from './assistant-fields.ts';
import { endpoint } from './endpoint.ts';
import { chatApps, maxScreenshots, messageKinds, readingWarning, seenBubble, speakers, textRange } from './reading.ts';
import { meter } from './usage.ts';
import { judgement, reply, tones, variations } from './writing.ts';

// Messages IA: a conversation, as screenshots or as text, is answered with a verdict and three replies. It is not stored. A reply
// that the user keeps is stored without its conversation.

const transcriptMessage = z.object({
  from: z.enum(speakers),
  kind: z.enum(messageKinds),
  /** Empty for a photo, a sticker or a voice note. */
  text: z.string(),
  /** The probability that the text is right to the letter and so is its speaker; 1 for a message that the user wrote. */
  confidence: z.number(),
  /** Words of the text that may be wrong, first to last. */
  doubtful: z.optional(z.array(textRange)),
  page: z.optional(z.int()),
  quote: z.optional(z.string()),
  reactions: z.optional(z.array(z.string())),
  cut: z.optional(z.enum(['top', 'bottom'])),
});
export type TranscriptMessage = z.infer<typeof transcriptMessage>;

export const transcript = z.object({
  app: z.enum(chatApps),
  matchName: z.nullable(z.string()),
  messages: z.array(transcriptMessage),
  warnings: z.array(readingWarning),
});
export type Transcript = z.infer<typeof transcript>;

export const engines = ['local', 'model'] as const;

/** How often replies to a screenshot may still be written anew without using the quota (`left`), and until when. */
const followUp = z.object({ runId: z.uuid(), left: z.int(), until: z.iso.datetime() });
export type FollowUp = z.infer<typeof followUp>;

/** How often single replies may still be changed without using the quota (`left`), and until when. */
const included = z.object({ runId: z.uuid(), left: z.int(), until: z.iso.datetime() });
export type IncludedVariations = z.infer<typeof included>;

/** What every run answers beside its replies. */
const run = {
  /** With the verdict `stop` there is one reply at most. */
  ...judgement.shape,
  transcript,
  engine: z.enum(engines),
  /** Null for a run from text. */
  followUp: z.nullable(followUp),
  /** The variations that the run includes; null for a follow-up, which adds none. */
  variations: z.nullable(included),
  /** The meter of the quota that paid; null where the free demo or a follow-up of a screenshot paid. */
  usage: z.nullable(meter),
};

/**
 * Events come in this order: `lecture` (screenshots only, again with each new place in the reader's line, with `bubbles` whenever more of one was read), `transcript`, `analyse`, `verdict`, `redaction`, then `reply` one to
 * three times. Where requests wait for a model, `redaction` comes before the verdict too, with each new place in the queue. With the first reply the run is paid for; `followUp` after it says what it includes, even if the rest fails.
 */
export const assistantSteps = { lecture: 'Lecture…', analyse: 'Analyse…', redaction: 'Rédaction…' } as const;
const step = z.object({ label: z.string() });

export const assistantEvents = {
  /** `ahead`: how many calls come before this one, and how long that will take; 0 or absent where it does not wait. */
  lecture: z.object({ label: z.string(), ahead: z.optional(z.int()), seconds: z.optional(z.int()) }),
  /** What was made out so far of one screenshot, top to bottom; `page` counts from 0. */
  bubbles: z.object({ page: z.int(), bubbles: z.array(seenBubble) }),
  transcript: z.object({ transcript }),
  analyse: step,
  verdict: judgement,
  /** `ahead`: how many requests come before this one; 0 or absent where it does not wait. */
  redaction: z.object({ label: z.string(), ahead: z.optional(z.int()) }),
  reply: z.object({ reply }),
  followUp: z.object({ followUp }),
} as const;
export type AssistantEvents = { [Name in keyof typeof assistantEvents]: z.infer<(typeof assistantEvents)[Name]> };

/** Enough for eight screenshots of a phone; the browser makes them smaller before it sends them. */
export const maxFormBytes = 24_000_000;
/** Enough for one image in base64. */
const maxJsonBytes = 8_500_000;

const manner = { objective: z.optional(objective), intensity: z.optional(intensity), ...people, ...again };

export const optimizeScreenshot = endpoint({
  method: 'POST',
  path: '/api/dm/optimize-screenshot',
  access: 'member',
  summary: 'A verdict and three replies for screenshots of a conversation, or for its corrected transcript.',
  limit: 'assistant',
  writes: true,
  upload: { maxFiles: maxScreenshots, maxBytes: maxFormBytes },
  maxBodyBytes: maxJsonBytes,
  body: z.strictObject({
    ...manner,
    /** One image, for callers that send JSON; a form carries up to eight files. */
    imageBase64: z.optional(imageBase64),
    /** Instead of images: the transcript as the user corrected it. */
    transcript: z.optional(correctedTranscript),
    matchName: z.optional(z.string().check(z.maxLength(80))),
    /** The run that read the screenshot and includes follow-ups; without it the call counts as text. */
    runId: z.optional(z.uuid('Identifiant invalide')),
  }),
  response: z.object({ responses: z.array(reply), ...run }),
  events: assistantEvents,
});

export const optimizeText = endpoint({
  method: 'POST',
  path: '/api/dm/optimize',
  access: 'member',
  summary: 'A verdict and three replies for a conversation as text, or for one screenshot.',
  limit: 'assistant',
  writes: true,
  maxBodyBytes: maxJsonBytes,
  body: z.strictObject({
    ...manner,
    conversation: z.optional(conversationOrNothing),
    isScreenshot: z.optional(z.boolean()),
    /** Of a conversation given as messages; a pasted text names its speakers itself. */
    matchName: z.optional(z.string().check(z.maxLength(80))),
    imageBase64: z.optional(imageBase64),
  }),
  response: z.object({
    result: z.object({
      responses: z.array(
        z.extend(z.omit(reply, { content: true, why: true }), {
          text: z.string(),
          /** Why the reply works here. */
          context: z.string(),
        }),
      ),
      ...run,
    }),
  }),
  events: assistantEvents,
});

export const varyReply = endpoint({
  method: 'POST',
  path: '/api/dm/vary',
  access: 'member',
  summary: 'One reply in place of another: another idea, a shorter or a bolder one.',
  limit: 'assistant',
  writes: true,
  maxBodyBytes: maxTextBytes,
  body: z.strictObject({
    ...manner,
    transcript: correctedTranscript,
    matchName: z.optional(z.string().check(z.maxLength(80))),
    tone: z.enum(tones, 'Ton inconnu'),
    /** The reply on screen. */
    content: z
      .string()
      .check(z.trim(), z.minLength(1, 'Cette réponse est vide'), z.maxLength(1000, 'Cette réponse est trop longue')),
    how: z.enum(variations, 'Demande inconnue'),
    /** The run that includes variations; without it, or once they are used up, the call counts as text. */
    runId: z.optional(z.uuid('Identifiant invalide')),
    /** The user has answered «no» to the question about this talk; until then nothing is changed in a talk that raises one. */
    isAnswered: z.optional(z.boolean()),
  }),
  response: z.object({
    reply,
    engine: z.enum(engines),
    variations: z.nullable(included),
    /** The meter of the quota that paid; null where the variation was included. */
    usage: z.nullable(meter),
  }),
});

export const keptReply = z.object({
  id: z.uuid(),
  tone: z.enum(tones),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type KeptReply = z.infer<typeof keptReply>;

export const maxKeptReplies = 500;

export const listKeptReplies = endpoint({
  method: 'GET',
  path: '/api/dm',
  access: 'member',
  summary: 'The replies that the user kept, the latest first.',
  response: z.object({ replies: z.array(keptReply) }),
});

export const keepReply = endpoint({
  method: 'POST',
  path: '/api/dm',
  access: 'member',
  summary: 'Keeps a reply, without its conversation; keeping it twice changes nothing.',
  body: z.strictObject({
    tone: z.enum(tones, 'Ton inconnu'),
    content: z
      .string()
      .check(z.trim(), z.minLength(1, 'Cette réponse est vide'), z.maxLength(600, 'Cette réponse est trop longue')),
  }),
  response: z.object({ reply: keptReply }),
});

export const forgetReply = endpoint({
  method: 'DELETE',
  path: '/api/dm/:id',
  access: 'member',
  summary: 'Removes a kept reply.',
  params: z.strictObject({ id: z.uuid('Identifiant invalide') }),
  response: z.object({ message: z.string() }),
});
