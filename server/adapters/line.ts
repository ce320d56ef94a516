// People wait in line: first come, first served, a few at a time. Who waits is told what comes before; who leaves makes room.

/** Requests that wait or are worked on, and what they weigh together, in a unit of the line's own. */
export interface Ahead {
  requests: number;
  weight: number;
}

export interface LineOptions {
  /** Requests that are worked on at a time. */
  atOnce: number;
  /** Why nobody may wait behind so much; null where one may. */
  refuse(ahead: Ahead): Error | null;
}

export interface TurnOptions {
  signal?: AbortSignal | undefined;
  /** 1 where absent. */
  weight?: number;
  /** Called where the request waits, with what comes before it whenever that changes; with nothing once it is its turn. */
  onPlace?: ((ahead: Ahead) => void) | undefined;
  /** Goes before those that wait, and is never refused: a second piece of work of a request that already had its turn. */
  isSecond?: boolean;
}

export interface Line {
  /** Fails with the signal's reason where it aborts before the work has begun. */
  run<Result>(work: () => Promise<Result>, options?: TurnOptions): Promise<Result>;
  waiting(): number;
}

interface Waiting {
  weight: number;
  start(): void;
  tellPlace(ahead: Ahead): void;
}

export function openLine({ atOnce, refuse }: LineOptions): Line {
  const waiting: Waiting[] = [];
  const underWay: Ahead = { requests: 0, weight: 0 };

  function begin(weight: number): void {
    underWay.requests++;
    underWay.weight += weight;
  }

  function end(weight: number): void {
    underWay.requests--;
    underWay.weight -= weight;
    const next = waiting.shift();
    if (next) begin(next.weight);
    next?.start();
    tellPlaces();
  }

  /** Answers what comes before the next to join. */
  function tellPlaces(): Ahead {
    const ahead = { ...underWay };
    for (const one of waiting) {
      one.tellPlace({ ...ahead });
      ahead.requests++;
      ahead.weight += one.weight;
    }
    return ahead;
  }

  function turn({ signal, weight = 1, onPlace, isSecond }: TurnOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      let told: number | null = null;
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1);
        tellPlaces();
        reject(signal?.reason);
      };
      const one: Waiting = {
        weight,
        start() {
          signal?.removeEventListener('abort', leave);
          onPlace?.({ requests: 0, weight: 0 });
          resolve();
        },
        tellPlace(ahead) {
          if (ahead.requests !== told) onPlace?.(ahead);
          told = ahead.requests;
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (isSecond) waiting.unshift(one);
      else waiting.push(one);
      tellPlaces();
    });
  }

  return {
    async run(work, options = {}) {
      const { signal, weight = 1, isSecond } = options;
      signal?.throwIfAborted();
      if (underWay.requests < atOnce) begin(weight);
      else {
        const refusal = isSecond ? null : refuse(tellPlaces());
        if (refusal) throw refusal;
        await turn(options);
      }
      try {
        return await work();
      } finally {
        end(weight);
      }
    },
    waiting: () => waiting.length,
  };
}
