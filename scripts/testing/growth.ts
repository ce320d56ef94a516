import { type Attack, attacksOn } from './attacks.ts';

// Whether the time of a regular expression grows faster than its text: on texts that are derived from the expression, and on a few walls of
// characters. Times are compared with each other; figures in milliseconds only tell noise, and an expression that does not end. What looks
// too fast for twice the text is measured again for eight times the text, so that a busy machine accuses nobody.

const common = ['a', 'A', 'é', '1', '.', ' ', '-', "'", '!', '@', '\n', '/', ',', '_', '€', '😀'];
const pairs = ['a ', 'Aa ', '1 ', '1.', 'a.', 'a-', "a'", 'a@', 'a1', 'a, ', '. ', '! ', ' \n', 'un ', 'a b '];
/** Words of the expression itself that are made into walls. */
const ownWords = 30;
/** Twice the text takes a linear expression twice the time, a quadratic one four times. */
const fastest = 3;
/** Below, a measurement is noise. */
const leastMs = 0.1;
/** An expression that takes so long for a few words needs no comparison. Lengths grow slowly, since its time may double with a brick. */
const endlessMs = 20;
/** A text that takes so long is not measured again, nor a longer one. */
const enoughMs = 250;
/** The least time of so many measures counts: other programs only add to it. */
const rounds = 5;
const shortLengths = [12, 15, 18, 20, 22, 24, 28, 32, 36, 45, 54, 80, 120, 180, 250];
const length = 1000;

/** The text on which it does; null where there is none, as for an expression that repeats nothing without a bound. */
export function growsTooFast(pattern: RegExp): Attack | null {
  const derived = attacksOn(pattern);
  if (derived.length === 0) return null;
  const walls = [...common, ...pairs, ...wordsOf(pattern)].map((brick) => ({ lead: '', brick, end: '\u0001' }));
  return [...derived, ...walls].find((attack) => grows(pattern, attack)) ?? null;
}

function wordsOf({ source }: RegExp): string[] {
  const words = source.match(/\p{L}[\p{L}' ]{2,}/gu) ?? [];
  return [...new Set(words.map((word) => `${word.trim()} `))].slice(0, ownWords);
}

function grows(pattern: RegExp, attack: Attack): boolean {
  if (isEndless(pattern, attack, 1) && isEndless(pattern, attack, 3)) return true;
  const doubleMs = disproportionMs(pattern, attack, 2);
  if (doubleMs === null) return false;
  return doubleMs > enoughMs || disproportionMs(pattern, attack, 8) !== null;
}

function isEndless(pattern: RegExp, attack: Attack, times: number): boolean {
  return shortLengths.some((length) => {
    const text = textOf(attack, length);
    return !takesLessThan(endlessMs, pattern, text) && bestMs(pattern, text, times) > endlessMs;
  });
}

/** The time of a text that is so many times as long; null where it is in proportion. Both are measured in turn. */
function disproportionMs(pattern: RegExp, attack: Attack, times: number): number | null {
  const [short, long] = [textOf(attack, length), textOf(attack, times * length)];
  if (takesLessThan(leastMs, pattern, long)) return null;
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds && longMs >= leastMs; round++) {
    shortMs = Math.min(shortMs, bestMs(pattern, short, 1));
    longMs = Math.min(longMs, bestMs(pattern, long, 1));
    if (longMs > enoughMs) break;
  }
  return longMs >= leastMs && longMs > fastest ** Math.log2(times) * shortMs ? longMs : null;
}

function textOf({ lead, brick, end }: Attack, length: number): string {
  return lead + brick.repeat(Math.ceil(length / brick.length)).slice(0, length) + end;
}

function bestMs(pattern: RegExp, text: string, times: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    pattern.lastIndex = 0;
    const startedAt = processorMs();
    search(pattern, text);
    best = Math.min(best, processorMs() - startedAt);
  }
  return best;
}

function search(pattern: RegExp, text: string): void {
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
}

/** Asked a million times; the clock on the wall answers sooner than the process's own time, which is never more. */
function takesLessThan(ms: number, pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  const startedAt = performance.now();
  search(pattern, text);
  return performance.now() - startedAt < ms;
}

/** The process's own time, which does not run while other processes have the processor. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
