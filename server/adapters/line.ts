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

interface Waiting {
  weight: number;
  start(): void;
  tellPlace(ahead: Ahead): void;
}

export class Line {
  readonly #waiting: Waiting[] = [];
  readonly #underWay: Ahead = { requests: 0, weight: 0 };
  readonly #options: LineOptions;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Fails with the signal's reason where it aborts before the work has begun. */
  async run<Result>(work: () => Promise<Result>, options: TurnOptions = {}): Promise<Result> {
    const { signal, weight = 1, isSecond } = options;
    signal?.throwIfAborted();
    if (this.#underWay.requests < this.#options.atOnce) this.#begin(weight);
    else {
      const refusal = isSecond ? null : this.#options.refuse(this.#tellPlaces());
      if (refusal) throw refusal;
      await this.#turn(options);
    }
    try {
      return await work();
    } finally {
      this.#end(weight);
    }
  }

  #begin(weight: number): void {
    this.#underWay.requests++;
    this.#underWay.weight += weight;
  }

  #end(weight: number): void {
    this.#underWay.requests--;
    this.#underWay.weight -= weight;
    const next = this.#waiting.shift();
    if (next) this.#begin(next.weight);
    next?.start();
    this.#tellPlaces();
  }

  /** Answers what comes before the next to join. */
  #tellPlaces(): Ahead {
    const ahead = { ...this.#underWay };
    for (const one of this.#waiting) {
      one.tellPlace({ ...ahead });
      ahead.requests++;
      ahead.weight += one.weight;
    }
    return ahead;
  }

  #turn({ signal, weight = 1, onPlace, isSecond }: TurnOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      let told: number | null = null;
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        this.#tellPlaces();
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
      if (isSecond) this.#waiting.unshift(one);
      else this.#waiting.push(one);
      this.#tellPlaces();
    });
  }
}
