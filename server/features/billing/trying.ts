import { AppError } from '../../errors.ts';

/**
 * For work that is stored and queued already, and only tried at once so that the answer is up to date: a provider that is
 * away changes nothing.
 */
export async function trying(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code.startsWith('provider_') || error.code === 'overloaded')) return false;
    throw error;
  }
}
