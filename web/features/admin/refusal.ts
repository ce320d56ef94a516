import { ApiError } from '../../api-error.ts';

/** The toast for a refused operator: wrong password, too many attempts, or no usable answer. */
export function refusalOf(error: unknown): { title: string; description: string } {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return { title: 'Accès refusé', description: 'Mot de passe admin incorrect' };
  if (status === 429 && error instanceof ApiError) return { title: 'Accès refusé', description: error.frenchMessage };
  return { title: 'Erreur', description: "Impossible de se connecter à l'admin" };
}
