import type { Address } from '#engine/french/noun-phrase.ts';
import type { HeardMessage, Hook } from '#engine/understand/situation.ts';
import { type FoundMoment, findMoments } from './find-moments.ts';
import { moments } from './patterns/moments/index.ts';
import { tellingOf } from './telling.ts';

/** What a turn is about, the loudest first; where no moment knows it, how it was told. */
export function pointsOf(turn: HeardMessage[], address: Address, hooks: Hook[]): FoundMoment[] {
  const found = findMoments(turn, moments);
  const telling = (found[0]?.weight ?? 0) < 2 ? tellingOf(turn, address, hooks) : null;
  return telling ? [...found, telling] : found;
}
