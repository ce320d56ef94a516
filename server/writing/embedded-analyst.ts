import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { Analyst } from '../adapters/assistant/port.ts';
import { AppError } from '../errors.ts';

/** Judges and measures with the embedded engine. */
export function embeddedAnalyst(engine: Engine): Analyst {
  return {
    warm: engine.warm,
    async rateBio({ content, today }, options) {
      const stop = await engine.run('stopOfBio', { content, today }, options);
      if (stop) throw new AppError('unprocessable', stop.message, { reason: stop.reason });
      return await engine.run('rateBio', content, options);
    },
    diagnoseSilence: (request, options) => engine.run('diagnoseSilence', request, options),
    findRedFlags: (conversation) => engine.run('findRedFlags', { conversation }),
    planDate: (request, options) => engine.run('planDate', request, options),
    writeOpeners: (request, options) => engine.run('writeOpeners', request, options),
  };
}
