import { ApiError } from '../../api-error.ts';
import { showToast } from '../../ui/toast.ts';

/** Tells a failed action; a refused password is told by the gate, to which it leads back. */
export function showFailure(error: unknown, description: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  showToast({ title: 'Erreur', description, tone: 'danger' });
}
