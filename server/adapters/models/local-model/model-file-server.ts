import { Line } from '../../line.ts';
import { ModelFailure, type ModelServer } from '../port.ts';
import type { LlamaProcess } from './llama-process.ts';

/** More would wait beyond the deadline even on a fast machine. */
const defaultMaxWaiting = 8;

/**
 * Asks the model in a file as calls/model-calls.ts asks a model's server: one deadline for all calls of a request, from its start,
 * the wait in line included. No budget, since a call costs nothing, no retry, since the same machine would fail again, and no
 * breaker: the process itself refuses at once while the model cannot be loaded.
 */
export function modelFileServer(options: {
  llama: LlamaProcess;
  timeoutMs: number;
  maxWaiting?: number;
  /** Handed in by tests that decide themselves when the time is up. */
  deadlineIn?: (ms: number) => AbortSignal;
}): ModelServer {
  const { llama, timeoutMs, deadlineIn = (ms) => AbortSignal.timeout(ms) } = options;
  const { maxWaiting = defaultMaxWaiting } = options;
  const line = new Line({
    atOnce: 1,
    refuse: ({ requests }) => (requests > maxWaiting ? new ModelFailure('overloaded') : null),
  });
  return {
    prompt: 'short',
    isOnDevice: false,
    async warm() {
      // A failure has been told, and the first request meets it again.
      await llama.load().catch(() => {});
    },
    close: () => llama.close(),
    open({ signal: caller, onPlace, onAsked }) {
      const deadline = deadlineIn(timeoutMs);
      const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
      let count = 0;
      return {
        async ask({ messages, schema, onText }) {
          const work = async () => {
            count += 1;
            onAsked?.();
            return await llama.ask({ messages, schema: schema.json }, { signal, ...(onText && { onText }) });
          };
          try {
            const text = await line.run(work, {
              signal,
              onPlace: ({ requests }) => onPlace?.(requests),
              isSecond: count > 0,
            });
            return { text, isRefusal: false };
          } catch (error) {
            if (caller?.aborted) throw caller.reason;
            if (deadline.aborted) throw new ModelFailure('timeout');
            throw error;
          }
        },
        get count() {
          return count;
        },
      };
    },
  };
}
