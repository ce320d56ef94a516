/** Random numbers that repeat: the same seed gives the same draws on every machine. */
export interface Random {
  next(): number;
  /** Both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight: with `{ plain: 3, photo: 1 }`, `plain` three times in four. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K;
  shuffle<T>(list: readonly T[]): T[];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  function pick<T>(choices: readonly T[]): T {
    const choice = choices[int(0, choices.length - 1)];
    if (choice === undefined) throw new Error('nothing to pick from');
    return choice;
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new Error('no weight is positive');
    },
    shuffle(list) {
      const rest = [...list];
      const mixed = [];
      while (rest.length > 0) mixed.push(...rest.splice(int(0, rest.length - 1), 1));
      return mixed;
    },
  };
}
