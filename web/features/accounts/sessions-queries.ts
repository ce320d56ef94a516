import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listSessions, type OpenSession, revokeOtherSessions, revokeSession } from '#contract/accounts.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';
import { showToast } from '../../ui/toast.ts';

/** Fetched each time the list is shown: another device may have signed in or out. */
export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<OpenSession[]> => (await call(listSessions, { signal })).sessions,
});

type EndedSessions = { id: string } | 'others';

export function useEndSessions() {
  const queryClient = useQueryClient();
  const fail = useFailureToast();
  return useMutation({
    mutationFn: (ended: EndedSessions) =>
      ended === 'others' ? call(revokeOtherSessions) : call(revokeSession, { params: ended }),
    onSuccess: ({ message }, ended) => {
      const isOpen = (session: OpenSession) => (ended === 'others' ? session.isCurrent : session.id !== ended.id);
      queryClient.setQueryData(sessionsQuery.queryKey, (known) => known?.filter(isOpen));
      showToast({ title: 'Appareils connectés', description: message, tone: 'success' });
    },
    onError: (error) => {
      void queryClient.invalidateQueries(sessionsQuery);
      fail(error);
    },
  });
}
