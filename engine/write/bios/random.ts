/** Chance that repeats: the same words give the same order on every machine. */
export function seededShuffle<T>(list: readonly T[], seed: string): T[] {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  const rest = [...list];
  const mixed: T[] = [];
  while (rest.length > 0) {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), 1 | state);
    drawn = (drawn + Math.imul(drawn ^ (drawn >>> 7), 61 | drawn)) ^ drawn;
    mixed.push(...rest.splice(((drawn ^ (drawn >>> 14)) >>> 0) % rest.length, 1));
  }
  return mixed;
}
