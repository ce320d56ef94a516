import { AppError } from '../../../errors.ts';
import type { PoolFailures } from '../threads/pool.ts';

const overloaded = () =>
  new AppError('overloaded', 'Beaucoup de photos en ce moment. Réessaie dans quelques secondes.', {
    retryAfterSeconds: 5,
  });

/** What people are told when their photo cannot be measured. */
export const photoFailures: PoolFailures = {
  overloaded,
  late: overloaded,
  broken: (cause) =>
    new AppError('provider_unavailable', "L'analyse de cette photo a échoué. Réessaie, ou envoies-en une autre.", {
      cause,
    }),
};
