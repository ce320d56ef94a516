import type { ReadMessage } from '#contract/reading.ts';

// Where messages stand: two screenshots of one chat are one strip, moved by a number of pixels. Once that number is known,
// what was read differently on the two is still the same message where it stands in the same place.

/** On the strip that a stretch makes, in pixels from the top of its first screenshot. */
export interface Place {
  top: number;
  bottom: number;
}

/** How far each screenshot of a stretch is moved down, by its number, as far as that is known. */
export type Shifts = ReadonlyMap<number, number>;

/** Null on a screenshot that only words have joined to the others. */
export function placeOf({ box, page }: ReadMessage, shifts: Shifts): Place | null {
  const shift = shifts.get(page ?? 0);
  return shift === undefined ? null : { top: box.y + shift, bottom: box.y + shift + box.height };
}

export function heightOf({ top, bottom }: Place): number {
  return bottom - top;
}

/** Of the lower bubble: boxes are found on a smaller copy of the image. */
const slack = 0.16;
const mostlyInside = 0.65;
const hardlyInside = 0.3;

export type PlaceAgreement = 'same' | 'part' | 'near' | 'apart';

/** `part`: a bubble of which an edge of the screen shows a piece, or one of which a piece was found. */
export function comparePlaces(one: Place, other: Place): PlaceAgreement {
  const lower = Math.min(heightOf(one), heightOf(other));
  const allowed = lower * slack;
  const isTopSame = Math.abs(one.top - other.top) <= allowed;
  const isBottomSame = Math.abs(one.bottom - other.bottom) <= allowed;
  if (isTopSame && isBottomSame) return 'same';
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (shared >= lower * mostlyInside) return 'part';
  return shared >= lower * hardlyInside ? 'near' : 'apart';
}

export function movePlace({ top, bottom }: Place, by: number): Place {
  return { top: top + by, bottom: bottom + by };
}
