/** Shares are integers out of this total: sums over two passes fit into 32 bits, and rounding errors do not add up. */
export const whole = 1024;

/** Which old pixels each new one is made of: `taps` of them from `first` on, and the share of each. */
export interface Coverage {
  first: Int32Array;
  taps: number;
  shares: Int32Array;
}

export function coverage(from: number, to: number): Coverage {
  const ratio = from / to;
  const taps = Number.isInteger(ratio) ? ratio : Math.ceil(ratio) + 1;
  const first = new Int32Array(to);
  const shares = new Int32Array(to * taps);
  for (let index = 0; index < to; index++) {
    const start = index * ratio;
    const end = Math.min(from, start + ratio);
    const origin = Math.max(0, Math.min(from - taps, Math.floor(start)));
    first[index] = origin;
    // The running total is rounded, not each share, so that the shares of a new pixel add up to exactly `whole`.
    let given = 0;
    let covered = 0;
    for (let tap = 0; tap < taps; tap++) {
      const old = origin + tap;
      covered += old < from ? Math.max(0, Math.min(end, old + 1) - Math.max(start, old)) : 0;
      const due = Math.round((whole * covered) / (end - start));
      shares[index * taps + tap] = due - given;
      given = due;
    }
  }
  return { first, taps, shares };
}
