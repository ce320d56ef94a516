/** Insertions, deletions and substitutions that turn one text into the other. */
export function editDistance(from: string, to: string): number {
  const b = [...to];
  const start = Uint32Array.from({ length: b.length + 1 }, (_, i) => i);
  return lastRow([...from], b, start)[b.length] ?? 0;
}

/** 1 for the same text, 0 for nothing in common. */
export function similarity(a: string, b: string): number {
  const longest = Math.max([...a].length, [...b].length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/** Least edit distance between `wanted` and any part of `text`. */
export function searchDistance(wanted: string, text: string): number {
  const a = [...wanted];
  const b = [...text];
  // The part may start anywhere: characters before it cost nothing.
  return lastRow(a, b, new Uint32Array(b.length + 1)).reduce((least, distance) => Math.min(least, distance), a.length);
}

/** Costs of turning all of `a` into each beginning of `b`; `start` holds the costs for an empty `a`. */
function lastRow(a: string[], b: string[], start: Uint32Array): Uint32Array {
  let row = start;
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row;
}
