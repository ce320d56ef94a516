import { AppError } from '../../../errors.ts';
import type { PhotoStudio } from './port.ts';

/** Refuses every photo: this build has no face finder. */
export function absentStudio(): PhotoStudio {
  const refuse = async () => {
    throw new AppError('provider_unavailable', "L'analyse de photos n'est pas disponible pour le moment.");
  };
  const stats = { ready: 0, busy: 0, queued: 0, answered: 0, refused: 0, late: 0, cancelled: 0, lent: 0 };
  return {
    analyse: refuse,
    retouch: refuse,
    warm() {},
    stats: () => ({ ...stats, died: 0, retired: 0 }),
    async close() {},
  };
}
