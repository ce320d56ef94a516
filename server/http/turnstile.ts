/** Calls are started for so long in one turn of the event loop; those that are left wait for the next one. */
const sliceMs = 30;
/** Calls wait so long at most for connections to be accepted. */
const acceptMs = 10;

export interface Turnstile {
  /** Starts the call in its turn. */
  pass(start: () => void): void;
  /** To be called for every connection that is accepted. */
  onConnection(): void;
}

/**
 * Keeps turns of the event loop short while many calls come at once. Node takes up all that have come before it looks for others: a
 * hundred of them would hold up a webhook, or an answer of the database that a hundred calls wait for. And it accepts one connection a
 * turn: so a turn that brought one starts no calls, lest forty that come together be let in during forty long turns.
 */
export function openTurnstile(now = () => performance.now()): Turnstile {
  let waiting: (() => void)[] = [];
  let isTurning = false;
  let closesAt = 0;
  let broughtConnection = false;
  let heldSince: number | null = null;

  function endTurnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(endTurn);
  }

  function openForOneTurn(): void {
    closesAt = now() + sliceMs;
    endTurnLater();
  }

  function endTurn(): void {
    isTurning = false;
    const isHeld = broughtConnection && now() - (heldSince ?? now()) < acceptMs;
    broughtConnection = false;
    if (waiting.length > 0 && isHeld) {
      heldSince ??= now();
      endTurnLater();
    } else {
      heldSince = null;
      if (waiting.length > 0) void letIn();
    }
  }

  async function letIn(): Promise<void> {
    const line = waiting;
    waiting = [];
    openForOneTurn();
    let next = 0;
    for (; next < line.length && now() < closesAt; next++) {
      line[next]?.();
      // What the call has begun goes on before the next one starts, so that its time counts.
      await null;
    }
    waiting = [...line.slice(next), ...waiting];
  }

  return {
    pass(start) {
      if (!isTurning) openForOneTurn();
      if (waiting.length === 0 && !broughtConnection && now() < closesAt) start();
      else waiting.push(start);
    },
    onConnection() {
      broughtConnection = true;
      endTurnLater();
    },
  };
}
