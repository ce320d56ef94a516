import { parentPort } from 'node:worker_threads';
import { giveWayToServer } from '../threads/give-way.ts';
import type { ThreadMessage } from '../threads/thread.ts';
import { practise } from './practise.ts';
import { engineTasks } from './tasks.ts';
import type { EngineAnswer, EngineTask } from './worker-messages.ts';

// The program of a thread that runs the engine, one task at a time.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
giveWayToServer();
const tell = (message: ThreadMessage<EngineAnswer>) => port.postMessage(message);

async function perform({ name, input }: EngineTask): Promise<EngineAnswer> {
  try {
    return { output: await engineTasks[name](input as never) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

port.on('message', async (task: EngineTask) => tell({ done: await perform(task), heldBytes: 0 }));

await practise();
tell({ ready: true });
