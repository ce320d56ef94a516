import type { Engine } from '../engine.ts';
import { engineTasks } from '../tasks.ts';

/** The engine in the thread of the caller, for tests and benchmarks of what is written: a thread of its own takes a second to start. */
export const engineHere: Engine = {
  async run(name, input, { signal } = {}) {
    signal?.throwIfAborted();
    return (await engineTasks[name](input as never)) as never;
  },
  async warm() {},
};
