import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentBodyOf } from '#contract/endpoint.ts';
import {
  eraseOwnAnswers,
  getOwnAnswers,
  noOwnAnswers,
  type OwnAnswers,
  saveOwnAnswers,
} from '#contract/own-answers.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';

export const ownAnswersQuery = queryOptions({
  queryKey: [getOwnAnswers.path],
  queryFn: async ({ signal }) => (await call(getOwnAnswers, { signal })).answers,
});

/** Empty while loading, and where the call failed: blanks then ask. */
export function useOwnAnswers(): OwnAnswers {
  return useQuery(ownAnswersQuery).data ?? noOwnAnswers;
}

export function useSaveOwnAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof saveOwnAnswers>) => call(saveOwnAnswers, { body }),
    onSuccess: ({ answers }) => queryClient.setQueryData(ownAnswersQuery.queryKey, answers),
    onError: useFailureToast(),
  });
}

export function useEraseOwnAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(eraseOwnAnswers),
    onSuccess: () => queryClient.setQueryData(ownAnswersQuery.queryKey, noOwnAnswers),
    onError: useFailureToast(),
  });
}
