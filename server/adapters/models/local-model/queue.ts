import { ModelFailure } from '../port.ts';

// One piece of work at a time, first come, first served. Whoever waits is told how many come before.

export interface QueueOptions {
  signal: AbortSignal;
  onPlace?: ((ahead: number) => void) | undefined;
  /** Goes before those that wait: a second question of a request that already had its turn. */
  isSecond?: boolean;
}

export interface Queue {
  /** Fails with `overloaded` where too many wait, and with the signal's reason where it aborts before the work has begun. */
  run<Result>(work: () => Promise<Result>, options: QueueOptions): Promise<Result>;
}

interface Waiting {
  start(): void;
  tellPlace(ahead: number): void;
}

export function createQueue({ maxWaiting }: { maxWaiting: number }): Queue {
  const waiting: Waiting[] = [];
  let isBusy = false;

  function tellPlaces(): void {
    for (const [index, one] of waiting.entries()) one.tellPlace(index + 1);
  }

  function startNext(): void {
    const next = waiting.shift();
    isBusy = next !== undefined;
    next?.start();
    tellPlaces();
  }

  function turn({ signal, onPlace, isSecond }: QueueOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      let lastTold: number | null = null;
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1);
        tellPlaces();
        reject(signal.reason);
      };
      const one: Waiting = {
        start() {
          signal.removeEventListener('abort', leave);
          this.tellPlace(0);
          resolve();
        },
        tellPlace(ahead) {
          if (ahead !== lastTold) onPlace?.(ahead);
          lastTold = ahead;
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      if (isSecond) waiting.unshift(one);
      else waiting.push(one);
      tellPlaces();
    });
  }

  return {
    async run(work, options) {
      options.signal.throwIfAborted();
      if (isBusy) {
        if (waiting.length >= maxWaiting && !options.isSecond) throw new ModelFailure('overloaded');
        await turn(options);
      }
      isBusy = true;
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
