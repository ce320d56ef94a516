// Pages of a list that is in the browser as a whole.

export function pageCount(length: number, pageSize: number): number {
  return Math.max(1, Math.ceil(length / pageSize));
}

/** Pages count from 0; a number past the end gives the last page. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number): readonly Item[] {
  const shown = Math.min(page, pageCount(items.length, pageSize) - 1);
  return items.slice(shown * pageSize, (shown + 1) * pageSize);
}
