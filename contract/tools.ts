import * as z from 'zod/mini';
import { speakers } from './reading.ts';

// What the four Pro tools answer: why a conversation went silent, warning signs in it, plans for a date, first messages.

export const silenceKinds = [
  'nothing_to_read',
  'no_ghosting',
  'said_busy',
  'hard_time',
  'clear_no',
  'danger',
  'reproach',
  'too_much',
  'plan_agreed',
  'plan_in_the_air',
  'never_answered',
  'dead_end',
  'closing_questions',
  'interview',
  'monologue',
  'slow_fade',
  'unexplained',
] as const;
export type SilenceKind = (typeof silenceKinds)[number];

/** A number that the screen shows, with the messages that it was counted from, as places in the conversation. */
export const silenceStatistic = z.object({
  label: z.string(),
  value: z.number(),
  /** The value as a French reader expects it: «2,5 fois plus courts». */
  shown: z.string(),
  messages: z.array(z.int()),
});
export type SilenceStatistic = z.infer<typeof silenceStatistic>;

const followUp = z.object({
  /** «dans 2 ou 3 jours» */
  when: z.string(),
  content: z.string(),
  why: z.string(),
});
export type FollowUp = z.infer<typeof followUp>;

export const silenceDiagnosis = z.object({
  kind: z.enum(silenceKinds),
  title: z.string(),
  explanation: z.string(),
  /** The messages that the explanation is about. */
  messages: z.array(z.int()),
  statistics: z.array(silenceStatistic),
  /** True where the match should be left in peace; there is no follow-up then. */
  stop: z.boolean(),
  /** From the soonest to the most patient; the user sends one of them. */
  followUps: z.array(followUp),
  remark: z.string(),
});
export type SilenceDiagnosis = z.infer<typeof silenceDiagnosis>;

export const redFlagKinds = [
  'minor',
  'threat',
  'blackmail',
  'distress',
  'money',
  'investment',
  'personal_data',
  'link',
  'selling',
  'sexual',
  'photos',
  'insistence',
  'home',
  'answer',
  'control',
  'guilt',
  'insult',
  'love_bombing',
  'off_platform',
  'identity',
  'secrecy',
  'unease',
] as const;
export type RedFlagKind = (typeof redFlagKinds)[number];

export const redFlagSeverities = ['info', 'attention', 'danger'] as const;
export type RedFlagSeverity = (typeof redFlagSeverities)[number];

const redFlag = z.object({
  kind: z.enum(redFlagKinds),
  severity: z.enum(redFlagSeverities),
  /** The sender of the message, who may be the user. */
  from: z.enum(speakers),
  /** The exact words of the message. */
  quote: z.string(),
  message: z.int(),
  why: z.string(),
  advice: z.string(),
});
export type RedFlag = z.infer<typeof redFlag>;

export const redFlagReport = z.object({
  /** The gravest first. */
  flags: z.array(redFlag),
  summary: z.string(),
  /** The kinds of warning signs that were looked for. */
  checked: z.array(z.string()),
  /** Help lines, for grave flags. */
  resources: z.array(z.string()),
});
export type RedFlagReport = z.infer<typeof redFlagReport>;

/** For two people, in euros; a number is the most that may be spent. */
export const dateBudgets = ['0-20', '20-50', '50+'] as const;
export type DateBudget = (typeof dateBudgets)[number] | number;

export const seasons = ['printemps', 'ete', 'automne', 'hiver'] as const;
export type Season = (typeof seasons)[number];

const dateStep = z.object({ text: z.string(), minutes: z.int(), costEuros: z.int() });

const datePlan = z.object({
  title: z.string(),
  steps: z.array(dateStep),
  durationMinutes: z.int(),
  /** An estimate for two people. */
  costEuros: z.int(),
  why: z.string(),
  rainyDay: z.string(),
  safety: z.string(),
  /** A message that proposes the date. */
  message: z.string(),
});
export type DatePlan = z.infer<typeof datePlan>;

export const datePlans = z.object({
  /** The city's name as the engine spells it; null for a city that it does not know, whose plans fit any city. */
  city: z.nullable(z.string()),
  plans: z.array(datePlan),
  remark: z.nullable(z.string()),
});
export type DatePlans = z.infer<typeof datePlans>;

export const openerStrategies = [
  'question',
  'false_choice',
  'tease',
  'callback',
  'challenge',
  'scenario',
  'observation',
] as const;
export type OpenerStrategy = (typeof openerStrategies)[number];

/** In characters. */
export const openerLength = { min: 60, max: 180 } as const;

export const opener = z.object({
  strategy: z.enum(openerStrategies),
  content: z.string(),
  /** The words of the profile that it is about; null where the profile says nothing. */
  about: z.nullable(z.string()),
  /** Out of 100, with the points that make it. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  why: z.array(z.object({ label: z.string(), points: z.int() })),
});
export type Opener = z.infer<typeof opener>;

export const openerPack = z.object({
  openers: z.array(opener),
  /** What the profile lacks; null where it lacks nothing. */
  remark: z.nullable(z.string()),
});
export type OpenerPack = z.infer<typeof openerPack>;
