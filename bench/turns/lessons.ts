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
import { foldedWords } from './folded-words.ts';
import {
  type Ending,
  endings,
  type Graded,
  graded,
  labelledTurns,
  type NamedTurn,
  namedTurns,
} from './labelled-turns.ts';
import type { Example } from './learn.ts';

// Which examples each model is trained on. Each example names its author, so that `train.ts` can measure a model on authors that it has
// not seen. No example may be a row of a test: `training-rows.test.ts` proves it.

export interface Lesson {
  name: string;
  labels: readonly string[];
  /** The file that the weights are written to, from the root of the repository. */
  target: string;
  examples: (Example & { author: string })[];
}

export function lessons(): Lesson[] {
  const ends = endings();
  const grades = new Map(graded().map((each) => [keyOf(each), each]));
  const told = ends.map((ending) => ({ ...ending, turn: toldOf(ending.turn.split('\n')) })).filter(({ turn }) => turn);
  const singles = labelledTurns();
  const kinds = [...singles, ...told.flatMap(({ kind, ...turn }) => (kind ? [{ ...turn, kind }] : []))];
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

/** The mood that a kind always has; a kind that may have several moods is left out. */
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

/** Undefined for words that resemble a good quote and were not graded themselves: they would teach the opposite. */
function gradeOf(text: string, { good, bad }: Graded): (typeof spanLabels)[number] | undefined {
  const isSame = (other: string) => foldedWords(other).join() === foldedWords(text).join();
  if (good.some(isSame)) return 'quotable';
  return bad.some(isSame) || !isLike(text, good) ? 'dull' : undefined;
}

const keyOf = ({ before, turn }: { before: string; turn: string }) => `${before}\n${turn}`;

/** From this share of common words on (shared words ÷ words of both), two texts count as the same quote. */
const alikeShare = 0.6;

const isLike = (text: string, others: string[]) => others.some((other) => sharedWordShare(other, text) >= alikeShare);

function sharedWordShare(one: string, other: string): number {
  const words = new Set(foldedWords(one));
  const others = new Set(foldedWords(other));
  const both = [...words].filter((word) => others.has(word)).length;
  return both / (words.size + others.size - both);
}
