import type { HeardMessage, Situation } from '#engine/understand/situation.ts';
import { leadOf } from './answer-lead.ts';
import { type FoundMoment, findMoments } from './find-moments.ts';
import { moments } from './patterns/moments/index.ts';
import { tellingOf } from './telling.ts';

/** What a turn of the match is about, the loudest first; where no moment knows it, whether it is to be taken lightly. */
export function pointsOf(situation: Situation, turn: HeardMessage[] = situation.lastTurn): FoundMoment[] {
  const found = findMoments(turn, moments, leadOf(situation.messages, turn));
  const telling = tellingOf(turn, situation.messages);
  if (!telling) return found;
  return telling.weight > (found[0]?.weight ?? 0) ? [telling, ...found] : found;
}
