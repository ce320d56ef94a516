import { AppError } from '../../../errors.ts';
import { refusal } from '../../../refusals.ts';
import type { PoolFailures } from '../threads/pool.ts';

/** What people are told when the engine does not answer. */
export const engineFailures: PoolFailures = {
  overloaded: refusal.engineFull,
  late: () =>
    new AppError('provider_timeout', 'Cette demande prend trop de temps. Réessaie, ou envoie un texte plus court.'),
  broken: (cause) =>
    new AppError('provider_unavailable', "L'assistant n'a pas pu répondre. Réessaie dans un instant.", { cause }),
};
