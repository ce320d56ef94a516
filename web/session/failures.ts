import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { ApiError, messageOf } from '../api-error.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast.ts';
import { forgetUser } from './user.ts';

/** Returns a handler: if the error says that the session has ended, it leads to sign-in and returns true. */
export function useExpiredSession(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return false;
      forgetUser(queryClient);
      showToast({ title: 'Ta session a expiré', description: 'Reconnecte-toi pour continuer.' });
      navigate(paths.auth, { replace: true });
      return true;
    },
    [queryClient, navigate],
  );
}

/** For actions without a form: the failure is shown as a toast, unless the session has ended. */
export function useFailureToast(fallback?: string): (error: unknown) => void {
  const expired = useExpiredSession();
  return (error) => {
    if (!expired(error)) showToast({ title: 'Erreur', description: messageOf(error, fallback), tone: 'danger' });
  };
}
