import type { engineTasks } from './tasks.ts';

// The embedded engine as the server calls it. Only the types of its tasks are imported: the engine itself is loaded by its threads.

type Tasks = typeof engineTasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface Engine {
  /**
   * Throws `overloaded` when too many wait, `provider_timeout` at the deadline, `provider_unavailable` when threads die over the task, and
   * the signal's reason when it is aborted.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<TaskOutput<Name>>;
  /** Starts the threads before the first request comes; resolves once one of them answers. */
  warm(): Promise<void>;
}
