import type { Reading, Signal } from '#contract/writing.ts';
import type { Danger } from './danger/danger-model.ts';
import { dangerThresholds, heardAt, type Peril, perilAt, readAt } from './danger/find-perils.ts';
import { actsOf } from './dialogue-acts.ts';
import { type Said, upToMessage } from './last-turn.ts';
import { minorSubject, takenBack } from './minor-phrases.ts';
import { hardnessIn, hearsDanger, readLastTurn, rounded, shortened } from './reading.ts';
import type { HeardMessage } from './situation.ts';
import { hear, maxMessageCharacters } from './spoken-french.ts';

// What stops a talk is not forgotten with the next word. A minor anywhere in it, a danger told a while ago and a no that still stands are
// read beside the last turn, each by the network at its strict threshold: accusing somebody by mistake is worse than a gentle line.

interface TalkReading {
  reading: Reading;
  /** What a message of either side is a sign of, where `reading` rests on it. */
  peril: Peril | null;
  /** Nothing was understood, and it may be hard. */
  isWary: boolean;
  /** The user says to be under eighteen; `reading` then has their words. */
  isUserMinor: boolean;
}

export function readTalk(conversation: readonly Said[]): TalkReading {
  const said = conversation
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, text }) => ({ from, text: text.slice(0, maxMessageCharacters) }));
  const talk: Talk = { said, heard: said.map(heardAt) };
  const own = minorIn(talk, 'moi');
  const known = { peril: null, isWary: false, isUserMinor: false };
  if (own) return { ...known, reading: own, isUserMinor: true };
  const other = minorIn(talk, 'match');
  return other ? { ...known, reading: other } : { ...known, ...withoutMinors(talk) };
}

interface Talk {
  said: Said[];
  /** The same messages as rules see them. */
  heard: HeardMessage[];
}

type Read = Pick<TalkReading, 'reading'> & Partial<TalkReading>;

function withoutMinors(talk: Talk): Read {
  const { said } = talk;
  const last = believed(talk, readLastTurn(said));
  // Who asks for money often tells of a danger before.
  if (isSure(last, 'scam')) return { reading: last };
  const recent = talk.heard.map((_, place) => place).slice(-recentMessages);
  const perils = recent.flatMap((place) => perilAt(talk.heard, place) ?? []).reverse();
  const sure = perils.find(({ isSure, danger }) => isSure && stops.has(danger));
  if (sure) return { reading: readingOf(sure, 'stop'), peril: sure };
  const danger = recentDanger(talk);
  if (danger) return { reading: danger };
  const refusal = isHeardOut(last) ? null : standingRefusal(said, last);
  if (refusal) return { reading: refusal, peril: suspectedPeril(talk) };
  const suspected = suspectedPeril(talk);
  if (last.stance !== 'open') return { reading: last, peril: suspected };
  if (suspected) return { reading: readingOf(suspected, 'careful'), peril: suspected };
  return { reading: last, isWary: last.kind === undefined && isRisky(talk) };
}

/** Certain signs of these stop a talk, as a minor does that nothing takes back; asking for naked pictures is met with a plain no. */
const stops: ReadonlySet<Danger> = new Set(['distress', 'menace', 'hate']);

const signalOf: Record<Danger, Signal> = {
  minor: 'minor',
  distress: 'danger',
  menace: 'danger',
  nudes: 'unease',
  hate: 'hate',
};

const readingOf = ({ danger, sureness, words }: Peril, stance: Reading['stance']): Reading => ({
  signal: signalOf[danger],
  stance,
  sureness: rounded(sureness),
  words: shortened(words),
  by: 'engine',
});

/** What may be a sign in the last turns of both sides: older ones are over. */
function suspectedPeril({ heard }: Talk): Peril | null {
  const start = startOfTurns(heard, 3);
  const places = heard.map((_, place) => place).slice(start);
  const perils = places
    .flatMap((place) => perilAt(heard, place) ?? [])
    .filter(({ danger, isSure }) => !(danger === 'minor' && isSure));
  return perils.reduce<Peril | null>((most, one) => (most && most.sureness >= one.sureness ? most : one), null);
}

/** Where the last so many turns begin. */
function startOfTurns(heard: readonly HeardMessage[], turns: number): number {
  let start = heard.length;
  for (let turn = 0; turn < turns && start > 0; turn++) {
    const speaker = heard[start - 1]?.from;
    start = heard.slice(0, start).findLastIndex(({ from }) => from !== speaker) + 1;
  }
  return start;
}

/** From these on, a turn that was not understood is answered neutrally. */
const wary = { hardness: 0.1, danger: 0.05 };

function isRisky({ said, heard }: Talk): boolean {
  return hardnessIn(said) >= wary.hardness || likeliestIn(heard, startOfTurns(heard, 2)) >= wary.danger;
}

/** How likely any message from a place on is the sign of a danger. */
const likeliestIn = (heard: readonly HeardMessage[], start: number) =>
  Math.max(
    0,
    ...heard
      .map((_, place) => place)
      .slice(start)
      .flatMap((place) => Object.values(readAt(heard, place).likely)),
  );

/** A minor or a danger that the network hears and what was learnt of dangers does not is an ordinary turn. */
function believed({ said, heard }: Talk, reading: Reading): Reading {
  if (reading.stance === 'open' || !hearsDanger(said)) return reading;
  const likeliest = likeliestIn(heard, startOfTurns(heard, heard.at(-1)?.from === 'match' ? 1 : 2));
  const { agrees, suspected } = dangerThresholds;
  const isDoubted = reading.stance === 'careful' && reading.signal === 'minor';
  if (likeliest < (isDoubted ? suspected : agrees)) return readLastTurn(said, { isOrdinary: true });
  return reading;
}

