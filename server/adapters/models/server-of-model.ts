import type { ModelConfig } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { Clock } from '../clock/port.ts';
import { createBreaker } from './calls/breaker.ts';
import { storedBudget } from './calls/call-budget.ts';
import { modelServer } from './calls/model-calls.ts';
import { modelClient } from './calls/model-client.ts';
import type { ModelServer } from './port.ts';

/** The server of AI_BASE_URL. The breaker is this process's own; the budget of calls is shared by all processes. */
export function serverOfModel(config: ModelConfig, { db, clock }: { db: Database; clock: Clock }): ModelServer {
  return modelServer({
    client: modelClient(config),
    breaker: createBreaker(),
    budget: storedBudget({ db, clock, callsPerDay: config.callsPerDay }),
    timeoutMs: config.timeoutMs,
    prompt: config.prompt,
  });
}
