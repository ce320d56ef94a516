import { guessNo, type NoGuess } from './models/guess-no.ts';
import type { NoTurn } from './models/no-features.ts';
import { moodOf } from './mood.ts';
import { anyPhrase } from './phrases.ts';
import { firstThatHolds, rulesThatHold } from './rules/apply-rules.ts';
import { conduct } from './rules/conduct.ts';
import { withoutHarmless, withoutRefusalExceptions } from './rules/cut-harmless.ts';
import { danger } from './rules/danger.ts';
import { declines } from './rules/declines.ts';
import { kindLimits, limits, vagueLimits } from './rules/limits.ts';
import { minors } from './rules/minors.ts';
import { refusals } from './rules/refusals.ts';
import type { Rule } from './rules/rule.ts';
import { type Said, saidAfter } from './rules/said.ts';
import { taken } from './rules/taken.ts';
import { unease } from './rules/unease.ts';
import { noWords } from './rules/words.ts';
import type { HeardMessage, Mood, Sign, SignKind } from './situation.ts';
import { hear } from './spoken-french.ts';

// What messages are signs of: by rules, and for a no or unease by rules and a model together. Where both agree it is sure; where only one of
// them says so, or the model is in doubt, the message asks for caution.

/** A match's message is one of these at most; the first that holds. */
const noTables = [kindLimits, unease, taken, refusals, limits, declines, vagueLimits];
const doubtable: SignKind[] = ['refusal', 'discomfort', 'taken'];

/**
 * Probabilities of a no from which on it is sure or doubtful; chosen on talks of authors that
 * the model was not trained on, see docs/eval-writing.md.
 */
const noThresholds = {
  /** Beside a rule: in a message of less than `shortWords`, in a longer one, in an answer to a question about things, in play, for
   * unease after something intimate, and in a turn that tells something grave. */
  sureWithRule: { short: 0.15, long: 0.5, answer: 0.35, inPlay: 0.7, toIntimacy: 0.02, grave: 0.65 },
  /** The model alone; an answer to a question about things; in play, where another day is offered, or where something grave is told. */
  sureAlone: { usual: 0.8, answer: 0.9, unlikely: 0.97 },
  doubtfulWithRule: 0.1,
  doubtfulAlone: { usual: 0.45, unlikely: 0.55 },
  /** Beside a limit. */
  doubtfulLimit: 0.6,
};
const shortWords = 12;
/** A message of fewer words is never sure by the model alone: «c'est clair» says nothing without what it answers. */
const tellingWords = 5;
const graveMoods: Mood[] = ['grief', 'illness', 'worry', 'confided'];
const recentMessages = 12;

export interface NoFound {
  sign: Sign;
  isSure: boolean;
}

/** The match's refusals, unease and limits, in order. */
export function findNoes(messages: HeardMessage[]): NoFound[] {
  return messages.flatMap((message, place): NoFound[] => {
    if (message.from !== 'match') return [];
    const before = messages.slice(0, place);
    // An old message in which no rule finds a no is not looked at by the model, which bounds the work.
    if (messages.length - place > recentMessages && !noRule(message, before)) return [];
    const guess = (said: Said, rule: Rule | undefined) => guessNo(noTurnOf(message, before, said, rule));
    return judgeNo(message, before, guess).map(({ kind, isSure }) => ({ sign: signOf(message, kind), isSure }));
  });
}

/** What rules and the model say together of a match's message; beside a limit there may be unease. */
export function judgeNo(
  message: HeardMessage,
  before: HeardMessage[],
  guessed: (said: Said, rule: Rule | undefined) => NoGuess,
): { kind: SignKind; isSure: boolean }[] {
  const plain = withoutRefusalExceptions(message.plain);
  if (plain === '' && message.plain !== '') return [];
  const said = saidAfter(message, before, plain);
  const rule = firstThatHolds(noTables, said);
  if (rule?.isSure) return [{ kind: rule.sign, isSure: true }];
  const { either, unease: uneasy, refusal } = guessed(said, rule);
  if (rule && !doubtable.includes(rule.sign)) {
    const limit = { kind: rule.sign, isSure: true };
    return either >= noThresholds.doubtfulLimit ? [limit, { kind: 'discomfort', isSure: false }] : [limit];
  }
  const kind = rule?.sign ?? (uneasy > refusal ? 'discomfort' : 'refusal');
  const turn = turnWith(message, before);
  const { sure, doubtful } = rule ? thresholdsWith(rule, said, turn) : thresholdsAlone(said, turn);
  if (either < doubtful) return [];
  return [{ kind, isSure: either >= sure }];
}

/** The rule by which a match's message is a no, unease or a limit. */
export function noRule(message: HeardMessage, before: HeardMessage[]): Rule | undefined {
  return firstThatHolds(noTables, saidAfter(message, before, withoutRefusalExceptions(message.plain)));
}

