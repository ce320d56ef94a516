import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';

/** Loads, after the start, what the first user would otherwise wait for. A failure is logged and does not stop the server. */
export async function warmAssistant({ reader, analyst, writer }: Deps, log: Pick<Logger, 'warn'>): Promise<void> {
  reader.warm();
  try {
    await analyst.warm();
    await writer.warm();
  } catch (error) {
    log.warn({ err: error }, 'the assistant could not warm up');
  }
}
