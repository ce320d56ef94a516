import { embeddedAnalyst } from '../embedded-analyst.ts';
import type { Engine } from '../engine-threads/engine.ts';
import type { Analyst, Writer } from '../port.ts';
import { adviceByModel } from './advice-by-model.ts';
import type { ModelServer } from './calls/model-calls.ts';
import { datesByModel } from './dates-by-model.ts';
import { followUpsByModel } from './follow-ups-by-model.ts';
import { openersByModel } from './openers-by-model.ts';
import type { WritingEntry } from './writing-log.ts';

/** The embedded analyst, whose advice, follow-ups, date plans and openers are worded by a model. `writer` writes with the same one. */
export function analystOfModel({
  server,
  engine,
  writer,
  log,
}: {
  server: ModelServer;
  engine: Engine;
  writer: Writer;
  log: (entry: WritingEntry) => void;
}): Analyst {
  const embedded = embeddedAnalyst(engine);
  return {
    ...embedded,
    async rateBio(request, { signal } = {}) {
      return await adviceByModel(request, await embedded.rateBio(request, { signal }), { server, engine, log, signal });
    },
    async diagnoseSilence(request, { signal } = {}) {
      const own = await embedded.diagnoseSilence(request, { signal });
      return await followUpsByModel(request, own, { server, engine, writer, log, signal });
    },
    async planDate(request, { signal } = {}) {
      return await datesByModel(request, await embedded.planDate(request, { signal }), { server, engine, log, signal });
    },
    async writeOpeners(request, { signal } = {}) {
      return await openersByModel(request, await embedded.writeOpeners(request, { signal }), {
        server,
        engine,
        log,
        signal,
      });
    },
  };
}
