import { sayWords } from '#contract/browser-model.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { ApiError } from '../../api-error.ts';

const timeoutMs = 10_000;

/** Sends words to the call that waits for them, once more where the connection fails. Answers whether more are wanted. */
export async function say(body: SentBodyOf<typeof sayWords>, signal: AbortSignal): Promise<boolean> {
  const send = async () => (await call(sayWords, { body, signal, timeoutMs })).isWanted;
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return await send();
    throw error;
  }
}
