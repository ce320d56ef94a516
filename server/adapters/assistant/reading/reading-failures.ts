import { AppError } from '../../../errors.ts';
import { refusal } from '../../../refusals.ts';
import type { PoolFailures } from '../threads/pool.ts';

/** What people are told when their screenshot cannot be read. */
export const readingFailures: PoolFailures = {
  overloaded: refusal.readerFull,
  late: refusal.readerLate,
  broken: (cause) =>
    new AppError('provider_unavailable', 'La lecture de cette capture a échoué. Réessaie, ou envoies-en une autre.', {
      cause,
    }),
};
