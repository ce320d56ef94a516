import { chainPages, type Links } from './order-pages.ts';
import { type FindOverlap, overlapOf } from './overlaps.ts';
import { haveOtherNames, layOver, type Stretch } from './stretch.ts';

/** Neighbours as given are believed to be neighbours, so that less evidence will do. */
const enoughForGivenNeighbours = 3;
const enough = 5;
/** Two names in the headers take more than a phrase in common. */
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
  /** Where the last screenshot begins. */
  lastStart: number;
}

/** The next screenshot is laid over the last one that is in, with all that others have added to it. */
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

/** Screenshots that overlap become one stretch; the stretches are in the given order of their first screenshots. */
export function chainStretches(stretches: readonly Stretch[], findOverlap: FindOverlap): Stretch[] {
  return chainPages(linkAll(stretches, findOverlap)).map((chain) =>
    chain
      .flatMap((page) => stretches[page] ?? [])
      .reduce<Chain>(append, { readings: [], messages: [], shifts: new Map(), strips: new Map(), lastStart: 0 }),
  );
}
