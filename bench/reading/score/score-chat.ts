import type { Reading, ReadMessage } from '../../../contract/reading.ts';
import type { ChatTruth, TrueMessage } from '../truth.ts';
import { align, type Pair } from './align.ts';
import { editDistance, similarity } from './edit-distance.ts';
import { comparable, emojiOf } from './normalise.ts';

/** Counts of what was read right and wrong on one screenshot, which can be added up. */
export interface ChatScore {
  messages: number;
  characters: number;
  errors: number;
  found: number;
  spurious: number;
  rightSpeaker: number;
  rightKind: number;
  isInOrder: boolean;
  emoji: number;
  emojiFound: number;
  quotes: number;
  quotesFound: number;
  reactions: number;
  reactionsFound: number;
  cuts: number;
  cutsFound: number;
  /** Messages of confidence 0.9 and more, and how many of them are right apart from emoji. */
  sure: number;
  sureAndRight: number;
  read: number;
  isAppRight: boolean;
  /** Null where the picture does not decide it. */
  isNameRight: boolean | null;
  faults: string[];
}

const sureFrom = 0.9;

function length(text: string): number {
  return [...comparable(text)].length;
}

function isRight(truth: TrueMessage, read: ReadMessage): boolean {
  return truth.from === read.from && comparable(truth.text) === comparable(read.text);
}

function sum<T>(list: T[], value: (entry: T) => number): number {
  return list.reduce((total, entry) => total + value(entry), 0);
}

/** Number of `wanted` that are among `given`, each used once. */
function among(wanted: string[], given: string[]): number {
  const left = [...given];
  return wanted.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  }).length;
}

/** Null for Snapchat without its header, where the chat still shows the name in capitals: reading it there is right too. */
function checkName(truth: ChatTruth, name: string | null): boolean | null {
  if (truth.matchName === null && truth.app === 'snapchat') return null;
  return comparable(truth.matchName ?? '') === comparable(name ?? '');
}

export function scoreChat(truth: ChatTruth, reading: Reading): ChatScore {
  const { pairs, misplaced, missed, spurious } = align(truth.messages, reading.messages);
  const both = ([i, j]: Pair): [TrueMessage, ReadMessage] => [
    truth.messages[i] as TrueMessage,
    reading.messages[j] as ReadMessage,
  ];
  const inPlace = pairs.map(both);
  const outOfPlace = misplaced.map(both);
  const found = [...inPlace, ...outOfPlace];
  const lost = missed.map((i) => truth.messages[i] as TrueMessage);
  const added = spurious.map((j) => reading.messages[j] as ReadMessage);
  const sure = reading.messages.filter(({ confidence }) => confidence >= sureFrom);
  const wrong = inPlace.filter(([a, b]) => comparable(a.text) !== comparable(b.text));
  return {
    messages: truth.messages.length,
    characters: sum(truth.messages, ({ text }) => length(text)),
    errors:
      sum(inPlace, ([a, b]) => editDistance(comparable(a.text), comparable(b.text))) +
      sum(outOfPlace, ([a, b]) => length(a.text) + length(b.text)) +
      sum(lost, ({ text }) => length(text)) +
      sum(added, ({ text }) => length(text)),
    found: found.length,
    spurious: added.length,
    rightSpeaker: found.filter(([a, b]) => a.from === b.from).length,
    rightKind: found.filter(([a, b]) => a.kind === b.kind).length,
    isInOrder: misplaced.length === 0,
    emoji: sum(truth.messages, ({ text }) => emojiOf(text).length),
    emojiFound: sum(found, ([a, b]) => among(emojiOf(a.text), emojiOf(b.text))),
    quotes: truth.messages.filter(({ quote }) => quote).length,
    quotesFound: found.filter(([a, b]) => a.quote && similarity(comparable(a.quote), comparable(b.quote ?? '')) >= 0.8)
      .length,
    reactions: sum(truth.messages, ({ reactions }) => reactions?.length ?? 0),
    reactionsFound: sum(found, ([a, b]) =>
      among((a.reactions ?? []).flatMap(emojiOf), (b.reactions ?? []).flatMap(emojiOf)),
    ),
    cuts: truth.messages.filter(({ cut }) => cut).length,
    cutsFound: found.filter(([a, b]) => a.cut && a.cut === b.cut).length,
    sure: sure.length,
    sureAndRight: found.filter(([a, b]) => b.confidence >= sureFrom && isRight(a, b)).length,
    read: reading.messages.length,
    isAppRight: reading.app === truth.app,
    isNameRight: checkName(truth, reading.matchName),
    faults: [
      ...wrong.map(([a, b]) => `~ ${b.confidence.toFixed(2)} «${a.text}» → «${b.text}»`),
      ...found.filter(([a, b]) => a.from !== b.from).map(([a]) => `speaker, is ${a.from}: «${a.text}» ${a.kind}`),
      ...found.filter(([a, b]) => a.kind !== b.kind).map(([a, b]) => `kind ${a.kind} → ${b.kind}: «${a.text}»`),
      ...lost.map((a) => `missed ${a.from} ${a.kind} «${a.text}»`),
      ...added.map((b) => `spurious ${b.from} ${b.kind} ${b.confidence.toFixed(2)} «${b.text}»`),
      ...outOfPlace.map(([a]) => `out of place «${a.text}»`),
    ],
  };
}

/** A chat that the reader refused: everything on it is missed. */
export function scoreRefusedChat(truth: ChatTruth): ChatScore {
  const nothing: Reading = { app: 'unknown', matchName: null, messages: [], warnings: [] };
  return { ...scoreChat(truth, nothing), isNameRight: false, faults: ['refused'] };
}