interface Thresholds {
  sure: number;
  doubtful: number;
}

function thresholdsWith(rule: Rule, said: Said, turn: HeardMessage[]): Thresholds {
  return { sure: sureWith(rule, said, isGrave(turn)), doubtful: noThresholds.doubtfulWithRule };
}

function sureWith(rule: Rule, { isInFun, asked, words }: Said, tellsGrave: boolean): number {
  const { short, long, answer, inPlay, toIntimacy, grave } = noThresholds.sureWithRule;
  if (tellsGrave) return grave;
  if (!rule.isEarnest && (isInFun || asked.has('own_news'))) return inPlay;
  if (asked.has('intimate') && rule.sign === 'discomfort') return toIntimacy;
  if (asked.has('question')) return answer;
  return words.length < shortWords ? short : long;
}

const offersAnother = anyPhrase(['{open}'], noWords);

function thresholdsAlone({ plain, words, isInFun, asked, acts }: Said, turn: HeardMessage[]): Thresholds {
  const { sureAlone, doubtfulAlone } = noThresholds;
  if (acts.includes('contact_given') || words.length < tellingWords)
    return { sure: Number.POSITIVE_INFINITY, doubtful: doubtfulAlone.unlikely };
  const isInPlay = isInFun || asked.has('own_news') || asked.has('nothing');
  if (isInPlay || offersAnother.test(plain) || isGrave(turn))
    return { sure: sureAlone.unlikely, doubtful: doubtfulAlone.unlikely };
  return { sure: asked.has('question') ? sureAlone.answer : sureAlone.usual, doubtful: doubtfulAlone.usual };
}

const isGrave = (turn: HeardMessage[]) => graveMoods.includes(moodOf(turn));

/** A message with those that its side wrote just before it. */
function turnWith(message: HeardMessage, before: HeardMessage[]): HeardMessage[] {
  return [...before.slice(before.findLastIndex(({ from }) => from !== message.from) + 1), message];
}

/** What the model takes of a message: its turn without what only sounds like a no. */
export function noTurnOf(message: HeardMessage, before: HeardMessage[], said: Said, rule: Rule | undefined): NoTurn {
  const turn = turnWith(message, before).map((each) => ({ ...each, plain: withoutRefusalExceptions(each.plain) }));
  return { turn, before: turnBefore(before), said, rule };
}

/** What the user wrote last. */
function turnBefore(before: HeardMessage[]): HeardMessage[] {
  const end = before.findLastIndex(({ from }) => from === 'moi') + 1;
  return before.slice(before.slice(0, end).findLastIndex(({ from }) => from === 'match') + 1, end);
}

const ofUser: Partial<Record<SignKind, SignKind>> = { threat: 'user_threat', minor: 'user_minor' };

/** Danger and minors, of both sides. */
export function findDangers(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message, place) => {
    const before = messages.slice(0, place);
    const kinds = [...dangerRules(message, before), ...minorRules(message, before)].map(({ sign }) => sign);
    return [...new Set(kinds)].map((kind) => signOf(message, kind));
  });
}

export const dangerRules = (message: HeardMessage, before: HeardMessage[]) =>
  earnest(danger, saidInEarnest(message, before));

export const minorRules = (message: HeardMessage, before: HeardMessage[]) =>
  rulesThatHold(minors, saidInEarnest(message, before));

/** «Payé 8 balles» asks for nothing, «paye 8 balles» does; folded they are the same. */
const paid = /payée?s?(?!\p{L})/giu;

function saidInEarnest(message: HeardMessage, before: HeardMessage[]): Said {
  const settled = message.text.replaceAll(paid, 'réglé');
  const plain = settled === message.text ? message.plain : hear(settled).plain;
  return { ...saidAfter(message, before), plain: withoutHarmless(plain) };
}

/** Insults, sexual pressure, and asking again after a no: when it is the user who goes too far. */
export function findConduct(messages: HeardMessage[], noes: Sign[]): Sign[] {
  return messages.flatMap((message, place) => {
    if (message.from !== 'moi') return [];
    const said = saidAfter(message, messages.slice(0, place));
    const isRefused = noes.some(({ index, kind }) => index < message.index && kind !== 'boundary_day');
    if (isRefused) said.asked.add('refused');
    const kinds = earnest(conduct, { ...said, plain: message.plain }).map(({ sign }) => sign);
    return [...new Set(kinds)].map((kind) => signOf(message, kind));
  });
}

const earnest = (table: typeof danger, said: Said) =>
  rulesThatHold(table, said).filter(({ isEarnest }) => isEarnest || !said.isInFun);

const signOf = ({ index, from }: HeardMessage, kind: SignKind): Sign => ({
  kind: from === 'moi' ? (ofUser[kind] ?? kind) : kind,
  index,
  speaker: from,
});
