// People wait in line, a few are served at a time. Senders are served in turn: a call waits behind those whose sender, and whose sender's
// network, has fewer calls under way or before it; among equals behind senders served longer ago; then first come, first served. Who waits
// is told what comes before; who leaves makes room.

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
  /** Whose turn it is. A call without one is of a sender of its own. */
  sender?: Sender | undefined;
}

/** Keys without meaning; they must differ from each other. */
export interface Sender {
  account: string;
  network: string;
}

type Key = string | symbol;

interface Waiting {
  /** Of the sender's account and network; a symbol of its own for a call without a sender. */
  keys: [account: Key, network: Key];
  isSecond: boolean;
  weight: number;
  start(): void;
  tellPlace(ahead: Ahead): void;
}

export class Line {
  /** In the order in which they came. */
  readonly #waiting: Waiting[] = [];
  readonly #underWay: Ahead = { requests: 0, weight: 0 };
  /** Calls under way by key, and when, counted in turns, the last one began; for keys of calls that are under way or wait. */
  readonly #turnsOf = new Map<Key, { underWay: number; last: number }>();
  #turns = 0;
  readonly #options: LineOptions;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Fails with the signal's reason where it aborts before the work has begun. */
  async run<Result>(work: () => Promise<Result>, options: TurnOptions = {}): Promise<Result> {
    const { signal, weight = 1, isSecond = false } = options;
    const keys = keysOf(options.sender);
    signal?.throwIfAborted();
    if (this.#underWay.requests < this.#options.atOnce) this.#begin({ keys, weight });
    else {
      const refusal = isSecond ? null : this.#options.refuse(this.#aheadOf({ ...anyCall, keys, weight }));
      if (refusal) throw refusal;
      await this.#turn(keys, options);
    }
    try {
      return await work();
    } finally {
      this.#end({ keys, weight });
    }
  }

  #begin({ keys, weight }: Pick<Waiting, 'keys' | 'weight'>): void {
    this.#underWay.requests++;
    this.#underWay.weight += weight;
    this.#turns++;
    for (const key of keys)
      this.#turnsOf.set(key, { underWay: (this.#turnsOf.get(key)?.underWay ?? 0) + 1, last: this.#turns });
  }

  #end({ keys, weight }: Pick<Waiting, 'keys' | 'weight'>): void {
    this.#underWay.requests--;
    this.#underWay.weight -= weight;
    for (const key of keys) {
      const turns = this.#turnsOf.get(key);
      if (turns) turns.underWay--;
    }
    this.#forget(keys);
    const next = this.#inOrder()[0];
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#begin(next);
      next.start();
    }
    this.#tellPlaces();
  }

  /** Those of the keys that no call has any longer. */
  #forget(keys: Waiting['keys']): void {
    for (const key of keys)
      if (!this.#turnsOf.get(key)?.underWay && !this.#waiting.some((call) => call.keys.includes(key)))
        this.#turnsOf.delete(key);
  }

  /** The calls in the order of their turns. */
  #inOrder(calls: readonly Waiting[] = this.#waiting): Waiting[] {
    const earlier = new Map<Key, number>();
    const countBefore = (key: Key) => {
      const before = earlier.get(key) ?? this.#turnsOf.get(key)?.underWay ?? 0;
      earlier.set(key, before + 1);
      return before;
    };
    return calls
      .map((call) => {
        const last = Math.max(...call.keys.map((key) => this.#turnsOf.get(key)?.last ?? 0));
        return { call, before: call.isSecond ? -1 : Math.max(...call.keys.map(countBefore)), last };
      })
      .sort((a, b) => a.before - b.before || a.last - b.last)
      .map(({ call }) => call);
  }

  /** What would come before a call that joins now. */
  #aheadOf(call: Waiting): Ahead {
    const order = this.#inOrder([...this.#waiting, call]);
    return order.slice(0, order.indexOf(call)).reduce(behind, this.#underWay);
  }

  #tellPlaces(): void {
    let ahead = this.#underWay;
    for (const call of this.#inOrder()) {
      call.tellPlace({ ...ahead });
      ahead = behind(ahead, call);
    }
  }

  #turn(keys: Waiting['keys'], { signal, weight = 1, onPlace, isSecond = false }: TurnOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      let told: number | null = null;
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        this.#forget(keys);
        this.#tellPlaces();
        reject(signal?.reason);
      };
      const one: Waiting = {
        keys,
        isSecond,
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

function keysOf(sender: Sender | undefined): Waiting['keys'] {
  return sender ? [sender.account, sender.network] : [Symbol('account'), Symbol('network')];
}

const anyCall = { isSecond: false, start() {}, tellPlace() {} };

function behind({ requests, weight }: Ahead, call: Waiting): Ahead {
  return { requests: requests + 1, weight: weight + call.weight };
}
