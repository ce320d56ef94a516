import type { FollowUp, SilenceDiagnosis } from '#contract/tools.ts';
import type { Judgement } from '#contract/writing.ts';
import type { SilenceToolRequest, Writer } from '../adapters/assistant/port.ts';
import { checkReply } from './checks/check-reply.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { inUsersManner } from './manner.ts';
import { isMinorFor, judgementOf, type ModelReading, readingIn } from './model-reading.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { followUpMessages } from './prompts/follow-up-prompt.ts';
import { readText } from './read-text.ts';
import { draftedFollowUpSchema, followUpSchema, modelFollowUp } from './schemas.ts';

type Numbered = FollowUp & { number: number };

/**
 * `own` is the embedded engine's diagnosis: all of it stays but the words of the follow-ups, unless the model hears why to stop. Where the
 * engine is certain of a danger or a no that the model does not hear there is nobody to ask, and the engine's stop stands; a scam is
 * left to the model.
 */
export async function followUpsByModel(
  request: SilenceToolRequest,
  own: SilenceDiagnosis,
  { writer, ...means }: ModelMeans & { writer: Writer },
): Promise<SilenceDiagnosis> {
  const { conversation, user, match, names } = request;
  const { engine, signal, onAsked, isPaying } = means;
  const objective = 'revive';
  const hint = await engine.run('readTurn', { conversation, objective }, { signal });
  const situation = await engine.run('readTurn', { conversation, objective, isOrdinary: true }, { signal });
  if (isMinorFor(hint)) return own;
  const ordinary = own.stop ? await engine.run('diagnoseSilence', { ...request, isOrdinary: true }, { signal }) : own;
  if (ordinary.followUps.length === 0 || situation.language === 'other') return own;
  if (ordinary.kind === 'no_ghosting' && situation.lastSpeaker === 'match')
    return await withReplies(request, { own, ordinary }, { writer, engine, signal, onAsked, isPaying });

  const pseudonyms = createPseudonyms(
    situation.messages.map(({ text }) => text),
    names,
  );
  const ownNumbered = ordinary.followUps.map((followUp, at): Numbered => ({ ...followUp, number: at + 1 }));
  const withDrafts = means.server.prompt === 'full';
  let heard: ModelReading | null = null;
  const judged = () =>
    heard && judgementOf({ ...heard, why: pseudonyms.restore(heard.why) ?? '' }, { situation, hint });
  const isOver = () => endsWork(judged());
  const { items } = await itemsByModel<Numbered>(
    {
      task: 'silence',
      messages: followUpMessages({
        situation,
        hint,
        diagnosis: ordinary,
        daysSilent: request.daysSilent,
        user: user.gender,
        match: match.gender,
        hide: pseudonyms.hide,
        withDrafts,
      }),
      schema: withDrafts ? draftedFollowUpSchema : followUpSchema,
      count: ownNumbered.length,
      isOver,
      read(object, taken) {
        heard ??= taken.length === 0 ? readingIn(object) : null;
        if (isOver()) return null;
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
  const judgement = judged();
  // Where the model did not say what the talk is, the engine decides.
  if (judgement ? judgement.question : own.stop) return own;
  if (judgement?.verdict === 'stop') return await stopped(request, judgement, { engine, signal });
  const inOrder = items.toSorted((one, other) => one.number - other.number);
  return { ...ordinary, followUps: inOrder.map(({ number: _, ...followUp }) => followUp) };
}

const endsWork = (judged: Judgement | null): boolean => judged?.verdict === 'stop' || judged?.question !== undefined;

async function stopped(
  request: SilenceToolRequest,
  { signal: heard, reason }: Judgement,
  { engine, signal }: Pick<ModelMeans, 'engine' | 'signal'>,
): Promise<SilenceDiagnosis> {
  const kind = heard === 'refusal' || heard === 'unease' ? 'clear_no' : 'danger';
  return await engine.run('diagnoseStop', { ...request, kind, reason }, { signal });
}

/** Where the match wrote last there is no silence: the model's replies to that message, at the engine's moments. */
async function withReplies(
  { conversation, user, match, names, seed, ...rest }: SilenceToolRequest,
  { own, ordinary }: Record<'own' | 'ordinary', SilenceDiagnosis>,
  { writer, engine, signal, onAsked, isPaying }: Omit<ModelMeans, 'server' | 'log'> & { writer: Writer },
): Promise<SilenceDiagnosis> {
  const request = { conversation, user, match, ...(seed !== undefined && { seed }) };
  const { advice } = await writer.reply(
    {
      ...request,
      objective: 'continue',
      ...(names && { names }),
      ...(rest.daysSilent !== undefined && { daysSilent: rest.daysSilent }),
    },
    { ...(signal && { signal }), ...(onAsked && { onAsked }), ...(isPaying && { isPaying }) },
  );
  if (advice.question) return own;
  if (advice.verdict === 'stop') return await stopped({ ...request, ...rest }, advice, { engine, signal });
  const followUps = ordinary.followUps.map(({ when, ...words }, at) => {
    const { content, why } = advice.replies[at] ?? words;
    return { when, content, why };
  });
  return { ...ordinary, followUps };
}
