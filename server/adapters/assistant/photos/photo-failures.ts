import { AppError } from '../../../errors.ts';
import { refusal } from '../../../refusals.ts';
import type { PoolFailures } from '../threads/pool.ts';

/** What people are told when their photo cannot be measured. */
export const photoFailures: PoolFailures = {
  overloaded: refusal.studioFull,
  late: refusal.studioLate,
  broken: (cause) =>
    new AppError('provider_unavailable', "L'analyse de cette photo a échoué. Réessaie, ou envoies-en une autre.", {
      cause,
    }),
};
