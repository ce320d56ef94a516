import { pino } from 'pino';
import { engineHere } from '../adapters/assistant/engine-threads/engine-here.ts';
import type { Writer } from '../adapters/assistant/port.ts';
import { createBreaker } from '../adapters/models/calls/breaker.ts';
import { modelServer } from '../adapters/models/calls/model-calls.ts';
import { loadConfig } from '../config.ts';
import { modelWriter } from '../writing/model-writer.ts';

/** The writer of the model that the environment names, without the server's budget of calls; null where it names none. */
export async function writerOfEnvironment(env: NodeJS.ProcessEnv, folder: string): Promise<Writer | null> {
  const { assistant } = loadConfig(env, folder);
  if (assistant.kind === 'embedded') return null;
  const log = pino({ level: 'error' }, pino.destination(2));
  const server =
    assistant.kind === 'model-file'
      ? (await import('../adapters/models/local-model/server-of-model-file.ts')).serverOfModelFile(assistant, { log })
      : modelServer({
          client: (await import('../adapters/models/calls/model-client.ts')).modelClient(assistant),
          breaker: createBreaker(),
          budget: { take: async () => true },
          timeoutMs: assistant.timeoutMs,
        });
  return modelWriter({ server, engine: engineHere, log: () => undefined });
}
