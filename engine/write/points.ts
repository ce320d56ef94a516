import type { HeardMessage, Situation } from '#engine/understand/situation.ts';
import { leadOf } from './answer-lead.ts';
import { type FoundMoment, findMoments } from './find-moments.ts';
import { moments } from './patterns/moments/index.ts';
import { freshHooks } from './subjects.ts';
import { tellingOf } from './telling.ts';

/** What a turn of the match is about, the loudest first; where no moment knows it, how it was told. */
export function pointsOf(situation: Situation, turn: HeardMessage[] = situation.lastTurn): FoundMoment[] {
  const found = findMoments(turn, moments, leadOf(situation.messages, turn));
  const telling =
    (found[0]?.weight ?? 0) < 2 ? tellingOf(turn, situation.register.address, freshHooks(situation)) : null;
  return telling ? [...found, telling] : found;
}
