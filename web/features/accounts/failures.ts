import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.ts';
import { userQuery } from './queries.ts';

/** Leads back to sign-in where the session has ended meanwhile; says whether it did. */
export function useExpiredSession(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return false;
      queryClient.clear();
      queryClient.setQueryData(userQuery.queryKey, null);
      showToast({ title: 'Ta session a expiré', description: 'Reconnecte-toi pour continuer.' });
      navigate(paths.auth, { replace: true });
      return true;
    },
    [queryClient, navigate],
  );
}

/** For what a member does without a form: the reason goes into a toast. */
export function useFailureToast(fallback?: string): (error: unknown) => void {
  const expired = useExpiredSession();
  return (error) => {
    if (!expired(error)) showToast({ title: 'Erreur', description: messageOf(error, fallback), tone: 'danger' });
  };
}
