import type { Clock } from '../../../clock/port.ts';

// Whether a server that keeps failing is worth asking. Open, it is left alone for a while; then one call tries it.

export interface Pass {
  succeed(): void;
  fail(): void;
  /** The call told nothing about the server. */
  leave(): void;
}

export interface Breaker {
  /** Null while the server is left alone. */
  enter(): Pass | null;
}

export function createBreaker(options: { clock: Clock; failuresToOpen?: number; pauseMs?: number }): Breaker {
  const { clock, failuresToOpen = 5, pauseMs = 60_000 } = options;
  let failures = 0;
  let openedAt: number | null = null;
  let isTrying = false;

  const pass = (isTrial: boolean): Pass => {
    let isOver = false;
    const once = (then: () => void) => () => {
      if (isOver) return;
      isOver = true;
      if (isTrial) isTrying = false;
      then();
    };
    return {
      succeed: once(() => {
        failures = 0;
        openedAt = null;
      }),
      fail: once(() => {
        failures += 1;
        if (isTrial || failures >= failuresToOpen) openedAt = clock.now().getTime();
      }),
      leave: once(() => {}),
    };
  };

  return {
    enter() {
      if (openedAt === null) return pass(false);
      if (isTrying || clock.now().getTime() - openedAt < pauseMs) return null;
      isTrying = true;
      return pass(true);
    },
  };
}
