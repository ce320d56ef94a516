import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminUser, activatePro, type listUsers, takeProBack } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '../../../api-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { showFailure } from '../failure-toast.ts';
import { usersKey } from '../queries.ts';
import { useAdminSession } from '../session.tsx';
import { displayName } from './user-name.ts';

export function useActivatePro() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: AdminUser) => (await call(activatePro, { params: { id } })).user,
    onSuccess: async (activated) => {
      showToast({
        title: 'Pro activé',
        description: `${displayName(activated)} est maintenant Pro.`,
        tone: 'success',
      });
      await show(client, activated, { isGranted: true });
    },
    onError: (error) => showFailure(error, "Impossible d'activer le statut Pro"),
  });
}

export function useTakeProBack() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: AdminUser) => (await call(takeProBack, { params: { id } })).user,
    onSuccess: async (changed) => {
      const name = displayName(changed);
      showToast({
        title: 'Pro retiré',
        description: changed.isPro ? `${name} garde le Pro de son abonnement.` : `${name} n'est plus Pro.`,
        tone: 'success',
      });
      await show(client, changed, { isGranted: false });
    },
    onError: async (error) => {
      const isStale = error instanceof ApiError && error.status === 409;
      showFailure(error, isStale ? error.message : 'Impossible de retirer le statut Pro');
      if (isStale) await client.invalidateQueries({ queryKey: usersKey });
    },
  });
}

/** Shows the account as it is now at once; the totals come with the next load. */
async function show(client: QueryClient, changed: AdminUser, { isGranted }: { isGranted: boolean }): Promise<void> {
  await client.cancelQueries({ queryKey: usersKey });
  client.setQueriesData<ResponseOf<typeof listUsers>>(
    { queryKey: usersKey },
    (page) =>
      page && {
        ...page,
        users: page.users.map((user) => (user.id === changed.id ? changed : user)),
        grantedPro: [...page.grantedPro.filter((id) => id !== changed.id), ...(isGranted ? [changed.id] : [])],
      },
  );
  await client.invalidateQueries({ queryKey: ['admin'] });
}
