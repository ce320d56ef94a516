import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Bio, deleteBio, generateBios, listBios, markBio, rateBio } from '#contract/bios.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';
import { useWritingCall } from '../browser-model/use-writing-call.ts';
import { useUsageRefresh } from '../usage/queries.ts';

type Refuse = (error: unknown, fallback: string) => void;

export const biosQuery = queryOptions({
  queryKey: [listBios.path],
  queryFn: async ({ signal }) => (await call(listBios, { signal })).bios,
});

export function useGenerateBios(refuse: Refuse) {
  const queryClient = useQueryClient();
  const refreshUsage = useUsageRefresh();
  const { write, writing } = useWritingCall(generateBios);
  const mutation = useMutation({
    mutationFn: async (body: SentBodyOf<typeof generateBios>) => {
      const { answer, onDevice } = await write(body);
      return { ...answer, onDevice };
    },
    onSuccess: () => void queryClient.invalidateQueries(biosQuery),
    onError: (error) => refuse(error, 'Erreur lors de la génération'),
    onSettled: refreshUsage,
  });
  return { ...mutation, writing };
}

export function useRateBio(refuse: Refuse) {
  const queryClient = useQueryClient();
  const refreshUsage = useUsageRefresh();
  const { write, writing } = useWritingCall(rateBio);
  const mutation = useMutation({
    mutationFn: async (body: SentBodyOf<typeof rateBio>) => {
      const { answer, onDevice } = await write(body);
      return { ...answer, onDevice };
    },
    onSuccess: () => void queryClient.invalidateQueries(biosQuery),
    onError: (error) => refuse(error, "Erreur lors de l'évaluation"),
    onSettled: refreshUsage,
  });
  return { ...mutation, writing };
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
