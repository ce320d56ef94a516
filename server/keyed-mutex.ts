export interface KeyedMutex {
  /** Runs `work` once everything asked for earlier under the same key has ended, in success or failure. */
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** One lock per key, within this process only. A key whose work is done takes no memory. */
export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    async runExclusive(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const mine = before.then(work, work);
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
