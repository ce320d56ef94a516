import type { TaskInput, TaskName, TaskOutput } from './engine.ts';

// Messages between the server and the threads that run the engine.

export type EngineTask = { [Name in TaskName]: { name: Name; input: TaskInput<Name> } }[TaskName];

/** A task that throws is answered with its error, since the engine keeps no state that it could have broken. */
export type EngineAnswer = { output: TaskOutput<TaskName> } | { error: Error };
