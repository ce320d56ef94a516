import type { Reading } from '#contract/writing.ts';
import { actsOf } from './dialogue-acts.ts';
import { type Said, upToMessage } from './last-turn.ts';
import { minorSubject, takenBack } from './minor-phrases.ts';
import { readLastTurn } from './reading.ts';
import { hear, maxMessageCharacters } from './spoken-french.ts';

// What stops a talk is not forgotten with the next word. A minor anywhere in it, a danger told a while ago and a no that still stands are
// read beside the last turn, each by the network at its strict threshold: accusing somebody by mistake is worse than a gentle line.

interface TalkReading {
  reading: Reading;
  /** The user says to be under eighteen; `reading` then has their words. */
  isUserMinor: boolean;
}

export function readTalk(conversation: readonly Said[]): TalkReading {
  const said = conversation
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, text }) => ({ from, text: text.slice(0, maxMessageCharacters) }));
  const own = minorIn(said, 'moi');
  if (own) return { reading: own, isUserMinor: true };
  return { reading: minorIn(said, 'match') ?? withoutMinors(said), isUserMinor: false };
}

function withoutMinors(said: Said[]): Reading {
  const last = readLastTurn(said);
  // Who asks for money often tells of a danger before.
  if (isSure(last, 'scam')) return last;
  return recentDanger(said) ?? (isHeardOut(last) ? null : standingRefusal(said, last)) ?? last;
}

/** A stop of its own, or somebody in need: no earlier refusal is answered in its place. */
const isHeardOut = ({ stance, signal }: Reading) => stance === 'stop' || signal === 'grave' || signal === 'danger';

/** Of each side so many messages about an age or a school are read for a minor, the latest first: it bounds the work, some 5 ms each. */
const maxSubjects = 30;

/** A message in which somebody says, of themselves, to be under eighteen, unless it is taken back. */
function minorIn(said: Said[], speaker: Said['from']): Reading | null {
  const places = said.flatMap(({ from, text }, place) => (from === speaker && mayTellMinor(text) ? [place] : []));
  for (const place of places.slice(-maxSubjects).reverse()) {
    const text = said[place]?.text ?? '';
    if (isTakenBack(said, place)) continue;
    for (const words of new Set([text, inFigures(text)])) {
      const reading = readLastTurn([...upToMessage(said, place).slice(0, -1), { from: 'match', text: words }]);
      if (isSure(reading, 'minor')) return reading;
    }
  }
  return null;
}

function mayTellMinor(text: string): boolean {
  const { plain } = hear(text);
  return minorSubject.test(plain) && !asksTheOther(plain);
}

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
  return next.slice(0, takingBack).some(({ text }) => takenBack.some(({ says }) => says.test(hear(text).plain)));
}

/**
 * Of the last so many messages of both sides the match's are read for a danger: about one sitting. A talk that went on for longer has
 * moved on, and the user must be able to go on with it. A «t'inquiète» takes nothing back: a joke to somebody in danger is worse.
 */
const recentMessages = 10;

function recentDanger(said: Said[]): Reading | null {
  for (let place = said.length - 1; place >= Math.max(0, said.length - recentMessages); place--) {
    if (said[place]?.from !== 'match') continue;
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
