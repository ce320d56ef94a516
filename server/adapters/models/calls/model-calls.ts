import { setTimeout as wait } from 'node:timers/promises';
import { type ModelAnswer, ModelFailure, type ModelQuestion, type ModelServer } from '../port.ts';
import type { Breaker } from './breaker.ts';
import type { CallBudget } from './call-budget.ts';
import type { ModelClient } from './model-client.ts';
import { type AnswerForm, answerForms, UnknownParameter } from './model-sdk.ts';

// Everything that one request of a user asks the model: its calls share one deadline and one retry, and each of them passes
// the breaker and counts in the budget.

/** Before a retry, where the server names no pause of its own. */
const usualPauseMs = 250;
/** A server that asks for more patience than this is not tried again: the user is waiting. */
const longestPauseMs = 5_000;

export function modelServer(options: {
  client: ModelClient;
  breaker: Breaker;
  budget: CallBudget;
  timeoutMs: number;
  prompt?: 'full' | 'short';
  /** Handed in by tests that decide themselves when the time is up. */
  deadlineIn?: (ms: number) => AbortSignal;
}): ModelServer {
  const { client, breaker, budget, timeoutMs, deadlineIn = (ms) => AbortSignal.timeout(ms) } = options;
  let known: AnswerForm = 'schema';

  return {
    prompt: options.prompt ?? 'full',
    isOnDevice: false,
    async warm() {},
    async close() {},
    open({ signal: caller, onAsked, isPaying = false }) {
      const endsAt = performance.now() + timeoutMs;
      const deadline = deadlineIn(timeoutMs);
      const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
      let retriesLeft = 1;
      let count = 0;
      let form = known;

      async function callOnce(question: ModelQuestion): Promise<ModelAnswer> {
        try {
          if (!(await budget.take(isPaying).catch(() => false)))
            throw new ModelFailure(isPaying ? 'budget' : 'free_budget');
          caller?.throwIfAborted();
          count += 1;
          onAsked?.();
          const answer = await client.ask({ ...question, form, signal });
          known = form;
          return answer;
        } catch (error) {
          if (caller?.aborted) throw caller.reason;
          if (deadline.aborted) throw new ModelFailure('timeout');
          throw error instanceof UnknownParameter || error instanceof ModelFailure
            ? error
            : new ModelFailure('unreadable');
        }
      }

      // By hand rather than by cockatiel's retry: the one retry is shared by all calls, none follows once text was handed
      // on, its pause ends with the caller's signal, and a pause that would outlast the deadline is not begun.
      async function ask(question: ModelQuestion): Promise<ModelAnswer> {
        caller?.throwIfAborted();
        if (deadline.aborted) throw new ModelFailure('timeout');
        let hasStarted = false;
        const { onText } = question;
        const listening =
          onText &&
          ((piece: string) => {
            hasStarted = true;
            onText(piece);
          });
        try {
          return await breaker.run(() => callOnce({ ...question, onText: listening }));
        } catch (error) {
          if (error instanceof UnknownParameter) {
            form = answerForms[answerForms.indexOf(form) + 1] ?? 'text';
            return await ask(question);
          }
          if (!(error instanceof ModelFailure) || !error.isWorthRetry || hasStarted || retriesLeft === 0) throw error;
          const pauseMs = error.retryAfterMs ?? usualPauseMs;
          if (pauseMs > longestPauseMs || performance.now() + pauseMs >= endsAt) throw error;
          retriesLeft -= 1;
          await wait(pauseMs, undefined, { signal }).catch(() => {});
          return await ask(question);
        }
      }

      return {
        ask,
        get count() {
          return count;
        },
      };
    },
  };
}
