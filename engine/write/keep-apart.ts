interface Worth {
  text: string;
  worth: number;
}

/** The first so many that are worth it, none of them part of another; sorted, the best first. */
export function keepApart<T extends Worth>(sorted: T[], most: number, leastOf: (kept: number) => number): T[] {
  const kept: T[] = [];
  for (const each of sorted) {
    if (kept.length === most || each.worth < leastOf(kept.length)) break;
    if (!kept.some(({ text }) => text.includes(each.text) || each.text.includes(text))) kept.push(each);
  }
  return kept;
}
