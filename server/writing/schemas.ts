import * as z from 'zod/mini';
import { opener } from '#contract/tools.ts';
import { generatedBio, reply, replyLengths, tones } from '#contract/writing.ts';

// What the model must answer: the contract's fields, without those that the server computes. An item is one object without objects
// in it: answer-objects.ts reads these as they come.

/** The tone comes first, as in the prompt's examples. */
export const modelReply = z.object({
  tone: z.enum([...tones, ...replyLengths]),
  content: reply.shape.content,
  why: reply.shape.why,
});
/** What the model takes the talk for; first in its answer. */
const modelReading = z.object({
  signal: z.enum(['rien', 'refus', 'malaise', 'mineur', 'arnaque', 'danger', 'grave']),
  message: z.string(),
  pourquoi: z.string(),
});
/** The same as it is read: a model that is not bound by the schema may leave the texts out. */
export const heardReading = z.object({
  signal: modelReading.shape.signal,
  message: z.optional(z.string()),
  pourquoi: z.optional(z.string()),
});
export const modelBio = z.pick(generatedBio, { content: true });
/** The message comes first, so that the model names a strategy for it instead of writing to a strategy. */
export const modelOpener = z.object({ content: z.string(), about: z.string(), strategy: opener.shape.strategy });
/** `number` is the moment that the follow-up is for, counted from 1. */
export const modelFollowUp = z.object({ number: z.int(), content: z.string() });
export const modelAdvice = z.object({ content: z.string() });
export const modelRewrittenBio = z.object({ bio: z.string() });
/** A date has two parts; the durations are minutes, the costs euros for two. */
export const modelDatePlan = z.object({
  title: z.string(),
  start: z.string(),
  startMinutes: z.int(),
  startEuros: z.int(),
  end: z.string(),
  endMinutes: z.int(),
  endEuros: z.int(),
  why: z.string(),
  rainyDay: z.string(),
  message: z.string(),
});

export const openerPackSize = 10;

const jsonOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
};

const replies = z.array(modelReply);
export const replySchema = { name: 'reponses', json: jsonOf(z.object({ reading: modelReading, replies })) };
/** Drafts of one tone stand before its reply, so that the first reply does not wait for the drafts of all. */
const draftedReply = z.object({
  tone: modelReply.shape.tone,
  drafts: z.array(z.string()),
  content: modelReply.shape.content,
  why: modelReply.shape.why,
});
export const draftedReplySchema = {
  name: 'reponses',
  json: jsonOf(z.object({ reading: modelReading, replies: z.array(draftedReply) })),
};
const drafts = z.array(z.string());
const bios = z.array(modelBio);
export const bioSchema = { name: 'bios', json: jsonOf(z.object({ bios })) };
export const draftedBioSchema = { name: 'bios', json: jsonOf(z.object({ drafts, bios })) };
export const openerSchema = {
  name: 'accroches',
  json: jsonOf(z.object({ openers: z.array(modelOpener).check(z.maxLength(openerPackSize)) })),
};
const followUps = z.array(modelFollowUp);
export const followUpSchema = { name: 'relances', json: jsonOf(z.object({ reading: modelReading, followUps })) };
export const draftedFollowUpSchema = {
  name: 'relances',
  json: jsonOf(z.object({ reading: modelReading, drafts, followUps })),
};
export const adviceSchema = {
  name: 'conseils',
  json: jsonOf(z.object({ advice: z.array(modelAdvice), rewritten: modelRewrittenBio })),
};
export const datePlanSchema = { name: 'rendez_vous', json: jsonOf(z.object({ plans: z.array(modelDatePlan) })) };
