// Whether the time of a regular expression grows faster than its text, on walls of characters that make expressions try again from each
// place. Times are compared with each other; figures in milliseconds only tell noise, and an expression that does not end. What looks too
// fast is measured again at greater lengths, so that a busy machine accuses nobody.

const common = ['a', 'A', 'é', '1', '.', ' ', '-', "'", '!', '@', '\n', '/', ',', '_', '€', '😀'];
const pairs = ['a ', 'Aa ', '1 ', '1.', 'a.', 'a-', "a'", 'a@', 'a1', 'a, ', '. ', '! ', ' \n', 'un ', 'a b '];
/** Words of the expression itself that are made into walls. */
const ownWords = 30;
/** Twice the text takes a linear expression twice the time, a quadratic one four times. */
const fastest = 3;
/** Below, a measurement is noise. */
const leastMs = 0.1;
/** An expression that takes so long for a few words needs no comparison. */
const endlessMs = 20;
const lengths = [12, 18, 24];

/** Whether it repeats something without a bound. Without that, its time grows with the text. */
export function mayRepeat({ source }: RegExp): boolean {
  const outside = source.replace(/\\./gsu, '_').replace(/\[[^\]]*\]/gu, '_');
  return /[*+]|\{\d+,\}/u.test(outside);
}

/** The wall on which it does; null where there is none. */
export function growsTooFast(pattern: RegExp): string | null {
  return [...common, ...pairs, ...wordsOf(pattern)].find((brick) => grows(pattern, brick)) ?? null;
}

function wordsOf({ source }: RegExp): string[] {
  const words = source.match(/\p{L}[\p{L}' ]{2,}/gu) ?? [];
  return [...new Set(words.map((word) => `${word.trim()} `))].slice(0, ownWords);
}

function grows(pattern: RegExp, brick: string): boolean {
  if (lengths.some((length) => bestMs(pattern, wall(brick, length), 1) > endlessMs && isEndless(pattern, brick)))
    return true;
  return [300, 1000, 2000].every((length) => isTooFast(pattern, brick, length));
}

function isEndless(pattern: RegExp, brick: string): boolean {
  return lengths.some((length) => bestMs(pattern, wall(brick, length), 3) > endlessMs);
}

function isTooFast(pattern: RegExp, brick: string, length: number): boolean {
  return [2, 5].every((times) => {
    const double = bestMs(pattern, wall(brick, 2 * length), times);
    return double >= leastMs && double > fastest * bestMs(pattern, wall(brick, length), times);
  });
}

/** Ends in a character that no expression knows, so that what must reach the end fails there. */
function wall(brick: string, length: number): string {
  return `${brick.repeat(Math.ceil(length / brick.length)).slice(0, length)}\u0001`;
}

function bestMs(pattern: RegExp, text: string, times: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    pattern.lastIndex = 0;
    const startedAt = performance.now();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}
