import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

// «Mes réponses»: what the user tells of themselves once, so that the blanks of replies fill themselves. Kept with the account.

export const weekDays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;

/** Lengths in characters. */
export const ownAnswerLimits = { length: 60, tastes: 12 } as const;

const answer = z.string().check(z.trim(), z.maxLength(ownAnswerLimits.length, '60 caractères au maximum'));
const tastes = z
  .array(answer.check(z.minLength(1, 'Ce goût est vide')))
  .check(z.maxLength(ownAnswerLimits.tastes, '12 goûts au maximum'));

export const ownAnswers = z.object({
  /** Empty: not told. */
  job: z.string(),
  town: z.string(),
  freeDays: z.array(z.enum(weekDays)),
  tastes: z.array(z.string()),
  /** Whether a language model that writes replies may see them; false until the user ticks it. */
  forModel: z.boolean(),
});
export type OwnAnswers = z.infer<typeof ownAnswers>;

export const noOwnAnswers: OwnAnswers = { job: '', town: '', freeDays: [], tastes: [], forModel: false };

const response = z.object({ answers: ownAnswers });

export const getOwnAnswers = endpoint({
  method: 'GET',
  path: '/api/own-answers',
  access: 'member',
  summary: 'The user’s own answers, for the blanks of replies.',
  response,
});

export const saveOwnAnswers = endpoint({
  method: 'PATCH',
  path: '/api/own-answers',
  access: 'member',
  summary: 'Changes the answers that are given; the others stay.',
  body: z.strictObject({
    job: z.optional(answer),
    town: z.optional(answer),
    freeDays: z.optional(z.array(z.enum(weekDays, 'Jour inconnu')).check(z.maxLength(weekDays.length))),
    tastes: z.optional(tastes),
    forModel: z.optional(z.boolean()),
  }),
  response,
});

export const eraseOwnAnswers = endpoint({
  method: 'DELETE',
  path: '/api/own-answers',
  access: 'member',
  summary: 'Erases the answers and the permission to show them to a model.',
  response: z.object({ message: z.string() }),
});
