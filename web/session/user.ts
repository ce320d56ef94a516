import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { signedInHintCookie } from '#contract/site.ts';
import { ApiError } from '../api-error.ts';
import { hasCookie } from '../cookies.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast.ts';
import { forgetEntries } from './kept-entries.ts';

// The signed-in user. The API client and the schemas are fetched only if the hint cookie says that someone is signed in:
// the landing page of a visitor does without them. Hence the path spelt out as the query key. Any failure means signed out, as
// specified; only a page that a member has open stays open where a later question fails.

export const userQuery = queryOptions({
  queryKey: ['/api/auth/me'],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal, client, queryKey }): Promise<User | null> => {
    client.setQueryData(failureKey, null);
    if (!hasCookie(signedInHintCookie)) return null;
    try {
      const [{ call }, { me }] = await Promise.all([import('../api.ts'), import('#contract/accounts.ts')]);
      return (await call(me, { signal })).user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      if (signal.aborted || client.getQueryData(queryKey)) throw error;
      client.setQueryData(failureKey, error);
      return null;
    }
  },
});

const failureKey = ['/api/auth/me', 'failure'];

/** Why nobody counts as signed in where the server could not be asked: login says so. */
export function useUserFailure(): unknown {
  return useQuery({ queryKey: failureKey, queryFn: skipToken }).data;
}

/** `undefined` while loading; `null` if nobody is signed in, or if the call failed. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data;
}

/** Forgets who was signed in and what the server told them. */
export function forgetUser(queryClient: QueryClient): void {
  queryClient.clear();
  queryClient.setQueryData(userQuery.queryKey, null);
}

/** Forgets in this browser all that is the account's. */
export function forgetPerson(queryClient: QueryClient): void {
  forgetEntries();
  forgetUser(queryClient);
}

/** `onFailure`: what a failure does, where it is not a toast. */
export function useLogout({ onFailure = toastFailedLogout }: { onFailure?: (error: Error) => void } = {}) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async () => {
      const [{ call }, { logout }] = await Promise.all([import('../api.ts'), import('#contract/accounts.ts')]);
      return call(logout);
    },
    onSuccess: () => {
      forgetPerson(queryClient);
      showToast({ title: 'Déconnexion réussie', description: 'À bientôt !', tone: 'success' });
      navigate(paths.home);
    },
    onError: onFailure,
  });
}

function toastFailedLogout(): void {
  showToast({ title: 'Erreur', description: 'Erreur lors de la déconnexion', tone: 'danger' });
}
