import { type Alignment, alignMessages, alignMoved } from './align.ts';
import { compareStrips, isOfScale, type StripOverlap } from './compare-strips.ts';
import { printsOf, type Stretch } from './stretch.ts';
import { bands } from './strip.ts';
import { agreeOnShift, shiftsTold, type ToldShift } from './told-shift.ts';

// How two stretches overlap: by the busy rows of their screenshots, or where those say nothing, by their words.

export type FindOverlap = (one: Stretch, other: Stretch) => Alignment;

/** The overlap with the highest likeness among all pairs of their screenshots. */
function seenOverlap(one: Stretch, other: Stretch, told: readonly ToldShift[]): StripOverlap | null {
  let surest: StripOverlap | null = null;
  for (const [page, strip] of one.strips) {
    for (const [otherPage, otherStrip] of other.strips) {
      const moved = (one.shifts.get(page) ?? 0) - (other.shifts.get(otherPage) ?? 0);
      const seen = compareStrips(
        strip,
        otherStrip,
        told.map((hint) => ({ ...hint, shift: hint.shift - moved })),
      );
      if (!seen || seen.likeness <= (surest?.likeness ?? 0)) continue;
      surest = { shift: seen.shift + moved, likeness: seen.likeness };
    }
  }
  return surest;
}

/** Evidence added where the rows of both screenshots coincide. */
const weightOfBeingSeen = 20;

/** Shifts in pixels can only be compared between screenshots of one scale. */
function areOfOneScale(one: Stretch, other: Stretch): boolean {
  const strips = [...one.strips.values(), ...other.strips.values()];
  return strips.every((strip) => isOfScale(strip, strips[0]?.scale ?? 1));
}

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

/** The rows of the screenshots decide; where they say nothing, the words do. */
export function overlapOf(one: Stretch, other: Stretch): Alignment {
  const [prints, otherPrints] = [printsOf(one), printsOf(other)];
  const words = alignMessages(prints, otherPrints);
  const told = areOfOneScale(one, other) ? shiftsTold(prints, otherPrints, words.pairs) : [];
  const agreed = agreeOnShift(told);
  const seen = seenOverlap(one, other, told);
  const isSeen = seen !== null && (agreed === null || Math.abs(seen.shift - agreed.shift) <= agreed.slack);
  const shift = isSeen ? seen.shift : agreed?.shift;
  if (shift === undefined) return words;
  const { pairs, weight } = alignMoved(prints, otherPrints, shift);
  const relation = relationOf(extentOf(one, 0), extentOf(other, shift));
  // A shift that only messages suggest adds no evidence: two photos of one size below each other would suggest one too.
  return { pairs, shift, relation, weight: isSeen ? weight + weightOfBeingSeen : words.weight };
}

/** Computes each pair of stretches once. */
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
