import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminUser, activatePro, type listUsers } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { showToast } from '../../../ui/toast.ts';
import { showFailure } from '../failure-toast.ts';
import { usersKey } from '../queries.ts';
import { useAdminSession } from '../session.tsx';
import { displayName } from './user-name.ts';

/** Shows the account as Pro at once; the totals come with the next load. */
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
      await client.cancelQueries({ queryKey: usersKey });
      client.setQueriesData<ResponseOf<typeof listUsers>>(
        { queryKey: usersKey },
        (page) => page && { ...page, users: page.users.map((user) => (user.id === activated.id ? activated : user)) },
      );
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showFailure(error, "Impossible d'activer le statut Pro"),
  });
}
