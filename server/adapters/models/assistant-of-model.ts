import type { Logger } from 'pino';
import type { ModelConfig, ModelFileConfig } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { analystOfModel } from '../../writing/analyst-of-model.ts';
import { modelWriter } from '../../writing/model-writer.ts';
import type { WritingEntry } from '../../writing/writing-log.ts';
import type { Engine } from '../assistant/engine-threads/engine.ts';
import type { Analyst, Writer } from '../assistant/port.ts';
import type { Clock } from '../clock/port.ts';

interface Parts {
  engine: Engine;
  db: Database;
  clock: Clock;
  log: Logger;
  onWritten?: (entry: WritingEntry) => void;
}

/** Writer and analyst with one model between them, so that they share its breaker, budget and queue. Closing the writer closes it. */
export async function assistantOfModel(
  config: ModelConfig | ModelFileConfig,
  parts: Parts,
): Promise<{ writer: Writer; analyst: Analyst }> {
  const server = await serverFor(config, parts);
  const log = (entry: WritingEntry) => {
    parts.log.info(entry, 'written');
    parts.onWritten?.(entry);
  };
  const { engine } = parts;
  const writer = modelWriter({ server, engine, log });
  return { writer, analyst: analystOfModel({ server, engine, writer, log }) };
}

/** Loads the library of the one that is set. */
async function serverFor(config: ModelConfig | ModelFileConfig, parts: Parts) {
  if (config.kind === 'model') return (await import('./server-of-model.ts')).serverOfModel(config, parts);
  return (await import('./local-model/server-of-model-file.ts')).serverOfModelFile(config, parts);
}
