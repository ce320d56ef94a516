import { AppError } from '../../../errors.ts';
import type { PoolFailures } from '../threads/pool.ts';

const overloaded = () =>
  new AppError('overloaded', 'Beaucoup de captures à lire en ce moment. Réessaie dans quelques secondes.', {
    retryAfterSeconds: 5,
  });

/** What people are told when their screenshot cannot be read. */
export const readingFailures: PoolFailures = {
  overloaded,
  late: overloaded,
  broken: (cause) =>
    new AppError('provider_unavailable', 'La lecture de cette capture a échoué. Réessaie, ou envoies-en une autre.', {
      cause,
    }),
};
