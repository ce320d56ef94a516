import { confidenceOf } from '#contract/blank.ts';
import { type Advice, type Judgement, type Reply, replyLengths, type Signal, tones } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { mayBeBolder } from '#engine/write/choose-variation.ts';
import { exitReply } from '#engine/write/write-replies.ts';
import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { ReplyOptions, ReplyRequest, Writer, WritingEngine, WrittenReplies } from '../adapters/assistant/port.ts';
import type { ModelServer } from '../adapters/models/port.ts';
import { checkReply } from './checks/check-reply.ts';
import { findDoubt } from './checks/doubts/find-doubt.ts';
import { isRepetition } from './checks/repetition.ts';
import { modelShare } from './confidence.ts';
import { inUsersManner } from './manner.ts';
import { judgementOf, type ModelReading, readingIn } from './model-reading.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { replyMessages } from './prompts/reply-prompt.ts';
import { exampleReplies } from './prompts/short-reply-prompt.ts';
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

/** A model is not asked where there is no message yet, and writes French only. */
const isForModel = ({ messages, language }: Situation) => messages.length > 0 && language !== 'other';

/**
 * The model judges the talk first, then writes; what the embedded engine makes of it is a hint to the model, and decides where the model
 * does not.
 */
export async function repliesByModel(
  request: ReplyRequest,
  { signal, onAsked, onJudged, onReply, onPlace }: ReplyOptions,
  { server, engine, embedded, log }: Means,
): Promise<WrittenReplies> {
  const { conversation, objective } = request;
  const byEngine = async () =>
    await embedded.reply(request, {
      ...(signal && { signal }),
      ...(onJudged && { onJudged }),
      ...(onReply && { onReply }),
    });
  const hint = await engine.run('readTurn', { conversation, objective }, { signal });
  const situation = await engine.run('readTurn', { conversation, objective, isOrdinary: true }, { signal });
  const { variation, facts = [] } = request;
  const isHeldBack = variation?.how === 'bolder' && !mayBeBolder(hint);
  if (!isForModel(hint) || isHeldBack) return await byEngine();

  const startedAt = performance.now();
  // A shorter or bolder reply keeps its idea, so what was shown before is not avoided.
  const avoid = variation && variation.how !== 'other' ? [] : (request.avoid ?? []);
  const written = new Map<string, { reply: Reply; engine: WritingEngine }>();
  let firstMs: number | null = null;
  const add = (reply: Reply, engine: WritingEngine) => {
    if (engine === 'model') firstMs ??= Math.round(performance.now() - startedAt);
    written.set(reply.tone, { reply, engine });
    onReply?.(reply, engine);
  };
  const pseudonyms = createPseudonyms(
    [...situation.messages.map(({ text }) => text), ...avoid, ...facts, ...(variation ? [variation.content] : [])],
    request.names,
  );
  const people = { user: request.user.gender, match: request.match.gender };
  const withDrafts = server.prompt === 'full';
  const onDevice = server.isOnDevice ? { isOnDevice: true } : {};

  let judgement: Judgement | null = null;
  const wanted = (): readonly string[] =>
    variation ? [variation.tone] : judgement?.signal === 'grave' ? replyLengths : tones;
  /** The text with its names back and in the user's manner, or what is wrong with it. */
  const shown = (content: string): { text: string } | Rejected => {
    const restored = pseudonyms.restore(content);
    if (restored === null) return { content, faults: ['token'] };
    const text = inUsersManner(tidyText(restored, { withEmoji: situation.register.user.usesEmoji }), situation);
    const faults = checkReply(text, {
      situation,
      isKnownContact: pseudonyms.knowsContact,
      seen: [
        ...avoid,
        ...(withDrafts ? [] : exampleReplies),
        ...[...written.values()].map(({ reply }) => reply.content),
      ],
    });
    if (variation?.how === 'shorter' && text.length >= variation.content.length) faults.push('long');
    if (text === variation?.content) faults.push('seen');
    return faults.length > 0 ? { content, faults } : { text };
  };
  const judge = (reading: ModelReading): Judgement => {
    const judged = judgementOf({ ...reading, why: pseudonyms.restore(reading.why) ?? '' }, { situation, hint });
    onJudged?.(judged);
    const wayOut = judged.verdict === 'stop' && reading.message !== '' ? shown(reading.message) : null;
    if (wayOut && 'text' in wayOut) add({ ...exitReply(wayOut.text), ...onDevice }, 'model');
    return judged;
  };
  const take = (object: unknown): Rejected | 'taken' | null => {
    const reading = judgement ? null : readingIn(object);
    if (reading) {
      judgement = judge(reading);
      return null;
    }
    const parsed = modelReply.safeParse(object);
    if (!parsed.success || written.has(parsed.data.tone)) return null;
    // A model that did not say what the talk is leaves that to the engine.
    if (!judgement && hint.verdict === 'stop') return null;
    judgement ??= judge({ signal: null, message: '', why: '' });
    const { tone, content, why } = parsed.data;
    if (judgement.verdict === 'stop' || !wanted().includes(tone)) return null;
    const read = shown(content);
    if (!('text' in read)) return read;
    const { text } = read;
    const ownFacts = facts.map((fact) => ({ from: 'moi' as const, text: fact }));
    const doubt = findDoubt(text, { conversation: [...situation.messages, ...ownFacts], people });
    const confidence = confidenceOf(text, modelShare(request.objective, { withDrafts }));
    add(
      {
        tone,
        content: text,
        why: whyText(pseudonyms.restore(why), tone),
        ...confidence,
        ...(doubt && { doubt }),
        ...onDevice,
      },
      'model',
    );
    return 'taken';
  };

  const calls = server.open({ signal, onAsked, onPlace });
  const { fallback, rejected } = await workWithModel(
    {
      messages: replyMessages({
        situation,
        hint,
        objective,
        intensity: request.intensity ?? 'soft',
        ...people,
        avoid,
        variation,
        facts,
        daysSilent: request.daysSilent,
        hide: pseudonyms.hide,
        withDrafts,
      }),
      schema: withDrafts ? draftedReplySchema : replySchema,
      take,
      missing: () => {
        if (judgement?.verdict === 'stop') return null;
        const left = wanted().filter((tone) => !written.has(tone));
        return left.length === 0 ? null : `les tons suivants seulement : ${left.join(', ')}`;
      },
      streams: onReply !== undefined,
    },
    calls,
  );
  signal?.throwIfAborted();
  const byModel = written.size;
  const judged = judgement as Judgement | null;
  const done = (inOrder: { reply: Reply; engine: WritingEngine }[], advice: Advice): WrittenReplies => {
    log({
      task: 'reply',
      calls: calls.count,
      durationMs: Math.round(performance.now() - startedAt),
      firstMs,
      byModel,
      byEngine: inOrder.length - byModel,
      fallback,
      faults: rejected.flatMap(({ faults }) => faults),
    });
    return {
      advice,
      engine: byModel > 0 || judged?.verdict === 'stop' ? 'model' : 'local',
      replyEngines: inOrder.map(({ engine }) => engine),
      fallback,
    };
  };
  if (!judged) {
    const { advice } = await byEngine();
    return done(
      advice.replies.map((reply) => ({ reply, engine: 'local' })),
      advice,
    );
  }
  if (judged.verdict === 'stop') await addWayOut(judged.signal, request, { engine, signal }, written, add);
  else await fillIn({ ...request, isOrdinary: true }, wanted().length, { embedded, signal }, written, add);
  const inOrder = [...tones, ...replyLengths].flatMap((tone) => written.get(tone) ?? []);
  return done(inOrder, { ...judged, replies: inOrder.map(({ reply }) => reply) });
}

/** The engine's way out, where the model heard a no or unease and its own words cannot be shown. */
async function addWayOut(
  heard: Signal | undefined,
  request: ReplyRequest,
  { engine, signal }: { engine: Engine; signal: AbortSignal | undefined },
  written: ReadonlyMap<string, unknown>,
  add: (reply: Reply, engine: WritingEngine) => void,
): Promise<void> {
  if (written.size > 0 || (heard !== 'refusal' && heard !== 'unease')) return;
  for (const reply of await engine.run('writeExit', { ...request, heard }, { signal })) add(reply, 'local');
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
