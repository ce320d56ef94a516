import { chainPages, type Links } from './order-pages.ts';
import { type FindOverlap, overlapOf } from './overlaps.ts';
import { haveOtherNames, layOver, type Stretch } from './stretch.ts';

// Least evidence for an overlap.
/** Between screenshots that were given one after the other. */
const enoughForGivenNeighbours = 3;
const enough = 5;
/** Between screenshots whose headers show different names. */
const enoughDespiteOtherNames = 15;

function isBelieved(one: Stretch, other: Stretch, weight: number, areGivenNeighbours: boolean): boolean {
  if (weight < (areGivenNeighbours ? enoughForGivenNeighbours : enough)) return false;
  return weight >= enoughDespiteOtherNames || !haveOtherNames(one, other);
}

function linkAll(stretches: readonly Stretch[], findOverlap: FindOverlap): Links {
  const links: Links = stretches.map(() => stretches.map(() => 0));
  stretches.forEach((one, first) => {
    stretches.forEach((other, second) => {
      if (second <= first) return;
      const { relation, weight } = findOverlap(one, other);
      const [from, to] = relation === 'one_first' ? [first, second] : [second, first];
      if (relation === 'none' || !isBelieved(one, other, weight, to === from + 1)) return;
      const row = links[from];
      if (row) row[to] = weight;
    });
  });
  return links;
}

interface Chain extends Stretch {
  /** Index of the first message of the last screenshot. */
  lastStart: number;
}

/** Lays the next screenshot over the last one of the chain, with everything that others have added to that one. */
function append(chain: Chain, next: Stretch): Chain {
  const before = chain.messages.slice(0, chain.lastStart);
  const last = { ...chain, messages: chain.messages.slice(chain.lastStart) };
  const alignment = overlapOf(last, next);
  const joined = layOver(last, next, alignment);
  return {
    ...joined,
    messages: [...before, ...joined.messages],
    lastStart: before.length + (alignment.pairs[0]?.[0] ?? last.messages.length),
  };
}

/** Joins overlapping stretches into chains, ordered by the given position of their first screenshots. */
export function chainStretches(stretches: readonly Stretch[], findOverlap: FindOverlap): Stretch[] {
  return chainPages(linkAll(stretches, findOverlap)).map((chain) =>
    chain
      .flatMap((page) => stretches[page] ?? [])
      .reduce<Chain>(append, { readings: [], messages: [], shifts: new Map(), strips: new Map(), lastStart: 0 }),
  );
}
