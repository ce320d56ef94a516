import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';

/**
 * Loads, after the start, what the first user would otherwise wait for. A failure is logged and stops neither the server nor the
 * other part: the writer's own tells what is wrong with a model's file. The photo studio waits for its first photo, for its models
 * take the most memory.
 */
export async function warmAssistant({ reader, analyst, writer }: Deps, log: Pick<Logger, 'warn'>): Promise<void> {
  reader.warm();
  for (const part of [analyst, writer]) {
    try {
      await part.warm();
    } catch (error) {
      log.warn({ err: error }, 'the assistant could not warm up');
    }
  }
}
