import * as z from 'zod/mini';
import type { Ollama } from '../models-port.ts';

// Looks for an Ollama that already runs on this machine, so that `npm start` can say how to use it. Asks the loopback address
// only, and sends nothing.

const usualAddress = 'http://127.0.0.1:11434';
const waitsMs = 300;

const tags = z.object({ models: z.array(z.object({ name: z.string() })) });

/** Null where none answers in time. Never throws. */
export async function findOllama(address = usualAddress): Promise<Ollama | null> {
  try {
    const answer = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(waitsMs), redirect: 'error' });
    const { models } = tags.parse(await answer.json());
    // The names are printed into a command line.
    const usable = models.map(({ name }) => name).filter((name) => /^[\w.:/-]+$/.test(name) && !/embed/i.test(name));
    return { baseUrl: `${address}/v1`, models: usable };
  } catch {
    return null;
  }
}
