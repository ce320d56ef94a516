import type { Logger } from 'pino';
import type { ModelConfig } from '../../../config.ts';
import type { Database } from '../../../db/open.ts';
import type { Clock } from '../../clock/port.ts';
import type { Writer } from '../port.ts';
import { createBreaker } from './calls/breaker.ts';
import { storedBudget } from './calls/call-budget.ts';
import { modelServer } from './calls/model-calls.ts';
import { modelClient } from './calls/model-client.ts';
import { modelWriter } from './model-writer.ts';

/** The writer for AI_BASE_URL. The breaker is this process's own; the budget of calls is shared by all processes. */
export function writerOfModel(
  config: ModelConfig,
  { db, clock, log }: { db: Database; clock: Clock; log: Logger },
): Writer {
  const server = modelServer({
    client: modelClient(config),
    breaker: createBreaker(),
    budget: storedBudget({ db, clock, callsPerDay: config.callsPerDay }),
    timeoutMs: config.timeoutMs,
  });
  return modelWriter({ server, log: (entry) => log.info(entry, 'written') });
}
