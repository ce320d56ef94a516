import type { Writer } from '../port.ts';
import { biosByModel } from './bios-by-model.ts';
import type { ModelServer } from './calls/model-calls.ts';
import { embeddedWriter } from './embedded-writer.ts';
import { repliesByModel } from './replies-by-model.ts';
import type { WritingEntry } from './writing-log.ts';

/** Writes with a model, checks every text of it, and writes with the embedded engine where the model may not be asked or fails. */
export function modelWriter({ server, log }: { server: ModelServer; log: (entry: WritingEntry) => void }): Writer {
  const embedded = embeddedWriter();
  return {
    async warm() {
      await embedded.warm();
      await server.warm();
    },
    reply: (request, options = {}) => repliesByModel(request, options, { server, embedded, log }),
    bios: (request, { signal } = {}) => biosByModel(request, { server, embedded, log, signal }),
    close: server.close,
  };
}
