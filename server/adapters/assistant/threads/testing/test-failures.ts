import { AppError } from '../../../../errors.ts';
import type { PoolFailures } from '../pool.ts';

/** A code of its own for each failure, so that tests can tell them apart. */
export const testFailures: PoolFailures = {
  overloaded: () => new AppError('overloaded', 'Trop de monde.'),
  late: () => new AppError('provider_timeout', 'Trop tard.'),
  broken: (cause) => new AppError('provider_unavailable', 'En panne.', { cause }),
};
