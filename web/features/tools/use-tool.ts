import { useMutation } from '@tanstack/react-query';
import type { Endpoint, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import { type CallInput, call, writingTimeoutMs } from '../../api.ts';
import { useUsageRefresh } from '../usage/queries.ts';

export type Refuse = (error: unknown, fallback: string) => void;

/** Runs a tool; its result stays until the next run. */
export function useTool<E extends Endpoint>(endpoint: E, refuse: Refuse) {
  const refreshUsage = useUsageRefresh();
  return useMutation<ResponseOf<E>, Error, SentBodyOf<E>>({
    mutationFn: (body) => call(endpoint, { ...({ body } as CallInput<E>), timeoutMs: writingTimeoutMs }),
    onError: (error) => refuse(error, "Erreur lors de l'analyse"),
    onSettled: refreshUsage,
  });
}
