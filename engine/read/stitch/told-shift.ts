import type { Alignment } from './align.ts';
import type { Hint } from './compare-strips.ts';
import type { MessagePrint } from './message-print.ts';
import { heightOf, type Place } from './place.ts';

// Shifts between two screenshots that the messages on both suggest.

export interface ToldShift extends Hint {
  /** In pixels: how far off it may be, since boxes are found on a small copy of the image. */
  slack: number;
}

/** Share of the lower bubble's height. */
const slackOfHeight = 0.16;
/** Likeness of rows that a suggestion replaces; less for photos and voice notes, many of which have one size. */
const worthOfWords = 0.2;
const worthOfGraphics = 0.1;

/** One shift for each shared message of which both screenshots show the same end. */
export function shiftsTold(
  one: readonly MessagePrint[],
  other: readonly MessagePrint[],
  pairs: Alignment['pairs'],
): ToldShift[] {
  return pairs.flatMap(([index, otherIndex]) => {
    const [print, otherPrint] = [one[index], other[otherIndex]];
    return print && otherPrint ? toldBy(print, otherPrint) : [];
  });
}

function toldBy(
  { message, place }: MessagePrint,
  { message: otherMessage, place: otherPlace }: MessagePrint,
): ToldShift[] {
  if (!place || !otherPlace) return [];
  const cuts = [message.cut, otherMessage.cut];
  const slack = slackOfHeight * Math.min(heightOf(place), heightOf(otherPlace));
  const worth = message.kind === 'text' && otherMessage.kind === 'text' ? worthOfWords : worthOfGraphics;
  const shiftAt = (end: keyof Place) => place[end] - otherPlace[end];
  if (cuts.includes('top')) return cuts.includes('bottom') ? [] : [{ shift: shiftAt('bottom'), slack, worth }];
  if (cuts.includes('bottom')) return [{ shift: shiftAt('top'), slack, worth }];
  const isWhole = Math.abs(shiftAt('top') - shiftAt('bottom')) <= 2 * slack;
  return isWhole ? [{ shift: (shiftAt('top') + shiftAt('bottom')) / 2, slack, worth }] : [];
}

function isSame(one: ToldShift, other: ToldShift): boolean {
  return Math.abs(one.shift - other.shift) <= Math.min(one.slack, other.slack);
}

/** The shift that at least two messages suggest, and more than half of all; null where there is none. */
export function agreeOnShift(told: readonly ToldShift[]): Omit<ToldShift, 'worth'> | null {
  const agreeing = told.map((one) => told.filter((other) => isSame(one, other)));
  const most = agreeing.reduce<ToldShift[]>((best, group) => (group.length > best.length ? group : best), []);
  if (most.length < 2 || most.length * 2 <= told.length) return null;
  const shift = most.reduce((sum, each) => sum + each.shift, 0) / most.length;
  return { shift, slack: Math.min(...most.map(({ slack }) => slack)) };
}
