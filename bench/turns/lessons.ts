import { fold } from '#engine/french/fold.ts';
import { featuresOf } from '#engine/understand/turn-kind/features.ts';
import { meetingTurns } from '#engine/understand/turn-kind/guess-meeting.ts';
import { turnMoods } from '#engine/understand/turn-kind/guess-mood.ts';
import { turnKinds } from '#engine/understand/turn-kind/kinds.ts';
import { toldOf } from '#engine/understand/turn-kind/told.ts';
import { understand } from '#engine/understand/understand.ts';
import { quotableSpans, spanLabels } from '#engine/write/quotable/quotables.ts';
import { spanFeatures } from '#engine/write/quotable/span-features.ts';
import { thingLabels } from '#engine/write/thing/named-things.ts';
import { thingFeatures } from '#engine/write/thing/thing-features.ts';
import { thingsOf } from '#engine/write/thing/things.ts';
import {
  type Ending,
  endings,
  type Graded,
  graded,
  labelledTurns,
  type NamedTurn,
  namedTurns,
  noes,
} from './labelled-turns.ts';
import type { Example } from './learn.ts';

// What each model is taught: examples with their author, so that an author can be left out.

export interface Lesson {
  name: string;
  labels: readonly string[];
  /** Where its weights go, from the root. */
  target: string;
  examples: (Example & { author: string })[];
}

export function lessons(): Lesson[] {
  const ends = endings();
  const grades = new Map(graded().map((each) => [keyOf(each), each]));
  const told = ends.map((ending) => ({ ...ending, turn: toldOf(ending.turn.split('\n')) })).filter(({ turn }) => turn);
  const singles = labelledTurns();
  const kinds = [...singles, ...noes(), ...told.flatMap(({ kind, ...turn }) => (kind ? [{ ...turn, kind }] : []))];
  const moods = [
    ...told.map(({ mood, ...turn }) => ({ ...turn, label: mood })),
    ...singles.flatMap((turn) => (moodOfKind[turn.kind] ? [{ ...turn, label: moodOfKind[turn.kind] as string }] : [])),
  ];
  return [
    {
      name: 'kinds',
      labels: turnKinds,
      target: 'engine/understand/turn-kind/models/kinds.json',
      examples: kinds.map((turn) => ({ author: turn.author, features: featuresOf(turn), label: turn.kind })),
    },
    {
      name: 'moods',
      labels: turnMoods,
      target: 'engine/understand/turn-kind/models/moods.json',
      examples: moods.map((turn) => ({ author: turn.author, features: featuresOf(turn), label: turn.label })),
    },
    {
      name: 'meetings',
      labels: meetingTurns,
      target: 'engine/understand/turn-kind/models/meetings.json',
      examples: ends.map((turn) => ({ author: turn.author, features: featuresOf(turn), label: turn.meeting })),
    },
    {
      name: 'spans',
      labels: spanLabels,
      target: 'engine/write/quotable/models/spans.json',
      examples: ends.filter(({ kind }) => kind !== 'no').flatMap((ending) => spansIn(ending, grades)),
    },
    {
      name: 'things',
      labels: thingLabels,
      target: 'engine/write/thing/models/things.json',
      examples: namedTurns().flatMap(thingsIn),
    },
  ];
}

/** What a kind says of the mood; nothing where it may be either. */
const moodOfKind: Partial<Record<string, string>> = {
  ...Object.fromEntries(['gag', 'tease', 'laugh', 'opinion', 'compliment', 'hint'].map((kind) => [kind, 'light'])),
  ...Object.fromEntries(
    ['told', 'plan', 'dream', 'agree', 'dry', 'sorry', 'thanks', 'leave', 'greet', 'joy'].map((kind) => [
      kind,
      'plain',
    ]),
  ),
  trouble: 'grave',
};

const talkOf = ({ before, turn }: { before: string; turn: string }) => [
  { from: 'moi' as const, text: before },
  ...turn.split('\n').map((text) => ({ from: 'match' as const, text })),
];

function spansIn(
  { author, before, turn, quotes }: Ending,
  grades: Map<string, Graded>,
): (Example & { author: string })[] {
  const { lastTurn } = understand(talkOf({ before, turn }));
  const grade = grades.get(keyOf({ before, turn }));
  return quotableSpans(lastTurn).flatMap((span) => {
    const label = grade ? gradeOf(span.text, grade) : isLike(span.text, quotes) ? 'quotable' : 'dull';
    return label ? [{ author, features: spanFeatures(span), label }] : [];
  });
}

function thingsIn({ author, before, turn, good, fair, bad }: NamedTurn): (Example & { author: string })[] {
  const { lastTurn, register } = understand(talkOf({ before, turn }));
  return thingsOf(lastTurn, register.address).flatMap((thing) => {
    const label = good.includes(thing.text)
      ? 'apt'
      : fair.includes(thing.text)
        ? 'fit'
        : bad.includes(thing.text)
          ? 'dull'
          : undefined;
    return label ? [{ author, features: thingFeatures(thing), label }] : [];
  });
}

/** Undefined where it is much like one that was taken, and was not asked about. */
function gradeOf(text: string, { good, bad }: Graded): (typeof spanLabels)[number] | undefined {
  const isSame = (other: string) => wordsOf(other).join() === wordsOf(text).join();
  if (good.some(isSame)) return 'quotable';
  return bad.some(isSame) || !isLike(text, good) ? 'dull' : undefined;
}

const keyOf = ({ before, turn }: { before: string; turn: string }) => `${before}\n${turn}`;

/** So many of the words of both are the same. */
const alike = 0.6;

const isLike = (text: string, others: string[]) => others.some((other) => shared(other, text) >= alike);

function shared(one: string, other: string): number {
  const words = new Set(wordsOf(one));
  const others = new Set(wordsOf(other));
  const both = [...words].filter((word) => others.has(word)).length;
  return both / (words.size + others.size - both);
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? [];
