import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import { type CallInput, call, writingTimeoutMs } from '../../api.ts';
import { useUsageRefresh } from '../usage/queries.ts';

export type Refuse = (error: unknown, fallback: string) => void;

export interface ToolRun<E extends Endpoint> {
  answer: ResponseOf<E>;
  /** What was sent for it. */
  asked: SentBodyOf<E>;
}

/** Runs a tool; the last result stays while the next is on its way, and if that one fails. */
export function useTool<E extends Endpoint>(endpoint: E, refuse: Refuse) {
  const refreshUsage = useUsageRefresh();
  const [last, setLast] = useState<ToolRun<E> | null>(null);
  const { mutate, isPending } = useMutation<ResponseOf<E>, Error, SentBodyOf<E>>({
    mutationFn: (body) => call(endpoint, { ...({ body } as CallInput<E>), timeoutMs: writingTimeoutMs }),
    onSuccess: (answer, asked) => setLast({ answer, asked }),
    onError: (error) => refuse(error, "Erreur lors de l'analyse"),
    onSettled: refreshUsage,
  });
  return { run: mutate, isPending, last };
}
