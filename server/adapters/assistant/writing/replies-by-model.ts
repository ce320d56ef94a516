import { confidenceOf } from '#contract/blank.ts';
import { type Reply, type Tone, tones } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { mayBeBolder } from '#engine/write/choose-variation.ts';
import type { Engine } from '../engine-threads/engine.ts';
import type { ReplyOptions, ReplyRequest, Writer, WritingEngine, WrittenReplies } from '../port.ts';
import type { ModelServer } from './calls/model-calls.ts';
import { checkReply } from './checks/check-reply.ts';
import { findDoubt } from './checks/doubts/find-doubt.ts';
import { isRepetition } from './checks/repetition.ts';
import { modelShare } from './confidence.ts';
import { inUsersManner } from './manner.ts';
import { mayBeSent } from './may-be-sent.ts';
import { signIn } from './model-signal.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { replyMessages } from './prompts/reply-prompt.ts';
import { draftedReplySchema, modelReply, replySchema } from './schemas.ts';
import { tidyText } from './tidy-text.ts';
import { whyText } from './why-text.ts';
import { workWithModel } from './work-with-model.ts';
import type { WritingEntry } from './writing-log.ts';

interface Means {
  server: ModelServer;
  engine: Engine;
  embedded: Writer;
  log: (entry: WritingEntry) => void;
}

/**
 * A model is not asked where it has nothing to add (no message yet, another language), nor where it must not push (a no).
 */
function isForModel(situation: Situation): boolean {
  return situation.verdict !== 'stop' && situation.messages.length > 0 && mayBeSent(situation);
}

export async function repliesByModel(
  request: ReplyRequest,
  { signal, onReply, onPlace }: ReplyOptions,
  { server, engine, embedded, log }: Means,
): Promise<WrittenReplies> {
  const { conversation, objective } = request;
  const situation = await engine.run('readTurn', { conversation, objective }, { signal });
  const { variation, facts = [] } = request;
  const isHeldBack = variation?.how === 'bolder' && !mayBeBolder(situation);
  if (!isForModel(situation) || isHeldBack)
    return await embedded.reply(request, { ...(signal && { signal }), ...(onReply && { onReply }) });

  const startedAt = performance.now();
  const wanted: readonly Tone[] = variation ? [variation.tone] : tones;
  // A shorter or bolder reply keeps its idea, so what was shown before is not avoided.
  const avoid = variation && variation.how !== 'other' ? [] : (request.avoid ?? []);
  const written = new Map<string, { reply: Reply; engine: WritingEngine }>();
  const add = (reply: Reply, engine: WritingEngine) => {
    written.set(reply.tone, { reply, engine });
    onReply?.(reply, engine);
  };
  const pseudonyms = createPseudonyms(
    [...situation.messages.map(({ text }) => text), ...avoid, ...facts, ...(variation ? [variation.content] : [])],
    request.names,
  );
  const people = { user: request.user.gender, match: request.match.gender };

  let seen: 'refusal' | 'discomfort' | null = null;
  const take = (object: unknown): Rejected | 'taken' | null => {
    seen ??= signIn(object);
    if (seen) return null;
    const parsed = modelReply.safeParse(object);
    if (!parsed.success || written.has(parsed.data.tone) || !wanted.includes(parsed.data.tone)) return null;
    const { tone, content, why } = parsed.data;
    const restored = pseudonyms.restore(content);
    if (restored === null) return { content, faults: ['token'] };
    const text = inUsersManner(tidyText(restored, { withEmoji: situation.register.user.usesEmoji }), situation);
    const faults = checkReply(text, {
      situation,
      isKnownContact: pseudonyms.knowsContact,
      seen: [...avoid, ...[...written.values()].map(({ reply }) => reply.content)],
    });
    if (variation?.how === 'shorter' && text.length >= variation.content.length) faults.push('long');
    if (text === variation?.content) faults.push('seen');
    if (faults.length > 0) return { content, faults };
    const ownFacts = facts.map((fact) => ({ from: 'moi' as const, text: fact }));
    const doubt = findDoubt(text, { conversation: [...situation.messages, ...ownFacts], people });
    const share = modelShare(request.objective, { withDrafts: server.hasTimeForDrafts });
    const confidence = confidenceOf(text, share);
    add(
      { tone, content: text, why: whyText(pseudonyms.restore(why), tone), ...confidence, ...(doubt && { doubt }) },
      'model',
    );
    return 'taken';
  };

  const calls = server.open({ signal, onPlace });
  const { fallback, rejected } = await workWithModel(
    {
      messages: replyMessages({
        situation,
        objective: situation.caution ? 'continue' : request.objective,
        intensity: request.intensity ?? 'soft',
        ...people,
        avoid,
        variation,
        facts,
        daysSilent: request.daysSilent,
        hide: pseudonyms.hide,
        withDrafts: server.hasTimeForDrafts,
      }),
      schema: server.hasTimeForDrafts ? draftedReplySchema : replySchema,
      take,
      missing: () => {
        if (seen) return null;
        const left = wanted.filter((tone) => !written.has(tone));
        return left.length === 0 ? null : `les tons suivants seulement : ${left.join(', ')}`;
      },
      streams: onReply !== undefined,
    },
    calls,
  );
  const byModel = written.size;
  signal?.throwIfAborted();
  const exit = seen && byModel === 0 ? await engine.run('writeExit', { ...request, sign: seen }, { signal }) : null;
  if (exit) for (const reply of exit.replies) add(reply, 'local');
  else await fillIn(request, wanted.length, { embedded, signal }, written, add);
  const inOrder = tones.flatMap((tone) => written.get(tone) ?? []);
  log({
    task: 'reply',
    calls: calls.count,
    durationMs: Math.round(performance.now() - startedAt),
    byModel,
    byEngine: inOrder.length - byModel,
    fallback,
    faults: rejected.flatMap(({ faults }) => faults),
  });
  return {
    advice: exit ?? {
      verdict: situation.verdict,
      reason: situation.reason,
      replies: inOrder.map(({ reply }) => reply),
    },
    engine: byModel > 0 ? 'model' : 'local',
    replyEngines: inOrder.map(({ engine }) => engine),
    fallback,
  };
}

/** Each try has another seed, for replies that differ from those of the model. The last one is taken as it is. */
const maxTries = 4;

/**
 * Adds the embedded engine's reply for each tone that is missing, one that does not repeat a reply that is there. Where the engine fails,
 * the model's replies are shown alone.
 */
async function fillIn(
  request: ReplyRequest,
  count: number,
  { embedded, signal }: { embedded: Writer; signal: AbortSignal | undefined },
  written: ReadonlyMap<string, { reply: Reply }>,
  add: (reply: Reply, engine: WritingEngine) => void,
): Promise<void> {
  for (let tried = 0; tried < maxTries && written.size < count; tried++) {
    const own = await embedded
      .reply({ ...request, seed: (request.seed ?? 0) + tried }, { ...(signal && { signal }) })
      .catch((error: unknown) => {
        if (written.size === 0 || signal?.aborted) throw error;
        return null;
      });
    if (!own) return;
    for (const reply of own.advice.replies) {
      const beside = [...written.values()].map(({ reply: other }) => other.content);
      const isRepeated = beside.some((other) => isRepetition(reply.content, other));
      if (!written.has(reply.tone) && (!isRepeated || tried === maxTries - 1)) add(reply, 'local');
    }
  }
}
