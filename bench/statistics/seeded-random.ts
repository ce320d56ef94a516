// Chance that is the same in every run, for training and splitting.

/** Pseudo-random numbers from 0 to 1 (Lehmer's generator), the same for the same seed. */
export function lottery(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export function shuffle<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, luck: random() }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ item }) => item);
}
