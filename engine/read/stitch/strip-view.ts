import { bands, type Strip } from './strip.ts';

// A view is a part of a strip that can be compared with a part of another one.

const smoothed = new WeakMap<Strip, Float32Array>();

/** Blurs each row into its neighbours, since shifts are not whole rows. */
function smooth(strip: Strip): Float32Array {
  const known = smoothed.get(strip);
  if (known) return known;
  const { rows } = strip;
  const last = rows.length - bands;
  const values = Float32Array.from(rows, (value, index) => {
    const above = rows[Math.max(index % bands, index - bands)] ?? 0;
    const below = rows[Math.min(last + (index % bands), index + bands)] ?? 0;
    return (above + 2 * value + below) / 4;
  });
  smoothed.set(strip, values);
  return values;
}

export interface View {
  values: Float32Array;
  /** Rows of the image, `bottom` excluded. */
  top: number;
  bottom: number;
}

export function viewOf(strip: Strip): View {
  return { values: smooth(strip), top: strip.top, bottom: strip.top + strip.rows.length / bands };
}

export interface Comparison {
  likeness: number;
  busy: number;
  rows: number;
}

/** Compares row y of `other` with row y + shift of `one`, every `step` rows. */
export function compareAt(one: View, other: View, shift: number, step: number): Comparison {
  const start = Math.max(one.top, other.top + shift);
  const stop = Math.min(one.bottom, other.bottom + shift);
  let shared = 0;
  let busy = 0;
  for (let row = start; row < stop; row += step) {
    let at = (row - one.top) * bands;
    let otherAt = (row - shift - other.top) * bands;
    for (const end = at + bands; at < end; at++, otherAt++) {
      const value = one.values[at] as number;
      const otherValue = other.values[otherAt] as number;
      if (value < otherValue) {
        shared += value;
        busy += otherValue;
      } else {
        shared += otherValue;
        busy += value;
      }
    }
  }
  return { likeness: busy === 0 ? 0 : shared / busy, busy: busy * step, rows: Math.max(0, stop - start) };
}

export function cutOut({ values, top, bottom }: View, from: number, to: number): View {
  const start = Math.max(top, from);
  const stop = Math.max(start, Math.min(bottom, to));
  return { values: values.subarray((start - top) * bands, (stop - top) * bands), top: start, bottom: stop };
}

/** The view moved down by half a row. */
export function lowered({ values, top, bottom }: View): View {
  const between = values.map((value, at) => (value + (values[at < bands ? at : at - bands] as number)) / 2);
  return { values: between, top, bottom };
}
