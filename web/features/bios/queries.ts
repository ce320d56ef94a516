import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Bio, deleteBio, generateBios, listBios, markBio, rateBio } from '#contract/bios.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call, writingTimeoutMs } from '../../api.ts';
import { useFailureToast } from '../accounts/failures.ts';
import { useUsageRefresh } from '../usage/queries.ts';

type Refuse = (error: unknown, fallback: string) => void;

export const biosQuery = queryOptions({
  queryKey: [listBios.path],
  queryFn: async ({ signal }) => (await call(listBios, { signal })).bios,
});

export function useGenerateBios(refuse: Refuse) {
  const queryClient = useQueryClient();
  const refreshUsage = useUsageRefresh();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof generateBios>) => call(generateBios, { body, timeoutMs: writingTimeoutMs }),
    onSuccess: () => void queryClient.invalidateQueries(biosQuery),
    onError: (error) => refuse(error, 'Erreur lors de la génération'),
    onSettled: refreshUsage,
  });
}

export function useRateBio(refuse: Refuse) {
  const queryClient = useQueryClient();
  const refreshUsage = useUsageRefresh();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof rateBio>) => call(rateBio, { body, timeoutMs: writingTimeoutMs }),
    onSuccess: () => void queryClient.invalidateQueries(biosQuery),
    onError: (error) => refuse(error, "Erreur lors de l'évaluation"),
    onSettled: refreshUsage,
  });
}

export function useMarkBio() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavorite }: Pick<Bio, 'id' | 'isFavorite'>) =>
      call(markBio, { params: { id }, body: { isFavorite } }),
    onSuccess: ({ bio }) =>
      queryClient.setQueryData(biosQuery.queryKey, (bios) => bios?.map((one) => (one.id === bio.id ? bio : one))),
    onError: useFailureToast(),
  });
}

export function useDeleteBio() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Bio, 'id'>) => call(deleteBio, { params: { id } }),
    onSuccess: (_, { id }) =>
      queryClient.setQueryData(biosQuery.queryKey, (bios) => bios?.filter((bio) => bio.id !== id)),
    onError: useFailureToast(),
  });
}
