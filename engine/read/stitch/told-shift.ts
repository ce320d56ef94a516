import type { Alignment } from './align.ts';
import type { Hint } from './compare-strips.ts';
import type { MessagePrint } from './message-print.ts';
import { heightOf, type Place } from './place.ts';

// By how much one screenshot is moved against another, as the messages tell that both show.

export interface ToldShift extends Hint {
  /** How far off it may be: boxes are found on a smaller copy of the image. */
  slack: number;
}

/** Of a bubble's height. */
const slackOfHeight = 0.16;
/** Photos and voice notes of one size are many. */
const worthOfWords = 0.2;
const worthOfGraphics = 0.1;

/** One for each message whose upper or lower end both screenshots show. */
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

/** What at least two messages tell, and more than half of all. */
export function agreeOnShift(told: readonly ToldShift[]): Omit<ToldShift, 'worth'> | null {
  const agreeing = told.map((one) => told.filter((other) => isSame(one, other)));
  const most = agreeing.reduce<ToldShift[]>((best, group) => (group.length > best.length ? group : best), []);
  if (most.length < 2 || most.length * 2 <= told.length) return null;
  const shift = most.reduce((sum, each) => sum + each.shift, 0) / most.length;
  return { shift, slack: Math.min(...most.map(({ slack }) => slack)) };
}
