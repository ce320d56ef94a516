import type { Logger } from 'pino';
import { analystOfModel } from '../../../writing/analyst-of-model.ts';
import { modelWriter } from '../../../writing/model-writer.ts';
import type { WritingEntry } from '../../../writing/writing-log.ts';
import type { Engine } from '../../assistant/engine-threads/engine.ts';
import type { BrowserModels } from '../../assistant/port.ts';
import { awaitWords } from './awaited-words.ts';
import { browserModelServer, type Patience } from './browser-model-server.ts';

/** Calls of a process that wait for a browser at the same time: each holds a connection, of which nginx has some more for them (proxy-lanes.test.ts). */
export const maxRuns = 200;

interface Parts {
  engine: Engine;
  log: Logger;
  /** Whether the server has no model of its own. */
  areNeeded: () => boolean;
  patience?: Patience;
}

export function browserModels({ engine, log, areNeeded, patience }: Parts): BrowserModels {
  const awaited = awaitWords();
  return {
    assistantFor({ run, ask, tellWritten }) {
      if (!areNeeded() || awaited.runs >= maxRuns || awaited.isListening(run)) return null;
      const server = browserModelServer({ run, awaited, ask, ...(patience && { patience }) });
      const note = (entry: WritingEntry) => {
        log.info({ ...entry, model: 'browser' }, 'written');
        tellWritten({ byModel: entry.byModel, byEngine: entry.byEngine });
      };
      const writer = modelWriter({ server, engine, log: note });
      return { writer, analyst: analystOfModel({ server, engine, writer, log: note }) };
    },
    say: awaited.say,
  };
}
