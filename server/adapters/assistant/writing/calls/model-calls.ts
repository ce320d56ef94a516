import { setTimeout as wait } from 'node:timers/promises';
import type { Breaker } from './breaker.ts';
import type { CallBudget } from './call-budget.ts';
import { type ModelAnswer, type ModelClient, type Question, UnknownParameter } from './model-client.ts';
import { ModelFailure } from './model-failure.ts';

// One piece of work for the model: all its calls share one deadline and one retry, and each passes breaker and budget.

export interface Calls {
  ask(question: Pick<Question, 'messages' | 'schema' | 'onText'>): Promise<ModelAnswer>;
  readonly count: number;
}

export interface ModelServer {
  /** Fails with a ModelFailure, or with the caller's own reason. */
  open(options: { signal?: AbortSignal | undefined }): Calls;
}

const usualPauseMs = 250;
const longestPauseMs = 5_000;

export function modelServer(options: {
  client: ModelClient;
  breaker: Breaker;
  budget: CallBudget;
  timeoutMs: number;
}): ModelServer {
  const { client, breaker, budget, timeoutMs } = options;
  let knowsSchemas = true;

  return {
    open({ signal: caller }) {
      const endsAt = performance.now() + timeoutMs;
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
      let retriesLeft = 1;
      let count = 0;
      let withSchema = knowsSchemas;

      async function once(question: Omit<Question, 'withSchema' | 'signal'>): Promise<ModelAnswer> {
        caller?.throwIfAborted();
        if (deadline.aborted) throw new ModelFailure('timeout');
        const pass = breaker.enter();
        if (!pass) throw new ModelFailure('paused');
        try {
          if (!(await budget.take().catch(() => false))) throw new ModelFailure('budget');
          count += 1;
          const answer = await client.ask({ ...question, withSchema, signal });
          pass.succeed();
          knowsSchemas = withSchema;
          return answer;
        } catch (error) {
          if (caller?.aborted) {
            pass.leave();
            throw caller.reason;
          }
          if (deadline.aborted) {
            pass.fail();
            throw new ModelFailure('timeout');
          }
          if (error instanceof UnknownParameter || (error instanceof ModelFailure && error.code === 'budget'))
            pass.leave();
          else pass.fail();
          throw error instanceof UnknownParameter || error instanceof ModelFailure
            ? error
            : new ModelFailure('unreadable');
        }
      }

      async function ask(question: Pick<Question, 'messages' | 'schema' | 'onText'>): Promise<ModelAnswer> {
        let hasStarted = false;
        const { onText } = question;
        const listening =
          onText &&
          ((piece: string) => {
            hasStarted = true;
            onText(piece);
          });
        try {
          return await once({ ...question, onText: listening });
        } catch (error) {
          if (error instanceof UnknownParameter) {
            withSchema = false;
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
