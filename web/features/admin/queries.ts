import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AdminUser, activatePro, listUsers } from '#contract/admin.ts';
import { call } from '../../api.ts';

// Each call carries the operator's password, which is kept in the page's state alone. The list of users is removed from
// memory when the page is left.

const refreshMs = 30_000;

const usersKey = [listUsers.path];

function usersQuery(password: string) {
  return queryOptions({
    // Without the password, which would stay in the cache.
    queryKey: usersKey,
    queryFn: async ({ signal }) => (await call(listUsers, { bearer: password, signal })).users,
  });
}

export function useUsers(password: string, isAuto: boolean) {
  return useQuery({ ...usersQuery(password), refetchInterval: isAuto ? refreshMs : false });
}

/** Tries the password by listing the users, and keeps the list as the first one to show. */
export function useUnlock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => (await call(listUsers, { bearer: password })).users,
    gcTime: 0,
    onSuccess: (users, password) => queryClient.setQueryData(usersQuery(password).queryKey, users),
  });
}

/** Removes the list of users from memory at logout and when another page is opened. */
export function useForgetUsersOnLeave(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.removeQueries({ queryKey: usersKey }), [queryClient]);
}

export function useActivatePro(password: string) {
  const queryClient = useQueryClient();
  const { queryKey } = usersQuery(password);
  return useMutation({
    mutationFn: async ({ id }: AdminUser) => (await call(activatePro, { params: { id }, bearer: password })).user,
    onSuccess: async (activated) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (users) =>
        users?.map((user) => (user.id === activated.id ? activated : user)),
      );
    },
  });
}
