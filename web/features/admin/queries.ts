import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AdminUser, activatePro, listUsers } from '#contract/admin.ts';
import { call } from '../../api.ts';

// The operator's password goes with each call and is kept nowhere else; the answers leave memory with the page.

const refreshMs = 30_000;

function usersQuery(password: string) {
  return queryOptions({
    queryKey: [listUsers.path],
    queryFn: async ({ signal }) => (await call(listUsers, { bearer: password, signal })).users,
  });
}

export function useUsers(password: string, isAuto: boolean) {
  return useQuery({ ...usersQuery(password), refetchInterval: isAuto ? refreshMs : false });
}

/** The password is right if the first call succeeds, and that call's answer is the first to be shown. */
export function useUnlock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => (await call(listUsers, { bearer: password })).users,
    gcTime: 0,
    onSuccess: (users, password) => queryClient.setQueryData(usersQuery(password).queryKey, users),
  });
}

/** Logging out and going to another page both take the list out of memory. */
export function useForgetUsersOnLeave(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.removeQueries({ queryKey: [listUsers.path] }), [queryClient]);
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
