import type { ModelMessage, ModelServer } from '../../adapters/models/port.ts';
import { listOf } from './tools.ts';

/** A model in this process, without calls, SDK or deadline: answers what `say` returns, or fails with the ModelFailure it throws. */
export function scriptedModel(say: (messages: ModelMessage[], list: string) => string): ModelServer {
  return {
    prompt: 'full',
    isOnDevice: false,
    async warm() {},
    async close() {},
    open() {
      let count = 0;
      return {
        async ask({ messages, schema, onText }) {
          count += 1;
          const text = say(messages, listOf(schema.json));
          onText?.(text);
          return { text, isRefusal: false };
        },
        get count() {
          return count;
        },
      };
    },
  };
}
