/** Calls are started for so long in one turn of the event loop; those that are left wait for the next one. */
const sliceMs = 30;

/**
 * Starts each call in its turn, and keeps turns of the event loop short while many come at once. Node takes up all that have come before
 * it looks for others: a hundred of them would hold up a webhook, or an answer of the database that a hundred calls wait for.
 */
export function openTurnstile(now = () => performance.now()): (start: () => void) => void {
  let waiting: (() => void)[] = [];
  let isTurning = false;
  let closesAt = 0;

  function openForOneTurn(): void {
    closesAt = now() + sliceMs;
    isTurning = true;
    setImmediate(() => {
      isTurning = false;
      if (waiting.length > 0) void letIn();
    });
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

  return (start) => {
    if (!isTurning) openForOneTurn();
    if (waiting.length === 0 && now() < closesAt) start();
    else waiting.push(start);
  };
}
