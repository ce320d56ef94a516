import { confidenceOf } from '#contract/blank.ts';
import { type Judgement, type Reply, replyLengths, tones } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { exitReply } from '#engine/write/write-replies.ts';
import type { ReplyOptions, ReplyRequest, WritingEngine } from '../adapters/assistant/port.ts';
import type { ModelServer } from '../adapters/models/port.ts';
import { checkReply } from './checks/check-reply.ts';
import { findDoubt } from './checks/doubts/find-doubt.ts';
import { modelShare } from './confidence.ts';
import { inUsersManner } from './manner.ts';
import { judgementOf, type ModelReading, readingIn } from './model-reading.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { lastAvoided } from './prompts/fixed-lines.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { exampleReplies } from './prompts/short-reply-prompt.ts';
import { modelReply } from './schemas.ts';
import { tidyText } from './tidy-text.ts';
import { whyText } from './why-text.ts';

// Takes what a model says one object at a time: first what it makes of the talk, then the replies, one a tone.

interface Taking {
  request: ReplyRequest;
  options: Pick<ReplyOptions, 'onJudged' | 'onReply'>;
  server: ModelServer;
  /** The talk as the engine judges it, and as it reads it without judging. */
  hint: Situation;
  situation: Situation;
  startedAt: number;
}

export interface WrittenReply {
  reply: Reply;
  engine: WritingEngine;
}

export type ReplyTaking = ReturnType<typeof takeReplies>;

export function takeReplies({ request, options, server, hint, situation, startedAt }: Taking) {
  const { variation } = request;
  const { pseudonyms, ...given } = givenTo(server, request, situation);
  const { avoid, withDrafts } = given;
  const onDevice = server.isOnDevice ? { isOnDevice: true } : {};
  const written = new Map<string, WrittenReply>();
  let firstMs: number | null = null;
  let judgement: Judgement | null = null;

  const add = (reply: Reply, engine: WritingEngine) => {
    if (engine === 'model') firstMs ??= Math.round(performance.now() - startedAt);
    written.set(reply.tone, { reply, engine });
    options.onReply?.(reply, engine);
  };
  const wanted = (): readonly string[] =>
    variation ? [variation.tone] : judgement?.signal === 'grave' ? replyLengths : tones;
  const shown = (content: string) => {
    const shownNow = [...written.values()].map(({ reply }) => reply.content);
    const seen = [...avoid, ...(withDrafts ? [] : exampleReplies), ...shownNow];
    return shownText(content, { situation, pseudonyms, variation, seen });
  };
  const judge = (reading: ModelReading): Judgement => {
    const judged = judgementOf({ ...reading, why: pseudonyms.restore(reading.why) ?? '' }, { situation, hint });
    options.onJudged?.(judged);
    const wayOut =
      judged.verdict === 'stop' && judged.signal !== 'minor' && reading.message !== '' ? shown(reading.message) : null;
    if (wayOut && 'text' in wayOut) add({ ...wayOutOf(wayOut.text, judged), ...onDevice }, 'model');
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
    const told = { tone, content: read.text, why: whyText(pseudonyms.restore(why)), ...onDevice };
    add({ ...told, ...certaintyOf(read.text, situation, request, withDrafts) }, 'model');
    return 'taken';
  };
  return {
    take,
    missing: () => (judgement?.verdict === 'stop' ? null : missingTones(wanted(), written)),
    add,
    written,
    wanted,
    judged: () => judgement,
    firstMs: () => firstMs,
    prompt: { ...given, hide: pseudonyms.hide },
  };
}

/** What the model is given beside the talk, and who stands in for the names in it. */
function givenTo(server: ModelServer, { variation, facts = [], ...request }: ReplyRequest, { messages }: Situation) {
  // A shorter or bolder reply keeps its idea, so what was shown before is not avoided.
  const avoid = variation && variation.how !== 'other' ? [] : (request.avoid ?? []);
  const texts = [
    ...messages.map(({ text }) => text),
    ...lastAvoided(avoid),
    ...facts,
    ...(variation ? [variation.content] : []),
  ];
  return { avoid, facts, withDrafts: server.prompt === 'full', pseudonyms: createPseudonyms(texts, request.names) };
}

/** Words for somebody in danger are no goodbye, and have no tone. */
const wayOutOf = (text: string, { signal }: Judgement): Reply =>
  signal === 'danger' ? { ...exitReply(text), tone: 'court', why: '' } : exitReply(text);

function missingTones(wanted: readonly string[], written: ReadonlyMap<string, unknown>): string | null {
  const left = wanted.filter((tone) => !written.has(tone));
  return left.length === 0 ? null : `les tons suivants seulement : ${left.join(', ')}`;
}

interface Shown extends Pick<ReplyRequest, 'variation'> {
  situation: Situation;
  pseudonyms: ReturnType<typeof createPseudonyms>;
  seen: string[];
}

/** The text with its names back and in the user's manner, or what is wrong with it. */
function shownText(content: string, { situation, pseudonyms, variation, seen }: Shown): { text: string } | Rejected {
  const restored = pseudonyms.restore(content);
  if (restored === null) return { content, faults: ['token'] };
  const text = inUsersManner(tidyText(restored, { withEmoji: situation.register.user.usesEmoji }), situation);
  const faults = checkReply(text, { situation, isKnownContact: pseudonyms.knowsContact, seen });
  if (variation?.how === 'shorter' && text.length >= variation.content.length) faults.push('long');
  if (text === variation?.content) faults.push('seen');
  return faults.length > 0 ? { content, faults } : { text };
}

function certaintyOf(text: string, situation: Situation, request: ReplyRequest, withDrafts: boolean) {
  const { user, match, facts = [], objective } = request;
  const ownFacts = facts.map((fact) => ({ from: 'moi' as const, text: fact }));
  const people = { user: user.gender, match: match.gender };
  const doubt = findDoubt(text, { conversation: [...situation.messages, ...ownFacts], people });
  return { ...confidenceOf(text, modelShare(objective, { withDrafts })), ...(doubt && { doubt }) };
}
