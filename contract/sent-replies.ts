import * as z from 'zod/mini';
import { engines } from './assistant.ts';
import { endpoint } from './endpoint.ts';
import { tones } from './writing.ts';

// The user's own record of what they sent and what became of it. No text: outcome, tone, who wrote it, dates.

export const sentOutcomes = ['waiting', 'answered', 'silent'] as const;
export type SentOutcome = (typeof sentOutcomes)[number];

export const sentReply = z.object({
  id: z.uuid(),
  tone: z.enum(tones),
  /** Who wrote it: the embedded engine or a model. */
  writer: z.enum(engines),
  outcome: z.enum(sentOutcomes),
  sentAt: z.iso.datetime(),
});
export type SentReply = z.infer<typeof sentReply>;

/** The oldest make room. */
export const maxSentReplies = 500;

const params = z.strictObject({ id: z.uuid('Identifiant invalide') });

export const listSentReplies = endpoint({
  method: 'GET',
  path: '/api/sent-replies',
  access: 'member',
  summary: 'What the user says to have sent, the latest first.',
  response: z.object({ sent: z.array(sentReply) }),
});

export const noteSentReply = endpoint({
  method: 'POST',
  path: '/api/sent-replies',
  access: 'member',
  summary: 'Notes that a reply was sent, without its words.',
  body: z.strictObject({ tone: z.enum(tones, 'Ton inconnu'), writer: z.enum(engines, 'Auteur inconnu') }),
  response: z.object({ sent: sentReply }),
});

export const noteOutcome = endpoint({
  method: 'PATCH',
  path: '/api/sent-replies/:id',
  access: 'member',
  summary: 'Notes whether an answer came.',
  params,
  body: z.strictObject({ outcome: z.enum(sentOutcomes, 'Suite inconnue') }),
  response: z.object({ sent: sentReply }),
});

export const forgetSentReply = endpoint({
  method: 'DELETE',
  path: '/api/sent-replies/:id',
  access: 'member',
  summary: 'Removes one entry of the record.',
  params,
  response: z.object({ message: z.string() }),
});

export const eraseSentReplies = endpoint({
  method: 'DELETE',
  path: '/api/sent-replies',
  access: 'member',
  summary: 'Erases the whole record.',
  response: z.object({ message: z.string() }),
});
