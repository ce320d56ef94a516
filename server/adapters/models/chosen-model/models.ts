import type { Logger } from 'pino';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/open.ts';
import { embeddedAnalyst } from '../../../writing/embedded-analyst.ts';
import { embeddedWriter } from '../../../writing/embedded-writer.ts';
import type { WritingEntry } from '../../../writing/writing-log.ts';
import type { Engine } from '../../assistant/engine-threads/engine.ts';
import type { Writer } from '../../assistant/port.ts';
import type { Clock } from '../../clock/port.ts';
import { callsOfToday } from '../calls/call-budget.ts';
import type { ModelChoice, Models, ServerAddress } from '../models-port.ts';
import { ModelFailure } from '../port.ts';
import { countModelDay } from './count-model-days.ts';
import { findOllama } from './find-ollama.ts';
import { type Assistant, switchedAssistant } from './switched-assistant.ts';

// Who writes: the model of the environment, else the one that the operator stored, else the embedded engine. Libraries are loaded
// where they are needed.

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  engine: Engine;
  /** What the operator has stored; null for the embedded engine. */
  readChoice: () => Promise<ModelChoice | null>;
  onWritten?: (entry: WritingEntry) => void;
}

export async function openModels(
  assistant: Config['assistant'],
  parts: Parts,
): Promise<Assistant & { embeddedWriter: Writer; models: Models }> {
  const { db, clock, log, engine, readChoice } = parts;
  const onWritten = (entry: WritingEntry) => {
    parts.onWritten?.(entry);
    countModelDay(db, clock, entry).catch((error) => log.warn({ err: error }, 'model day'));
  };
  const tools: Omit<Models, 'kind' | 'refresh'> = {
    list: listOrProblem,
    try: async (config, signal) => await (await import('./try-model.ts')).tryModel(config, engine, signal),
    findOllama,
    callsToday: async () => await callsOfToday(db, clock),
  };
  const open = async (config: Exclude<Config['assistant'], { kind: 'embedded' }>) =>
    await (await import('../assistant-of-model.ts')).assistantOfModel(config, { db, clock, log, engine, onWritten });

  const embedded = { writer: embeddedWriter(engine), analyst: embeddedAnalyst(engine) };
  if (assistant.kind !== 'embedded') {
    const kind = assistant.kind === 'model' ? 'model' : 'modelFile';
    return {
      ...(await open(assistant)),
      embeddedWriter: embedded.writer,
      models: { kind: () => kind, refresh: async () => {}, ...tools },
    };
  }
  const switched = switchedAssistant({
    embedded,
    readChoice,
    open,
    onError: (error) => log.error({ err: error }, 'chosen model'),
  });
  const { writer, analyst, kind, refresh } = switched;
  return { writer, analyst, embeddedWriter: embedded.writer, models: { kind, refresh, ...tools } };
}

async function listOrProblem(server: ServerAddress, signal: AbortSignal): ReturnType<Models['list']> {
  const { listModels } = await import('../calls/model-list.ts');
  try {
    return { models: await listModels(server, signal) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { problem: error.code };
  }
}
