import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';

/** After the start: what the first user would wait for is read now. A failure is that user's to see, not the start's. */
export async function warmAssistant({ reader, analyst, writer }: Deps, log: Pick<Logger, 'warn'>): Promise<void> {
  reader.warm();
  try {
    await analyst.warm();
    // Requests that came meanwhile go first.
    await nextTurn();
    await writer.warm();
  } catch (error) {
    log.warn({ err: error }, 'the assistant could not warm up');
  }
}
