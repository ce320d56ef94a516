import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import { useWritingCall } from '../browser-model/use-writing-call.ts';
import type { OnDevice } from '../browser-model/writing.ts';
import { useUsageRefresh } from '../usage/queries.ts';

export type Refuse = (error: unknown, fallback: string) => void;

export interface ToolRun<E extends Endpoint> {
  answer: ResponseOf<E>;
  /** What was sent for it. */
  asked: SentBodyOf<E>;
  onDevice: OnDevice;
}

/** Runs a tool; the last result stays while the next is on its way, and if that one fails. */
export function useTool<E extends Endpoint>(endpoint: E, refuse: Refuse) {
  const refreshUsage = useUsageRefresh();
  const [last, setLast] = useState<ToolRun<E> | null>(null);
  const { write, writing } = useWritingCall(endpoint);
  const { mutate, isPending } = useMutation<Omit<ToolRun<E>, 'asked'>, Error, SentBodyOf<E>>({
    mutationFn: write,
    onSuccess: (written, asked) => setLast({ ...written, asked }),
    onError: (error) => refuse(error, "Erreur lors de l'analyse"),
    onSettled: refreshUsage,
  });
  return { run: mutate, isPending, writing, last };
}
