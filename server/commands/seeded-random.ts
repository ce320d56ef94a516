export interface SeededRandom {
  next(): number;
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Up to `most` different values, at least one. */
  some<T>(values: readonly T[], most: number): T[];
}

/** mulberry32: the same seed gives the same demo. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  return {
    next,
    below,
    pick,
    chance: (probability) => next() < probability,
    some(values, most) {
      const chosen = new Set(Array.from({ length: 1 + below(most) }, () => pick(values)));
      return [...chosen];
    },
  };
}
