import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  eraseSentReplies,
  forgetSentReply,
  listSentReplies,
  noteOutcome,
  noteSentReply,
  type SentReply,
} from '#contract/sent-replies.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';

export const sentRepliesQuery = queryOptions({
  queryKey: [listSentReplies.path],
  queryFn: async ({ signal }) => (await call(listSentReplies, { signal })).sent,
});

export function useNoteSent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<SentReply, 'tone' | 'writer'>) => call(noteSentReply, { body }),
    onSuccess: ({ sent }) => queryClient.setQueryData(sentRepliesQuery.queryKey, (known) => known && [sent, ...known]),
    onError: useFailureToast(),
  });
}

export function useNoteOutcome() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, outcome }: Pick<SentReply, 'id' | 'outcome'>) =>
      call(noteOutcome, { params: { id }, body: { outcome } }),
    onSuccess: ({ sent }) =>
      queryClient.setQueryData(sentRepliesQuery.queryKey, (known) =>
        known?.map((one) => (one.id === sent.id ? sent : one)),
      ),
    onError: useFailureToast(),
  });
}

export function useForgetSent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<SentReply, 'id'>) => call(forgetSentReply, { params: { id } }),
    onSuccess: (_, { id }) =>
      queryClient.setQueryData(sentRepliesQuery.queryKey, (known) => known?.filter((one) => one.id !== id)),
    onError: useFailureToast(),
  });
}

export function useEraseSent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(eraseSentReplies),
    onSuccess: () => queryClient.setQueryData(sentRepliesQuery.queryKey, []),
    onError: useFailureToast(),
  });
}
