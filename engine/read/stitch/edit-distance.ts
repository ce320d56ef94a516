/** Insertions, deletions and replacements that turn one text into the other; null where it takes more than `limit`. */
export function editDistance(one: string, other: string, limit: number): number | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > limit) return null;
  if (short === long) return 0;
  let previous = Uint16Array.from({ length: long.length + 1 }, (_, column) => column);
  let current = new Uint16Array(long.length + 1);
  const far = limit + 1;
  for (let row = 1; row <= short.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(long.length, row + limit);
    const letter = short.charCodeAt(row - 1);
    current[from - 1] = from === 1 ? row : far;
    let best = far;
    for (let column = from; column <= to; column++) {
      const replaced = (previous[column - 1] ?? far) + (letter === long.charCodeAt(column - 1) ? 0 : 1);
      const inserted = (current[column - 1] ?? far) + 1;
      const deleted = column === row + limit ? far : (previous[column] ?? far) + 1;
      const value = Math.min(replaced, inserted, deleted);
      current[column] = value;
      if (value < best) best = value;
    }
    if (best > limit) return null;
    [previous, current] = [current, previous];
  }
  const distance = previous[long.length] ?? far;
  return distance <= limit ? distance : null;
}
