import * as z from 'zod/mini';
import { assistantEvents, maxFormBytes } from './assistant.ts';
import { again, conversation, maxTextBytes, people } from './assistant-fields.ts';
import { endpoint } from './endpoint.ts';
import { captureFeatures } from './plans.ts';
import { maxScreenshots, readingWarning } from './reading.ts';
import { dateBudgets, datePlans, openerPack, redFlagReport, seasons, silenceDiagnosis } from './tools.ts';
import { meter } from './usage.ts';

// «Outils Pro»: the four calls. Conversations and profiles that they get are not stored.

const { seed } = again;
const usage = z.nullable(meter);
/** The messages that the tool found in pasted text. Numbers in `messages` and `message` of an answer are places in this list. */
const foundMessages = z.array(z.object({ from: z.enum(['moi', 'match']), text: z.string() }));

export const readCapture = endpoint({
  method: 'POST',
  path: '/api/tools/read',
  access: 'member',
  summary:
    'The text of screenshots, for the user to check before a tool gets it: three readings for each use of the tool. Neither is stored.',
  limit: 'assistant',
  upload: { maxFiles: maxScreenshots, maxBytes: maxFormBytes },
  body: z.strictObject({ feature: z.enum(captureFeatures, 'Outil inconnu') }),
  response: z.object({
    /** A conversation has one message a line, after «Moi :» or «Match :». */
    text: z.string(),
    warnings: z.array(readingWarning),
  }),
  /** No words before the end: whoever hangs up has read nothing. */
  events: { lecture: assistantEvents.lecture },
});

export const diagnoseGhosting = endpoint({
  method: 'POST',
  path: '/api/tools/anti-ghost',
  access: 'member',
  summary: 'Why a conversation went silent, and how to come back.',
  limit: 'assistant',
  writes: true,
  maxBodyBytes: maxTextBytes,
  body: z.strictObject({
    conversation,
    daysSilent: z.optional(z.int().check(z.minimum(0), z.maximum(3650))),
    ...people,
    seed,
  }),
  response: z.object({ diagnosis: silenceDiagnosis, conversation: foundMessages, usage }),
});

export const scanRedFlags = endpoint({
  method: 'POST',
  path: '/api/tools/red-flags',
  access: 'member',
  summary: 'Warning signs in a conversation, each with the exact words.',
  limit: 'assistant',
  maxBodyBytes: maxTextBytes,
  body: z.strictObject({ conversation }),
  response: z.object({ report: redFlagReport, conversation: foundMessages, usage }),
});

export const planDates = endpoint({
  method: 'POST',
  path: '/api/tools/date-planner',
  access: 'member',
  summary: 'Two or three plans for a date within a budget, about what both like.',
  limit: 'assistant',
  writes: true,
  body: z.strictObject({
    city: z.string().check(z.trim(), z.minLength(1, 'Indique ta ville'), z.maxLength(80, 'Ce nom est trop long')),
    /** For two people, in euros: a range, or the most that may be spent. */
    budget: z.union([z.enum(dateBudgets), z.number().check(z.minimum(0), z.maximum(10_000))], 'Budget inconnu'),
    interests: z.optional(z.string().check(z.trim(), z.maxLength(1000, 'Ce texte est trop long'))),
    season: z.optional(z.enum(seasons, 'Saison inconnue')),
    ...people,
    seed,
  }),
  response: z.object({ ...datePlans.shape, usage }),
});

export const writeOpeners = endpoint({
  method: 'POST',
  path: '/api/tools/openers',
  access: 'member',
  summary: 'Ten first messages from what a profile says.',
  limit: 'assistant',
  writes: true,
  maxBodyBytes: maxTextBytes,
  body: z.strictObject({
    profile: z
      .string()
      .check(z.trim(), z.minLength(1, 'Colle la bio de son profil'), z.maxLength(5000, 'Ce texte est trop long')),
    ...people,
    ...again,
  }),
  response: z.object({ ...openerPack.shape, usage }),
});
