import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetReply, type KeptReply, keepReply, listKeptReplies } from '#contract/assistant.ts';
import { withoutQuestions } from '#contract/blank.ts';
import type { Reply, Tone } from '#contract/writing.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';

export const keptRepliesQuery = queryOptions({
  queryKey: [listKeptReplies.path],
  queryFn: async ({ signal }) => (await call(listKeptReplies, { signal })).replies,
});

/** The kept reply with these words, if the user kept it. */
export function useKeptReply({ tone, content }: Pick<Reply, 'tone' | 'content'>): KeptReply | undefined {
  const asKept = withoutQuestions(content);
  return useQuery(keptRepliesQuery).data?.find((kept) => kept.tone === tone && kept.content === asKept);
}

export function useKeepReply() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tone, content }: { tone: Tone; content: string }) => call(keepReply, { body: { tone, content } }),
    onSuccess: ({ reply }) =>
      queryClient.setQueryData(keptRepliesQuery.queryKey, (kept = []) => [
        reply,
        ...kept.filter(({ id }) => id !== reply.id),
      ]),
    onError: useFailureToast(),
  });
}

export function useForgetReply() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<KeptReply, 'id'>) => call(forgetReply, { params: { id } }),
    onSuccess: (_, { id }) =>
      queryClient.setQueryData(keptRepliesQuery.queryKey, (kept) => kept?.filter((reply) => reply.id !== id)),
    onError: useFailureToast(),
  });
}
