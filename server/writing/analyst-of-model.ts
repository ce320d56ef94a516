import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { Analyst, Writer } from '../adapters/assistant/port.ts';
import type { ModelServer } from '../adapters/models/port.ts';
import { adviceByModel } from './advice-by-model.ts';
import { datesByModel } from './dates-by-model.ts';
import { embeddedAnalyst } from './embedded-analyst.ts';
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
  const means = { server, engine, log };
  return {
    ...embedded,
    async rateBio(request, options = {}) {
      return await adviceByModel(request, await embedded.rateBio(request, options), { ...means, ...options });
    },
    async diagnoseSilence(request, options = {}) {
      const own = await embedded.diagnoseSilence(request, options);
      return await followUpsByModel(request, own, { ...means, writer, ...options });
    },
    async planDate(request, options = {}) {
      return await datesByModel(request, await embedded.planDate(request, options), { ...means, ...options });
    },
    async writeOpeners(request, options = {}) {
      return await openersByModel(request, await embedded.writeOpeners(request, options), { ...means, ...options });
    },
  };
}