/** A stop of its own, or somebody in need: no earlier refusal is answered in its place. */
const isHeardOut = ({ stance, signal }: Reading) => stance === 'stop' || signal === 'grave' || signal === 'danger';

/** Of each side so many messages about an age or a school are read for a minor, the latest first: it bounds the work, some 5 ms each. */
const maxSubjects = 30;

/** So many of the last messages are all read for a minor. */
const latestMessages = 40;

/** A message in which somebody says, of themselves, to be under eighteen, unless it is taken back. */
function minorIn({ said, heard }: Talk, speaker: Said['from']): Reading | null {
  const isLate = (place: number) => place >= said.length - latestMessages;
  const own = said.map((_, place) => place).filter((place) => said[place]?.from === speaker);
  const telling = own.filter((place) => mayTellMinor(heard[place]?.plain ?? '')).slice(-maxSubjects);
  const places = own.filter((place) => telling.includes(place) || isLate(place));
  for (const place of places.reverse()) {
    const { text = '' } = said[place] ?? {};
    const { plain = '' } = heard[place] ?? {};
    if (asksTheOther(plain) || takesBack(plain) || isTakenBack(said, place)) continue;
    const peril = perilAt(heard, place);
    if (peril?.danger === 'minor' && peril.isSure) return readingOf(peril, 'stop');
    if (!telling.includes(place) || readAt(heard, place).likely.minor < dangerThresholds.agrees) continue;
    for (const words of new Set([text, inFigures(text)])) {
      const reading = readLastTurn([...upToMessage(said, place).slice(0, -1), { from: 'match', text: words }]);
      if (isSure(reading, 'minor')) return reading;
    }
  }
  return null;
}

const mayTellMinor = (plain: string) => minorSubject.test(plain) && !asksTheOther(plain);

const spelled = ['dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept'];
const spelledAge = new RegExp(`\\b(?:${spelled.toReversed().join('|')})(?= (?:ans|piges)\\b)`, 'gi');

/** «quinze ans» → «15 ans», which the network knows better. */
const inFigures = (text: string) => text.replace(spelledAge, (word) => `${10 + spelled.indexOf(word.toLowerCase())}`);

/** «En seconde au lycée ?» is about the other. */
const asksTheOther = (plain: string) => plain.endsWith('?') && !/\b(?:je|moi|mon|ma|mes|me)\b|\b[jm]'/.test(plain);

/** So many further messages of the same speaker may take back what was said. */
const takingBack = 3;

function isTakenBack(said: Said[], place: number): boolean {
  const next = said.slice(place + 1).filter(({ from }) => from === said[place]?.from);
  return next.slice(0, takingBack).some(({ text }) => takesBack(hear(text).plain));
}

const takesBack = (plain: string) => takenBack.some(({ says }) => says.test(plain));

/**
 * Of the last so many messages of both sides the match's are read for a danger: about one sitting. A talk that went on for longer has
 * moved on, and the user must be able to go on with it. A «t'inquiète» takes nothing back: a joke to somebody in danger is worse.
 */
const recentMessages = 10;

function recentDanger({ said, heard }: Talk): Reading | null {
  for (let place = said.length - 1; place >= Math.max(0, said.length - recentMessages); place--) {
    if (said[place]?.from !== 'match' || likeliestIn(heard.slice(0, place + 1), place) < dangerThresholds.agrees)
      continue;
    const reading = readLastTurn(upToMessage(said, place));
    if (isSure(reading, 'danger')) return reading;
  }
  return null;
}

const isSure = ({ stance, signal }: Reading, wanted: Reading['signal']) => stance === 'stop' && signal === wanted;

/** The clear no that none of the match's later turns takes back: turns are read backwards until one is warm. */
function standingRefusal(said: Said[], last: Reading): Reading | null {
  let [end, reading] = [endOfTurn(said, said.length), last];
  while (!isWarm(said, end, reading)) {
    end = endOfTurn(said, startOfTurn(said, end));
    if (end === 0) return null;
    reading = readLastTurn(said.slice(0, end));
    if (isClearNo(reading)) return reading;
  }
  return null;
}

/** One past the match's last message before a place. */
const endOfTurn = (said: Said[], before: number) =>
  said.slice(0, before).findLastIndex(({ from }) => from === 'match') + 1;
const startOfTurn = (said: Said[], end: number) => said.slice(0, end).findLastIndex(({ from }) => from === 'moi') + 1;

/** A turn of fewer words that asks nothing gives no sign of coming round: «ok», «oui oui», «mdr». */
const minWarmWords = 3;

function isWarm(said: Said[], end: number, { stance }: Reading): boolean {
  if (stance !== 'open') return false;
  const turn = said.slice(startOfTurn(said, end), end).map(({ text }) => hear(text));
  const isDry = turn.every((heard) => ['dry', 'empty'].includes(actsOf(heard)[0] ?? 'empty'));
  const words = turn.reduce((sum, heard) => sum + heard.words.length, 0);
  return !isDry && (words >= minWarmWords || turn.some(({ plain }) => plain.includes('?')));
}

/** Words of which a bare no is made; what it refuses depends on what was asked, so that it is forgotten as before. */
const bareNo = new Set(
  'non nan no nope oui ouais ah bah ben merci plus vraiment pas trop du tout desole desolee stp'.split(' '),
);

/** A no with words of its own, or unease that asks to be left alone. */
function isClearNo({ stance, signal, words }: Reading): boolean {
  if (stance !== 'stop' || (signal !== 'refusal' && signal !== 'unease')) return false;
  return hear(words).words.some((word) => !bareNo.has(word));
}
