import type { FindOverlap } from './overlaps.ts';
import { layOver, type Stretch } from './stretch.ts';

// Folds a screenshot that was given twice, or that shows only what another one shows, into that one.

/** Least evidence. */
const sureOverlap = 5;

function isSamePicture(one: Stretch, other: Stretch): boolean {
  if (one.messages.length !== other.messages.length || one.messages[0]?.text !== other.messages[0]?.text) return false;
  const faceOf = ({ messages }: Stretch) => JSON.stringify(messages.map(({ page: _, ...rest }) => rest));
  return faceOf(one) === faceOf(other);
}

/** The stretch that holds the other, merged with it; null where neither does. */
function fold(
  one: Stretch,
  other: Stretch,
  findOverlap: FindOverlap,
): { holder: 'one' | 'other'; stretch: Stretch } | null {
  if (isSamePicture(one, other)) {
    return { holder: 'one', stretch: { ...one, readings: [...one.readings, ...other.readings] } };
  }
  const overlap = findOverlap(one, other);
  const { relation, weight } = overlap;
  if (weight < sureOverlap || (relation !== 'one_holds_other' && relation !== 'other_holds_one')) return null;
  return { holder: relation === 'one_holds_other' ? 'one' : 'other', stretch: layOver(one, other, overlap) };
}

/** Keeps the order of the stretches that are left. */
export function foldHeld(stretches: readonly Stretch[], findOverlap: FindOverlap): Stretch[] {
  const kept = [...stretches];
  for (let first = 0; first < kept.length; first++) {
    for (let second = first + 1; second < kept.length; second++) {
      const [one, other] = [kept[first], kept[second]];
      const folded = one && other ? fold(one, other, findOverlap) : null;
      if (!folded) continue;
      const [holder, held] = folded.holder === 'one' ? [first, second] : [second, first];
      kept[holder] = folded.stretch;
      kept.splice(held, 1);
      // The holder may have grown, so everything is compared again.
      first = -1;
      break;
    }
  }
  return kept;
}
