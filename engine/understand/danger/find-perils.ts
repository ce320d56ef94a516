import type { Speaker } from '#contract/reading.ts';
import { actsOf } from '../dialogue-acts.ts';
import { noOwnAge } from '../minor-phrases.ts';
import type { HeardMessage } from '../situation.ts';
import { hear } from '../spoken-french.ts';
import { type Danger, dangers, type Likely, type ReadDanger, readDanger } from './danger-model.ts';
import { withoutHarmless } from './rules/cut-harmless.ts';
import { dangerRules, minorRules } from './rules/find-danger.ts';
import type { SignKind } from './rules/rule.ts';

// The one reading of danger: what a message of either side is a sign of, by the rules and by what was learnt together. The writing of
// replies and the red-flag radar both ask here.

export interface Peril {
  danger: Danger;
  /** Whose words they are. */
  from: Speaker;
  words: string;
  /** What was learnt says how likely it is. */
  sureness: number;
  /** Certain: the talk stops. Else it may be, and nothing bold is said. */
  isSure: boolean;
}

/**
 * Chosen on 914 ordinary talks that a training was left without (docs/eval-writing.md): of their last ten messages one is `sure` in three
 * talks of a thousand, `suspected` in three of a hundred. `agrees`: so much is enough where a rule or another reader says the same; below,
 * they are not believed. A threat has to be surer: «viens chez moi» is one only from whom one fears. Nobody is
 * told on a faint suspicion that they frightened somebody.
 */
export const dangerThresholds = { sure: 0.38, sureMenace: 0.6, suspected: 0.12, suspectedOwn: 0.3, agrees: 0.04 };

const dangerOf: Partial<Record<SignKind, Danger>> = {
  minor: 'minor',
  suicide: 'distress',
  violence: 'distress',
  threat: 'menace',
  blackmail: 'menace',
};

/** What the message at a place is a sign of, after those before it. */
export function perilAt(messages: readonly HeardMessage[], place: number): Peril | null {
  const message = messages[place];
  if (!message) return null;
  const before = messages.slice(0, place);
  const read = readAt(messages, place);
  const likeliest = likeliestOf(read.likely);
  const { agrees } = dangerThresholds;
  const suspected = dangerThresholds[message.from === 'moi' ? 'suspectedOwn' : 'suspected'];
  const least = read.likely[likeliest];
  const sure = dangerThresholds[likeliest === 'menace' ? 'sureMenace' : 'sure'];
  const ruled = least >= sure ? null : ruledDanger(message, before);
  if (!ruled && least < suspected) return null;
  const danger = ruled ?? likeliest;
  const words = read.wordsOf(danger);
  return { danger, from: message.from, words, sureness: least, isSure: least >= (ruled ? agrees : sure) };
}

export const likeliestOf = (likely: Likely): Danger =>
  dangers.reduce((most, danger) => (likely[danger] > likely[most] ? danger : most));

/** How likely the message at a place is the sign of each danger, as far as was learnt. */
export function readAt(messages: readonly HeardMessage[], place: number): ReadDanger {
  const message = messages[place] ?? heardAt({ from: 'match', text: '' }, 0);
  const known = alreadyRead.get(message);
  if (known) return known;
  const before = turnBefore(messages.slice(0, place), message.from);
  const read = withoutLookAlikes(message, before, readDanger({ text: message.text, before }));
  alreadyRead.set(message, read);
  return read;
}

/** From this on, what only sounds like a danger stands beside a real one. */
const surelyMeant = 0.8;

/** Where something is heard, it is heard again without what only sounds like it: the less of both counts. */
function withoutLookAlikes({ plain }: HeardMessage, before: string, read: ReadDanger): ReadDanger {
  const most = read.likely[likeliestOf(read.likely)];
  if (most < dangerThresholds.agrees) return read;
  const ownOnly = withoutOthersAges(plain);
  const cut = most < surelyMeant ? withoutHarmless(ownOnly) : ownOnly;
  if (cut === plain) return read;
  const again = readDanger({ text: cut, before });
  const likely = { ...read.likely };
  for (const danger of dangers) likely[danger] = Math.min(likely[danger], again.likely[danger]);
  return { ...read, likely };
}

/** A talk is gone through several times, with the same messages. */
const alreadyRead = new WeakMap<HeardMessage, ReadDanger>();

const withoutOthersAges = (plain: string) =>
  noOwnAge.reduce((kept, { says, instead }) => kept.replace(says, instead), plain);

function ruledDanger(message: HeardMessage, before: readonly HeardMessage[]): Danger | null {
  const ownOnly = { ...message, plain: withoutOthersAges(message.plain) };
  const held = [...minorRules(ownOnly, [...before]), ...dangerRules({ ...message, from: 'match' }, [])];
  return held.map(({ sign }) => dangerOf[sign]).find((danger) => danger !== undefined) ?? null;
}

/** The other side's last turn. */
function turnBefore(before: readonly HeardMessage[], speaker: Speaker): string {
  const end = before.findLastIndex(({ from }) => from !== speaker) + 1;
  const start = before.slice(0, end).findLastIndex(({ from }) => from === speaker) + 1;
  return before
    .slice(start, end)
    .map(({ text }) => text)
    .join(' . ');
}

export function heardAt({ from, text }: Pick<HeardMessage, 'from' | 'text'>, index: number): HeardMessage {
  const heard = hear(text);
  return { index, from, ...heard, acts: actsOf(heard) };
}
