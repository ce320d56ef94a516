import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { Writer } from '../adapters/assistant/port.ts';
import type { ModelServer } from '../adapters/models/port.ts';
import { biosByModel } from './bios-by-model.ts';
import { embeddedWriter } from './embedded-writer.ts';
import { repliesByModel } from './replies-by-model.ts';
import type { WritingEntry } from './writing-log.ts';

interface Parts {
  server: ModelServer;
  engine: Engine;
  log: (entry: WritingEntry) => void;
}

/** Writes with a model, checks every text of it, and writes with the embedded engine where the model may not be asked or fails. */
export function modelWriter({ server, engine, log }: Parts): Writer {
  const embedded = embeddedWriter(engine);
  return {
    async warm() {
      await embedded.warm();
      await server.warm();
    },
    reply: (request, options = {}) => repliesByModel(request, options, { server, engine, embedded, log }),
    bios: (request, options = {}) => biosByModel(request, { server, engine, embedded, log, ...options }),
    close: server.close,
  };
}
