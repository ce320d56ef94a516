import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deletePhoto, lineUpPhotos, listPhotos } from '#contract/photos.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';
import { useUsageRefresh } from '../usage/queries.ts';

export const photosQuery = queryOptions({
  queryKey: [listPhotos.path],
  queryFn: async ({ signal }) => (await call(listPhotos, { signal })).photos,
});

export function lineUpQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [lineUpPhotos.path, ids],
    queryFn: ({ signal }) => call(lineUpPhotos, { body: { ids: [...ids] }, signal }),
    enabled: ids.length > 1,
  });
}

/** To be called after every analysis and retouch, failed ones too. */
export function usePhotosRefresh(): () => void {
  const queryClient = useQueryClient();
  const refreshUsage = useUsageRefresh();
  return useCallback(() => {
    refreshUsage();
    void queryClient.invalidateQueries(photosQuery);
  }, [queryClient, refreshUsage]);
}

export function useDeletePhoto(onDeleted: (id: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => call(deletePhoto, { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(photosQuery.queryKey, (photos) => photos?.filter((photo) => photo.id !== id));
      onDeleted(id);
    },
    onError: useFailureToast(),
  });
}
