import { type Advice, type Reply, replyLengths, type Signal, tones } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { mayBeBolder } from '#engine/write/choose-variation.ts';
import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { ReplyOptions, ReplyRequest, Writer, WritingEngine, WrittenReplies } from '../adapters/assistant/port.ts';
import type { ModelServer } from '../adapters/models/port.ts';
import { isRepetition } from './checks/repetition.ts';
import { replyMessages } from './prompts/reply-prompt.ts';
import { draftedReplySchema, replySchema } from './schemas.ts';
import { type ReplyTaking, takeReplies, type WrittenReply } from './take-replies.ts';
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
  options: ReplyOptions,
  means: Means,
): Promise<WrittenReplies> {
  const { server, engine } = means;
  const { signal, onAsked, isPaying, onPlace } = options;
  const { conversation, objective, variation } = request;
  const hint = await engine.run('readTurn', { conversation, objective }, { signal });
  const situation = await engine.run('readTurn', { conversation, objective, isOrdinary: true }, { signal });
  const isHeldBack = variation?.how === 'bolder' && !mayBeBolder(hint);
  if (!isForModel(hint) || isHeldBack) return await repliesByEngine(request, options, means);

  const startedAt = performance.now();
  const taking = takeReplies({ request, options, server, hint, situation, startedAt });
  const calls = server.open({ signal, onAsked, isPaying, onPlace });
  const { fallback, rejected } = await workWithModel(
    {
      messages: replyMessages({
        ...taking.prompt,
        situation,
        hint,
        objective,
        intensity: request.intensity ?? 'soft',
        user: request.user.gender,
        match: request.match.gender,
        variation,
        daysSilent: request.daysSilent,
      }),
      schema: taking.prompt.withDrafts ? draftedReplySchema : replySchema,
      take: taking.take,
      missing: taking.missing,
      streams: options.onReply !== undefined,
    },
    calls,
  );
  signal?.throwIfAborted();
  const byModel = taking.written.size;
  const { replies, advice } = await finish(taking, request, options, means);
  means.log({
    task: 'reply',
    calls: calls.count,
    durationMs: Math.round(performance.now() - startedAt),
    firstMs: taking.firstMs(),
    byModel,
    byEngine: replies.length - byModel,
    fallback,
    faults: rejected.flatMap(({ faults }) => faults),
  });
  return {
    advice,
    engine: byModel > 0 || taking.judged()?.verdict === 'stop' ? 'model' : 'local',
    replyEngines: replies.map((reply) => reply.engine),
    fallback,
  };
}

async function repliesByEngine(
  request: ReplyRequest,
  { signal, onJudged, onReply }: ReplyOptions,
  { embedded }: Means,
): Promise<WrittenReplies> {
  return await embedded.reply(request, {
    ...(signal && { signal }),
    ...(onJudged && { onJudged }),
    ...(onReply && { onReply }),
  });
}

/** Adds what the model left out; where it did not even judge, the engine does all. */
async function finish(
  { judged, written, wanted, add }: ReplyTaking,
  request: ReplyRequest,
  options: ReplyOptions,
  means: Means,
): Promise<{ replies: WrittenReply[]; advice: Advice }> {
  const { signal } = options;
  const judgement = judged();
  if (!judgement) {
    const { advice } = await repliesByEngine(request, options, means);
    return { replies: advice.replies.map((reply) => ({ reply, engine: 'local' })), advice };
  }
  if (judgement.verdict === 'stop')
    await addWayOut(judgement.signal, request, { engine: means.engine, signal }, written, add);
  else {
    const takenFor = judgement.signal === 'grave' ? 'grave' : 'ordinary';
    await fillIn({ ...request, takenFor }, wanted().length, { embedded: means.embedded, signal }, written, add);
  }
  const replies = [...tones, ...replyLengths].flatMap((tone) => written.get(tone) ?? []);
  return { replies, advice: { ...judgement, replies: replies.map(({ reply }) => reply) } };
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
