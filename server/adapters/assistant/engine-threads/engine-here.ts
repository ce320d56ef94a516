import type { Engine } from './engine.ts';
import { engineTasks } from './tasks.ts';

/** The engine in the thread of the caller, for commands, tests and benchmarks: a thread of its own takes a second to start. */
export const engineHere: Engine = {
  async run(name, input, { signal } = {}) {
    signal?.throwIfAborted();
    return (await engineTasks[name](input as never)) as never;
  },
  async warm() {},
};
