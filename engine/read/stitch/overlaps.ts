import { bands } from '../strip.ts';
import { type Alignment, alignMessages, alignMoved } from './align.ts';
import { compareStrips, type StripOverlap } from './compare-strips.ts';
import { printsOf, type Stretch } from './stretch.ts';

/** How two stretches overlap. */
export type FindOverlap = (one: Stretch, other: Stretch) => Alignment;

/** The surest of what their screenshots tell, one by one. */
function seenOverlap(one: Stretch, other: Stretch): StripOverlap | null {
  let surest: StripOverlap | null = null;
  for (const [page, strip] of one.strips) {
    for (const [otherPage, otherStrip] of other.strips) {
      const seen = compareStrips(strip, otherStrip);
      if (!seen || seen.likeness <= (surest?.likeness ?? 0)) continue;
      const shift = seen.shift + (one.shifts.get(page) ?? 0) - (other.shifts.get(otherPage) ?? 0);
      surest = { shift, likeness: seen.likeness };
    }
  }
  return surest;
}

const weightOfBeingSeen = 20;

interface Extent {
  top: number;
  bottom: number;
}

function extentOf({ strips, shifts }: Stretch, moved: number): Extent {
  const extents = [...strips].map(([page, { top, rows, scale }]) => {
    const start = top * scale + (shifts.get(page) ?? 0) + moved;
    return { top: start, bottom: start + (rows.length / bands) * scale };
  });
  return {
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

function relationOf(one: Extent, other: Extent): Alignment['relation'] {
  const slack = (one.bottom - one.top) * 0.01;
  if (other.top >= one.top - slack && other.bottom <= one.bottom + slack) return 'one_holds_other';
  if (one.top >= other.top - slack && one.bottom <= other.bottom + slack) return 'other_holds_one';
  return one.top < other.top ? 'one_first' : 'other_first';
}

/** What is seen on the screenshots decides; where that says nothing, the words do. */
export function overlapOf(one: Stretch, other: Stretch): Alignment {
  const seen = seenOverlap(one, other);
  if (!seen) return alignMessages(printsOf(one), printsOf(other));
  const { shift } = seen;
  const { pairs, weight } = alignMoved(printsOf(one), printsOf(other), shift);
  const relation = relationOf(extentOf(one, 0), extentOf(other, shift));
  return { pairs, shift, relation, weight: weight + weightOfBeingSeen };
}

/** Worked out once for each pair. */
export function rememberOverlaps(): FindOverlap {
  const known = new Map<Stretch, Map<Stretch, Alignment>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new Map<Stretch, Alignment>();
    known.set(one, ofOne);
    const alignment = ofOne.get(other) ?? overlapOf(one, other);
    ofOne.set(other, alignment);
    return alignment;
  };
}
