import type { Situation } from '#engine/understand/situation.ts';
import { type Fragment, fragmentsOf } from './fragment.ts';

/** A thing that is hardly the point is better not repeated. */
const leastWorth = 1.5;
const limit = 3;

const found = new WeakMap<Situation, Fragment[]>();

/** What the last turn named and is worth naming again, the best first. */
export function thingsOf(situation: Situation): Fragment[] {
  const known = found.get(situation);
  if (known) return known;
  const { lastTurn, messages, register } = situation;
  const earlier = messages.filter((message) => !lastTurn.includes(message));
  const things = fragmentsOf(lastTurn, earlier, register.address)
    .filter(({ worth }) => worth >= leastWorth)
    .slice(0, limit);
  found.set(situation, things);
  return things;
}
