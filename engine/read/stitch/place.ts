import type { ReadMessage } from '#contract/reading.ts';

// Places of messages on the whole chat. Two screenshots of it are moved by a number of pixels; once that is known, messages
// in the same place are the same message, even if they were read differently.

/** In pixels from the top of the first screenshot of a stretch. */
export interface Place {
  top: number;
  bottom: number;
}

/** Pixels by which each screenshot of a stretch is moved down, by its number, where that is known. */
export type Shifts = ReadonlyMap<number, number>;

/** Null on a screenshot that was joined to the others by words alone. */
export function placeOf({ box, page }: ReadMessage, shifts: Shifts): Place | null {
  const shift = shifts.get(page ?? 0);
  return shift === undefined ? null : { top: box.y + shift, bottom: box.y + shift + box.height };
}

export function heightOf({ top, bottom }: Place): number {
  return bottom - top;
}

/** Shares of the lower bubble's height. Boxes are found on a small copy of the image, hence the slack. */
const slack = 0.16;
const mostlyInside = 0.65;
const hardlyInside = 0.3;

export type PlaceAgreement = 'same' | 'part' | 'near' | 'apart';

/** `part`: one is a piece of the other, cut by an edge of the screen or found in part. */
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
