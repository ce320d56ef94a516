import type { SilenceKind } from '#contract/tools.ts';
import type { Reading } from '#contract/writing.ts';
import type { HeardMessage, Situation } from '#engine/understand/situation.ts';
import { findRepeatedAsks } from '../red-flags/find-sequences.ts';
import { hearPart } from '../red-flags/hear-all.ts';
import { findAgreedPlan } from './find-agreed-plan.ts';
import { announcedPause, reproach, type SilenceText, silenceTexts, variants, willComeBack } from './kinds.ts';
import { isClosedQuestion, isQuestion } from './statistics.ts';

// Which kind of silence it is, as far as messages can tell. The kinds are tried in a fixed order, the gravest first; the first that holds
// is the diagnosis.

export interface Found {
  kind: SilenceKind;
  text: SilenceText;
  /** The messages that {q} and {q2} of the text quote. */
  about: HeardMessage[];
  /** The number for {n} of the text. */
  count?: number;
}

export function findKind(situation: Situation, daysSilent: number | undefined): Found {
  const { messages } = situation;
  const last = messages.at(-1);
  if (!last) return found('nothing_to_read', []);
  if (situation.verdict === 'stop') return stopped(situation);
  const pushed = lastPush(messages);
  if (pushed) return found('clear_no', [pushed], { text: variants.insisting });
  const settled = agreedPlan(messages);
  if (isHardTime(situation.reading) && !settled) return found('hard_time', [lastOfMatch(messages)]);
  if (settled && last.from === 'match' && !isQuestion(last)) return settled;
  if (last.from === 'match')
    return willComeBack.test(last.plain)
      ? found('said_busy', [last], { text: variants.willComeBack })
      : found('no_ghosting', [last]);
  return afterOwnMessage(situation, last, daysSilent);
}

function found(kind: SilenceKind, about: (HeardMessage | undefined)[], more: Partial<Found> = {}): Found {
  return { kind, text: silenceTexts[kind], about: about.filter((one) => one !== undefined), ...more };
}

/** A refusal and unease end a talk; anything else to stop for is dangerous. */
function stopped({ messages, signal }: Situation): Found {
  const isNo = signal === 'refusal' || signal === 'unease';
  return found(isNo ? 'clear_no' : 'danger', [lastOfMatch(messages)]);
}

/** From this sureness on a careful reading is told as a hard time. */
const minHardTime = 0.7;
const isHardTime = ({ stance, sureness = 0 }: Reading) => stance === 'careful' && sureness >= minHardTime;

const lastOfMatch = (messages: HeardMessage[]) => messages.findLast(({ from }) => from === 'match');

/** The message of the last six in which the user asked again after a refusal. */
function lastPush(messages: HeardMessage[]): HeardMessage | undefined {
  const latest = messages.slice(-6);
  const pushes = findRepeatedAsks(latest.map(({ text, index, from }) => hearPart(text, index, from)));
  const index = pushes.findLast(({ part }) => part.from === 'moi')?.part.index;
  return latest.find((message) => message.index === index);
}

function afterOwnMessage({ messages, stage }: Situation, last: HeardMessage, daysSilent: number | undefined): Found {
  const own = messages.filter(({ from }) => from === 'moi');
  const others = messages.filter(({ from }) => from === 'match');
  const waiting = messages.slice(messages.findLastIndex(({ from }) => from === 'match') + 1);
  const stinging = waiting.findLast(({ plain }) => reproach.test(plain));
  if (stinging) return found('reproach', [stinging]);
  if (waiting.length === 1 && daysSilent !== undefined && daysSilent < 2)
    return found('no_ghosting', [last], { text: variants.tooSoon });
  if (isTooMuch(waiting)) return found('too_much', [last], { count: waiting.length });
  const settled = agreedPlan(messages);
  if (settled) return settled;
  const lastOther = others.at(-1);
  if (!lastOther) return found('never_answered', [last]);
  if (announcedPause.test(lastOther.plain) || lastOther.acts.includes('delay_excuse'))
    return found('said_busy', [lastOther]);
  const plan = messages.slice(-6).findLast(isAboutMeeting);
  if (plan)
    return found(
      'plan_in_the_air',
      [plan],
      plan.from === 'moi' && waiting.includes(plan) ? { text: variants.proposal } : {},
    );
  if (!isQuestion(last) && last.words.length <= 8) return found('dead_end', [last]);
  return byBalance(own, others, last, stage);
}

/** Quotes the messages that named the day and the place. */
function agreedPlan(messages: HeardMessage[]): Found | null {
  const plan = findAgreedPlan(messages);
  return (
    plan &&
    found(
      'plan_agreed',
      [...new Set([plan.when, plan.where])].sort((a, b) => a.index - b.index),
    )
  );
}

function byBalance(own: HeardMessage[], others: HeardMessage[], last: HeardMessage, stage: Situation['stage']): Found {
  const asked = own.filter(isQuestion);
  const askedBack = others.filter(isQuestion).length;
  if (asked.length >= 4 && asked.length - askedBack >= 3 && asked.length >= own.length * 0.7)
    return found('interview', [asked.at(-1)], { count: asked.length });
  const letters = (list: HeardMessage[]) => list.reduce((sum, { text }) => sum + text.length, 0);
  if (letters(own) >= 200 && letters(others) < letters(own) * 0.4)
    return found('monologue', [own.reduce((long, one) => (one.text.length > long.text.length ? one : long), last)]);
  const closed = asked.filter(isClosedQuestion);
  const lastClosed = closed.at(-1);
  if (closed.length >= 2 && closed.length >= asked.length * 0.6 && lastClosed)
    return closing(closed, others, lastClosed);
  const fade = fadeOf(others);
  if (fade) return found('slow_fade', fade);
  if (stage === 'fading') return found('slow_fade', [others[0], others.at(-1)]);
  if (lastClosed === last) return found('closing_questions', [last], { text: variants.closedAlone });
  return found('unexplained', [last]);
}

/** Quotes a closed question with its short answer, where one got a short answer. */
function closing(closed: HeardMessage[], others: HeardMessage[], last: HeardMessage): Found {
  for (const question of closed.toReversed()) {
    const answer = others.find(({ index }) => index === question.index + 1);
    if (answer && answer.words.length <= 6) return found('closing_questions', [question, answer]);
  }
  return found('closing_questions', [last], { text: variants.closedAlone });
}

function isTooMuch(waiting: HeardMessage[]): boolean {
  return waiting.length >= 3 || (waiting.length === 2 && waiting.reduce((sum, { text }) => sum + text.length, 0) > 500);
}

const isAboutMeeting = ({ acts }: HeardMessage) =>
  acts.some((act) => act === 'plan_proposal' || act === 'availability');

/** Where the match's later messages are less than half as long as the earlier ones: the longest early one and the last one. */
function fadeOf(others: HeardMessage[]): [HeardMessage, HeardMessage] | null {
  if (others.length < 4) return null;
  const middle = Math.floor(others.length / 2);
  const mean = (list: HeardMessage[]) => list.reduce((sum, { text }) => sum + text.length, 0) / list.length;
  const before = others.slice(0, middle);
  const longest = before.reduce((long, one) => (one.text.length > long.text.length ? one : long));
  const last = others.at(-1);
  return last && mean(others.slice(middle)) < mean(before) * 0.5 ? [longest, last] : null;
}
