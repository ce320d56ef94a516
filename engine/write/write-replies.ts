import { confidenceOf } from '#contract/blank.ts';
import {
  type Advice,
  type ConversationMessage,
  type Intensity,
  type Judgement,
  type Objective,
  type Person,
  type Reply,
  tones,
} from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { sentenceOf } from '#engine/understand/kinds.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { type Choice, type Chosen, chooseLines } from './choose-lines.ts';
import { chooseVariation, mayBeBolder, type VariationWish } from './choose-variation.ts';
import { exitConfidence, readersShare } from './confidence.ts';
import { inUsersManner } from './finish.ts';
import { gentleReplies, isPressing } from './gentle-replies.ts';
import { ideaFor } from './idea.ts';
import { type Pool, poolFor } from './line-pools.ts';
import { exits, formalExits } from './lines/exits.ts';
import { realise } from './realise.ts';
import { hashOf } from './shuffle.ts';

export interface WritingRequest {
  conversation: ConversationMessage[];
  objective: Objective;
  intensity?: Intensity;
  user: Person;
  match: Person;
  /** Another seed gives other replies. */
  seed?: number;
  /** Replies that were shown before and must not come again. */
  avoid?: string[];
  /** Instead of three replies: this one, changed. */
  variation?: VariationWish;
  /** What a better reader took the talk for: an ordinary one, or a grave one that is met gently. */
  takenFor?: 'ordinary' | 'grave';
}

/** Three replies for a conversation, or one in place of another, or why to wait or to stop; the same for the same request. */
export function writeReplies(request: WritingRequest): Advice {
  const { conversation, objective, match, seed = 0, avoid = [], variation } = request;
  const known = situationOf(request);
  const told = judgementFor(known);
  const { signal } = told;
  if (signal === 'refusal' || signal === 'unease') return { ...told, replies: writeExit(request, signal) };
  if (told.verdict === 'stop') return { ...told, replies: [] };
  const key = hashOf(conversation.map(({ from, text }) => `${from}:${text}`).join('\n') + objective);
  if (known.reading.stance !== 'open') return { ...told, replies: gentlyWritten(request, known, key) };
  const pool = poolFor(known, objective);
  const choiceWithout = (avoided: Set<string>): Choice => ({
    key,
    seed: Math.abs(seed),
    write: (line, tone) => {
      const text = inUsersManner(filled(line, known, request), known, { tone }, seed);
      return avoided.has(essence(text)) ? null : text;
    },
  });
  const asReply = ({ tone, text }: Chosen): Reply => ({
    tone,
    content: text,
    why: pool.kind === undefined ? '' : sentenceOf(pool.kind, match.gender),
    ...confidenceOf(text, readersShare[pool.kind === undefined ? 'general' : 'kind']),
    isStartingIdea: true,
  });
  // Who has seen every line sees one again rather than none.
  const choices = [choiceWithout(new Set(avoid.map(essence))), choiceWithout(new Set())] as const;
  if (variation) {
    if (variation.how === 'bolder' && !mayBeBolder(known)) return { ...told, replies: [] };
    const found =
      chooseVariation(pool.lines, variation, choices[0]) ?? chooseVariation(pool.lines, variation, choices[1]);
    return { ...told, replies: found ? [asReply(found)] : [] };
  }
  const fresh = chooseLines(pool.lines, choices[0]);
  const chosen = fresh.length === tones.length ? fresh : chooseLines(pool.lines, choices[1]);
  return { ...told, ...ideaOf(known, pool, match), replies: chosen.map(asReply) };
}

/** Gentle replies; in place of one reply another one of them, which is never bolder. */
function gentlyWritten({ seed = 0, variation }: WritingRequest, known: Situation, key: number): Reply[] {
  const gentle = gentleReplies(known, { key, seed: Math.abs(seed) });
  if (!variation) return gentle;
  const { how, tone, content } = variation;
  const isWanted = (reply: Reply) =>
    how === 'other' ? reply.content !== content : how === 'shorter' && reply.content.length < content.length;
  const found = gentle.find(isWanted);
  return found ? [{ ...found, tone }] : [];
}

function situationOf({ conversation, objective, takenFor }: WritingRequest): Situation {
  const known = readTurn(conversation, { objective, isOrdinary: takenFor !== undefined });
  if (takenFor !== 'grave') return known;
  return { ...known, reading: { ...known.reading, signal: 'grave', stance: 'careful', sureness: 1 } };
}

const judgementFor = ({ verdict, reason, signal, reading }: Situation): Judgement => ({
  verdict,
  reason,
  reading,
  ...(signal && { signal }),
});

/** Where lines suit any talk, the user is told what to write about instead. */
function ideaOf(known: Situation, { kind }: Pool, match: Person): Pick<Judgement, 'idea'> {
  const idea = kind === undefined && known.language !== 'other' ? ideaFor(known, match.gender) : undefined;
  return idea ? { idea } : {};
}

function filled(line: string, { register }: Situation, { user, match }: WritingRequest): string {
  return realise(line, { address: register.address, user: user.gender, match: match.gender });
}

/** Two texts that differ in case, signs or emoji only are the same. */
const essence = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** One message that takes leave. */
export function writeExit(request: WritingRequest, signal: 'refusal' | 'unease'): Reply[] {
  const { conversation, seed = 0, avoid = [] } = request;
  const { register, peril } = readTurn(conversation, { objective: request.objective });
  const ending = peril && isPressing(peril) ? 'pressed' : signal;
  const texts = (register.address === 'vous' ? formalExits : exits)[ending].filter((text) => !avoid.includes(text));
  const content = texts[(hashOf(conversation.at(-1)?.text ?? '') + Math.abs(seed)) % Math.max(1, texts.length)];
  return content ? [exitReply(content)] : [];
}

export const exitReply = (content: string): Reply => ({
  tone: 'original',
  content,
  why: 'Une sortie élégante : elle respecte sa réponse et ne demande rien.',
  confidence: exitConfidence,
});
