import { setTimeout as pause } from 'node:timers/promises';

// Group commit. What comes in while something is being stored waits, and is stored next, together, in one statement. Nobody is
// told that it is stored before it is.

interface Waiting<Item> {
  item: Item;
  stored(): void;
  failed(error: unknown): void;
}

export interface GroupedWrites<Item> {
  /** Resolves once this is stored. */
  write(item: Item): Promise<void>;
  /** How much waits, beside what is being stored: by default, how many items. */
  waiting(): number;
}

/**
 * `store` keeps all of these or none. If a group fails, its items are stored one by one, so that a bad one fails alone. A group
 * has at most `maxSize`, by default in items; an item that is larger is stored alone. Where the database works in this thread,
 * `rests` leaves it to others after each group for as long as that took: these writes never have more than half of its time.
 */
export function groupWrites<Item>(
  store: (items: Item[]) => Promise<void>,
  maxSize: number,
  { sizeOf = () => 1, rests = false }: { sizeOf?: (item: Item) => number; rests?: boolean } = {},
): GroupedWrites<Item> {
  const waiting: Waiting<Item>[] = [];
  let waitingSize = 0;
  let isStoring = false;

  async function storeTogether(group: Waiting<Item>[]): Promise<void> {
    try {
      await store(group.map(({ item }) => item));
      for (const one of group) one.stored();
    } catch (error) {
      if (group.length === 1) for (const one of group) one.failed(error);
      else for (const one of group) await storeTogether([one]);
    }
  }

  /** At least one, if any waits. */
  function takeGroup(): Waiting<Item>[] {
    let size = 0;
    const end = waiting.findIndex(({ item }, at) => {
      size += sizeOf(item);
      return at > 0 && size > maxSize;
    });
    const group = waiting.splice(0, end === -1 ? waiting.length : end);
    for (const { item } of group) waitingSize -= sizeOf(item);
    return group;
  }

  async function storeAll(): Promise<void> {
    if (isStoring) return;
    isStoring = true;
    while (waiting.length > 0) {
      const startedAt = performance.now();
      await storeTogether(takeGroup());
      if (rests) await pause(performance.now() - startedAt);
    }
    isStoring = false;
  }

  return {
    write: (item) =>
      new Promise((stored, failed) => {
        waiting.push({ item, stored, failed });
        waitingSize += sizeOf(item);
        void storeAll();
      }),
    waiting: () => waitingSize,
  };
}
