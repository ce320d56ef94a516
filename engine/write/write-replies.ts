import { confidenceOf } from '#contract/blank.ts';
import {
  type Advice,
  type ConversationMessage,
  type Intensity,
  type Objective,
  type Person,
  type Reply,
  tones,
} from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { graveSigns } from '#engine/understand/grave-signs.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import type { SignKind, Situation } from '#engine/understand/situation.ts';
import { type Choice, type Chosen, chooseLines } from './choose-lines.ts';
import { chooseVariation, mayBeBolder, type VariationWish } from './choose-variation.ts';
import { exitConfidence, readersShare } from './confidence.ts';
import { saysTu } from './filters.ts';
import { inUsersManner } from './finish.ts';
import { givenName } from './given-name.ts';
import { poolsFor } from './line-pools.ts';
import { realise } from './realise.ts';
import { hashOf } from './shuffle.ts';
import { exits } from './situations/exits.ts';

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
  /** Set where a better reader took the talk for an ordinary one. */
  isOrdinary?: boolean;
}

/** Three replies for a conversation, or one in place of another, or why to wait or to stop; the same for the same request. */
export function writeReplies(request: WritingRequest): Advice {
  const { conversation, objective, seed = 0, avoid = [], isOrdinary = false } = request;
  const known = readTurn(conversation, { objective, isOrdinary });
  const { verdict, reason, signal } = known;
  if (signal) return { verdict, reason, signal, replies: exitOf(known, request) };
  const name = givenName(known.messages, known.lastTurn);
  const pools = poolsFor(known, objective, name);
  const choiceWithout = (avoided: Set<string>): Choice => ({
    key: hashOf(conversation.map(({ from, text }) => `${from}:${text}`).join('\n') + objective),
    seed: Math.abs(seed),
    write: (line, tone, { isGrave }) => {
      const plain = filled(line, known, request, name);
      if (plain === null || (known.register.address === 'vous' && saysTu(plain))) return null;
      const text = inUsersManner(plain, known, { tone, isGrave: isGrave === true, name: name ?? undefined }, seed);
      return avoided.has(essence(text)) ? null : text;
    },
  });
  // Who has seen every line sees one again rather than none.
  const choices = [choiceWithout(new Set(avoid.map(essence))), choiceWithout(new Set())] as const;
  const { variation } = request;
  if (variation) {
    if (variation.how === 'bolder' && !mayBeBolder(known)) return { verdict, reason, replies: [] };
    const found = chooseVariation(pools, variation, choices[0]) ?? chooseVariation(pools, variation, choices[1]);
    return { verdict, reason, replies: found ? [replyOf(found, objective)] : [] };
  }
  const fresh = chooseLines(pools, choices[0]);
  const chosen = fresh.length === tones.length ? fresh : chooseLines(pools, choices[1]);
  return { verdict, reason, replies: chosen.map((each) => replyOf(each, objective)) };
}

function replyOf({ tone, text, pool }: Chosen, objective: Objective): Reply {
  const confidence = confidenceOf(text, readersShare[objective]);
  return { tone, content: text, why: pool.why, ...confidence, isStartingIdea: true };
}

function filled(line: string, { register }: Situation, { user, match }: WritingRequest, name: string | null) {
  return realise(line, {
    address: register.address,
    user: user.gender,
    match: match.gender,
    isPlural: false,
    values: name ? { nom: name } : {},
  });
}

/** Two texts that differ in case, signs or emoji only are the same. */
const essence = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** What ended the talk, the gravest first: the way out answers to it. */
const exitOrder: SignKind[] = ['user_insult', 'discomfort', 'user_push', 'user_sexual', 'refusal', 'taken'];
/** One way out, where a word is welcome; none for a minor or in danger. */
function exitOf(known: Situation, request: WritingRequest): Reply[] {
  const isFound = (kind: SignKind) => known.signs.some((sign) => sign.kind === kind);
  if (graveSigns.some(isFound)) return [];
  return exitFrom(exitOrder.find(isFound) ?? 'refusal', known, request);
}

/** The way out of a talk in which a language model saw a no or unease, where its own words cannot be shown. */
export function writeExit(request: WritingRequest, sign: 'refusal' | 'discomfort'): Reply[] {
  return exitFrom(sign, readTurn(request.conversation, { objective: request.objective }), request);
}

function exitFrom(sign: SignKind, known: Situation, request: WritingRequest): Reply[] {
  const { conversation, seed = 0, avoid = [] } = request;
  const texts = (exits[sign] ?? [])
    .flatMap((line) => filled(line, known, request, null) ?? [])
    .filter((text) => !avoid.includes(text));
  const content = texts[(hashOf(conversation.at(-1)?.text ?? '') + Math.abs(seed)) % Math.max(1, texts.length)];
  if (!content) return [];
  return [exitReply(content)];
}

export const exitReply = (content: string): Reply => ({
  tone: 'original',
  content,
  why: 'Une sortie élégante : elle respecte sa réponse et ne demande rien.',
  confidence: exitConfidence,
});
