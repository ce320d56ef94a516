import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen } from 'cockatiel';
import { ModelFailure } from '../port.ts';

// Stops asking a server that keeps failing: after so many failures in a row no call goes out for a while, then one call
// tries it. A call that the user called off, that the budget refused or whose question the server will not take says nothing about the
// server and does not count.

export interface Breaker {
  /** Fails with the call's own error, or with `paused` and no call made. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

export function createBreaker({ failuresToOpen = 5, pauseMs = 60_000 } = {}): Breaker {
  let failuresInARow = 0;
  const circuit = circuitBreaker(handleWhen(isServerFailure), {
    halfOpenAfter: pauseMs,
    // cockatiel's own ConsecutiveBreaker takes a trial that was called off for a success.
    breaker: { state: null, success: () => undefined, failure: () => ++failuresInARow >= failuresToOpen },
  });
  return {
    async run(call) {
      // Left to itself, cockatiel makes other callers wait until the trial ends; the embedded engine writes at once instead.
      if (circuit.state === CircuitState.HalfOpen) throw new ModelFailure('paused');
      try {
        return await circuit.execute(async () => {
          const answer = await call();
          failuresInARow = 0;
          return answer;
        });
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new ModelFailure('paused') : error;
      }
    },
  };
}

function isServerFailure(error: unknown): boolean {
  return error instanceof ModelFailure && !['budget', 'free_budget', 'rejected'].includes(error.code);
}
