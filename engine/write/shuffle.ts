/** FNV-1a: a number that stands for a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The same order for the same key: each value is ranked by its own hash. */
export function shuffled<T>(values: T[], key: number, nameOf: (value: T) => string): T[] {
  return values
    .map((value) => ({ value, rank: hashOf(`${key}:${nameOf(value)}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
