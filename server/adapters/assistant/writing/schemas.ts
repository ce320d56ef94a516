import * as z from 'zod/mini';
import { generatedBio, reply } from '#contract/writing.ts';

// What the model must answer: the contract's fields, without those that the server computes.

export const modelReply = z.pick(reply, { tone: true, content: true, why: true });
/** What the model saw in the match's last words: nothing, a no, or unease. */
export const modelSignal = z.object({ signal: z.enum(['rien', 'refus', 'malaise']) });
export const modelBio = z.pick(generatedBio, { content: true });

const jsonOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
};

const replies = z.array(modelReply);
export const replySchema = { name: 'reponses', json: jsonOf(z.object({ replies })) };
export const draftedReplySchema = {
  name: 'reponses',
  json: jsonOf(z.object({ reading: modelSignal, drafts: z.array(z.string()), replies })),
};
export const bioSchema = { name: 'bios', json: jsonOf(z.object({ bios: z.array(modelBio) })) };
