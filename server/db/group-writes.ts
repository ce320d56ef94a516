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
  /** How many wait, beside those that are being stored. */
  waiting(): number;
}

/**
 * `store` keeps all of these or none. If a group fails, its items are stored one by one, so that a bad one fails alone. A group
 * has at most `maxSize`, by default in items; an item that is larger is stored alone.
 */
export function groupWrites<Item>(
  store: (items: Item[]) => Promise<void>,
  maxSize: number,
  sizeOf: (item: Item) => number = () => 1,
): GroupedWrites<Item> {
  const waiting: Waiting<Item>[] = [];
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
    return waiting.splice(0, end === -1 ? waiting.length : end);
  }

  async function storeAll(): Promise<void> {
    if (isStoring) return;
    isStoring = true;
    while (waiting.length > 0) await storeTogether(takeGroup());
    isStoring = false;
  }

  return {
    write: (item) =>
      new Promise((stored, failed) => {
        waiting.push({ item, stored, failed });
        void storeAll();
      }),
    waiting: () => waiting.length,
  };
}
