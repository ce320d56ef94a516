import { type Reading, type ReadingWarning, type ReadMessage, unreadTextWarning } from '#contract/reading.ts';

// Where text was not read, in a conversation joined from several screenshots. Where a screenshot shows its messages one after the
// other and another one has read something between them, that is the text.

export function unreadBetween(messages: readonly ReadMessage[], readings: readonly Reading[]): ReadingWarning[] {
  const places = new Set<number>();
  for (const [page, reading] of readings.entries()) {
    for (const { after } of reading.warnings) {
      if (after === undefined) continue;
      const above = placeOf(messages, reading.messages[after], page);
      const below = placeOf(messages, reading.messages[after + 1], page);
      if (above === -1 && below === 0) places.add(-1);
      if (above >= 0 && (below === above + 1 || (below === -1 && above === messages.length - 1))) places.add(above);
    }
  }
  return [...places].sort((a, b) => a - b).map((after) => unreadTextWarning(messages, after));
}

/** -1 where there is none. A message that two screenshots show keeps the place that it has in one of them, and the longer text. */
function placeOf(messages: readonly ReadMessage[], wanted: ReadMessage | undefined, page: number): number {
  if (!wanted) return -1;
  const isThere = (one: ReadMessage) => one.page === page && one.box.y === wanted.box.y;
  const isAlike = (one: ReadMessage) => one.from === wanted.from && one.text === wanted.text;
  const ways = [(one: ReadMessage) => isThere(one) && isAlike(one), isAlike, isThere];
  return ways.map((way) => messages.findIndex(way)).find((place) => place >= 0) ?? -1;
}
