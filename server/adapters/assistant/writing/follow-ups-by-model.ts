import type { FollowUp, SilenceDiagnosis } from '#contract/tools.ts';
import { stopReasons } from '#engine/understand/verdict-reasons.ts';
import type { SilenceToolRequest, Writer } from '../port.ts';
import { checkReply } from './checks/check-reply.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { inUsersManner } from './manner.ts';
import { mayBeSent } from './may-be-sent.ts';
import { signIn } from './model-signal.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { followUpMessages } from './prompts/follow-up-prompt.ts';
import { readText } from './read-text.ts';
import { draftedFollowUpSchema, followUpSchema, modelFollowUp } from './schemas.ts';

type Numbered = FollowUp & { number: number };

/** `own` is the embedded engine's diagnosis: all of it stays but the words of the follow-ups. */
export async function followUpsByModel(
  request: SilenceToolRequest,
  own: SilenceDiagnosis,
  { writer, ...means }: ModelMeans & { writer: Writer },
): Promise<SilenceDiagnosis> {
  const { conversation, user, match, names } = request;
  const { engine, signal } = means;
  const situation = await engine.run('readTurn', { conversation, objective: 'revive' }, { signal });
  if (own.stop || own.followUps.length === 0 || !mayBeSent(situation)) return own;
  if (own.kind === 'no_ghosting' && situation.lastSpeaker === 'match')
    return await withReplies(request, own, { writer, engine, signal });

  const pseudonyms = createPseudonyms(
    situation.messages.map(({ text }) => text),
    names,
  );
  const ownNumbered = own.followUps.map((followUp, at): Numbered => ({ ...followUp, number: at + 1 }));
  const withDrafts = means.server.hasTimeForDrafts;
  let heard: 'refusal' | 'discomfort' | null = null;
  const { items } = await itemsByModel<Numbered>(
    {
      task: 'silence',
      messages: followUpMessages({
        situation,
        diagnosis: own,
        daysSilent: request.daysSilent,
        user: user.gender,
        match: match.gender,
        hide: pseudonyms.hide,
        withDrafts,
      }),
      schema: withDrafts ? draftedFollowUpSchema : followUpSchema,
      count: ownNumbered.length,
      isOver: () => heard !== null,
      read(object, taken) {
        heard ??= taken.length === 0 ? signIn(object) : null;
        if (heard) return null;
        const parsed = modelFollowUp.safeParse(object);
        const moment = parsed.success ? ownNumbered[parsed.data.number - 1] : undefined;
        if (!parsed.success || !moment || taken.some(({ number }) => number === moment.number)) return null;
        const read = readText(parsed.data.content, {
          pseudonyms,
          withEmoji: situation.register.user.usesEmoji,
          check: (text) =>
            checkReply(text, {
              situation,
              isKnownContact: pseudonyms.knowsContact,
              seen: taken.map(({ content }) => content),
            }),
        });
        return 'text' in read ? { item: { ...moment, content: inUsersManner(read.text, situation) } } : read;
      },
      ask: (missing) => `encore ${missing} message(s), avec le numéro de son moment`,
      fill: (taken) => ownNumbered.filter((followUp) => !taken.some(({ number }) => number === followUp.number)),
    },
    means,
  );
  const reason = heard && stopReasons[heard];
  if (reason) return await engine.run('diagnoseRefusal', { ...request, reason }, { signal });
  const inOrder = items.toSorted((one, other) => one.number - other.number);
  return { ...own, followUps: inOrder.map(({ number: _, ...followUp }) => followUp) };
}

/** Where the match wrote last there is no silence: the model's replies to that message, at the engine's moments. */
async function withReplies(
  { conversation, user, match, names, seed, ...rest }: SilenceToolRequest,
  own: SilenceDiagnosis,
  { writer, engine, signal }: Pick<ModelMeans, 'engine' | 'signal'> & { writer: Writer },
): Promise<SilenceDiagnosis> {
  const request = { conversation, user, match, ...(seed !== undefined && { seed }) };
  const { advice } = await writer.reply(
    {
      ...request,
      objective: 'continue',
      ...(names && { names }),
      ...(rest.daysSilent !== undefined && { daysSilent: rest.daysSilent }),
    },
    { ...(signal && { signal }) },
  );
  if (advice.verdict === 'stop')
    return await engine.run('diagnoseRefusal', { ...request, ...rest, reason: advice.reason }, { signal });
  const followUps = own.followUps.map(({ when, ...words }, at) => {
    const { content, why } = advice.replies[at] ?? words;
    return { when, content, why };
  });
  return { ...own, followUps };
}
