// Orders screenshots by their overlaps: each once, with the most evidence between neighbours.

/** `links[a][b]`: evidence that b directly follows a, 0 for none. */
export type Links = number[][];

/** Extra evidence for the given order, which is mostly right: a single phrase in common does not change it. */
const preferenceForGivenOrder = 3;

function gain(links: Links, from: number, to: number): number {
  const weight = links[from]?.[to] ?? 0;
  return weight > 0 && to === from + 1 ? weight + preferenceForGivenOrder : weight;
}

/** Exact search over subsets (Held–Karp): with at most eight screenshots 2⁸ × 8² steps. */
function bestPath(links: Links): number[] {
  const count = links.length;
  const everything = (1 << count) - 1;
  const totals = new Float64Array((everything + 1) * count).fill(Number.NEGATIVE_INFINITY);
  const parents = new Int8Array(totals.length).fill(-1);
  for (let page = 0; page < count; page++) totals[(1 << page) * count + page] = 0;
  for (let visited = 1; visited <= everything; visited++) {
    for (let last = 0; last < count; last++) {
      const total = totals[visited * count + last] ?? Number.NEGATIVE_INFINITY;
      if (total === Number.NEGATIVE_INFINITY) continue;
      for (let next = 0; next < count; next++) {
        if (visited & (1 << next)) continue;
        const target = (visited | (1 << next)) * count + next;
        const candidate = total + gain(links, last, next);
        if (candidate <= (totals[target] ?? 0)) continue;
        totals[target] = candidate;
        parents[target] = last;
      }
    }
  }
  const totalOf = (page: number) => totals[everything * count + page] ?? 0;
  let last = links.map((_, page) => page).reduce((best, page) => (totalOf(page) > totalOf(best) ? page : best), 0);
  const path: number[] = [];
  for (let visited = everything; last >= 0; ) {
    path.unshift(last);
    const parent = parents[visited * count + last] ?? -1;
    visited &= ~(1 << last);
    last = parent;
  }
  return path;
}

/** Runs of screenshots that overlap from one to the next, ordered by the given position of their first ones. */
export function chainPages(links: Links): number[][] {
  if (links.length === 0) return [];
  const path = bestPath(links);
  const chains: number[][] = [];
  path.forEach((page, position) => {
    const before = path[position - 1];
    const chain = chains.at(-1);
    if (chain && before !== undefined && (links[before]?.[page] ?? 0) > 0) chain.push(page);
    else chains.push([page]);
  });
  return chains.sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
}
