import type { Delivery } from '../kinds.ts';

/** One queue for each endpoint: its deliveries are attempted in order and one at a time. */
export function createQueues(attempt: (delivery: Delivery) => Promise<void>) {
  const queues = new Map<string, Promise<void>>();
  return {
    add(delivery: Delivery): void {
      const queue = queues.get(delivery.endpoint) ?? Promise.resolve();
      queues.set(
        delivery.endpoint,
        queue.then(() => attempt(delivery)),
      );
    },
    /** Waits for the deliveries that are queued now; true where none was added meanwhile. */
    async drain(): Promise<boolean> {
      const awaited = [...queues.values()];
      await Promise.all(awaited);
      return [...queues.values()].every((queue) => awaited.includes(queue));
    },
  };
}

/** With the fault `reorder`, events of this window are sent in reverse order. */
const reorderWindowMs = 50;

/** Holds deliveries back for a moment, to hand them on in reverse order. */
export function createReversed(handOn: (delivery: Delivery) => void) {
  let held: Delivery[] = [];
  let timer: NodeJS.Timeout | null = null;
  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const release = () => {
    stop();
    const reversed = held.reverse();
    held = [];
    for (const delivery of reversed) handOn(delivery);
  };
  return {
    add(delivery: Delivery): void {
      held.push(delivery);
      timer ??= setTimeout(release, reorderWindowMs).unref();
    },
    release,
    stop,
    isEmpty: () => held.length === 0,
  };
}

/** Timers by the id of what they are for; none keeps the process alive. */
export function createTimers<Item extends { id: string }>() {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    start(item: Item, waitMs: number, run: (item: Item) => void): void {
      const end = () => {
        timers.delete(item.id);
        run(item);
      };
      timers.set(item.id, setTimeout(end, waitMs).unref());
    },
    /** Answers the ids of the timers that had not ended. */
    stopAll(): string[] {
      for (const timer of timers.values()) clearTimeout(timer);
      const ids = [...timers.keys()];
      timers.clear();
      return ids;
    },
  };
}
