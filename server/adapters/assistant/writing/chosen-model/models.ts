import type { Logger } from 'pino';
import type { Config } from '../../../../config.ts';
import type { Database } from '../../../../db/open.ts';
import type { Signer } from '../../../../secrets.ts';
import type { Clock } from '../../../clock/port.ts';
import { embeddedAnalyst } from '../../embedded-analyst.ts';
import type { Engine } from '../../engine-threads/engine.ts';
import type { Models } from '../../port.ts';
import { embeddedWriter } from '../embedded-writer.ts';
import type { WritingEntry } from '../writing-log.ts';
import { countModelDay } from './count-model-days.ts';
import { configOf, readStoredModel } from './stored-model.ts';
import { type Assistant, switchedAssistant } from './switched-assistant.ts';

// Who writes: the model of the environment, else the one that the operator stored, else the embedded engine. Libraries are loaded
// where they are needed.

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  signer: Signer;
  engine: Engine;
  onWritten?: (entry: WritingEntry) => void;
}

export async function openModels(
  { assistant, modelLimits }: Pick<Config, 'assistant' | 'modelLimits'>,
  parts: Parts,
): Promise<Assistant & { models: Models }> {
  const { db, clock, log, signer, engine } = parts;
  const onWritten = (entry: WritingEntry) => {
    parts.onWritten?.(entry);
    countModelDay(db, clock, entry).catch((error) => log.warn({ err: error }, 'model day'));
  };
  const tools: Pick<Models, 'list' | 'try'> = {
    list: async (server, signal) => await (await import('../calls/model-list.ts')).listModels(server, signal),
    try: async (config, signal) => await (await import('./try-model.ts')).tryModel(config, engine, signal),
  };
  const open = async (config: Exclude<Config['assistant'], { kind: 'embedded' }>) =>
    await (await import('../assistant-of-model.ts')).assistantOfModel(config, { db, clock, log, engine, onWritten });

  if (assistant.kind !== 'embedded') {
    const kind = assistant.kind === 'model' ? 'model' : 'modelFile';
    return { ...(await open(assistant)), models: { kind: () => kind, refresh: async () => {}, ...tools } };
  }
  const switched = switchedAssistant({
    embedded: { writer: embeddedWriter(engine), analyst: embeddedAnalyst(engine) },
    async readChoice() {
      const stored = await readStoredModel(db);
      const config = stored && configOf(stored, signer, modelLimits);
      return config && { version: JSON.stringify(stored), open: () => open(config) };
    },
    onError: (error) => log.error({ err: error }, 'chosen model'),
  });
  const { writer, analyst, kind, refresh } = switched;
  return { writer, analyst, models: { kind, refresh, ...tools } };
}
