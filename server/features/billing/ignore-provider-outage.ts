import { AppError } from '../../errors.ts';

/**
 * Runs work that is also stored and queued, so that the answer to the user is up to date. If the provider is away the queue
 * does it later: answers false instead of throwing.
 */
export async function ignoreProviderOutage(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code.startsWith('provider_') || error.code === 'overloaded')) return false;
    throw error;
  }
}
