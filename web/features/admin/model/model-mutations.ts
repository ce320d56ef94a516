import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropModel, listProviderModels, tryModel, useModel as useModelEndpoint } from '#contract/admin-model.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { messageOf } from '../../../api-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { showFailure } from '../failure-toast.ts';
import { useAdminSession } from '../session.tsx';
import type { ModelRequest } from './model-values.ts';

// `gcTime: 0` where a key is sent: what was sent leaves the memory with the form.

/** The server gives a model thirty seconds, and a provider's list less. */
const providerTimeoutMs = 200_000;

export function useListModels() {
  const { call } = useAdminSession();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: SentBodyOf<typeof listProviderModels>) =>
      call(listProviderModels, { body, timeoutMs: providerTimeoutMs }),
  });
}

export function useTryModel() {
  const { call } = useAdminSession();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: ModelRequest) => call(tryModel, { body, timeoutMs: providerTimeoutMs }),
  });
}

/** `waits`: the environment or a file goes on writing. */
export function useActivateModel({ waits }: { waits: boolean }) {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: ModelRequest) => call(useModelEndpoint, { body }),
    onSuccess: async ({ message }) => {
      showToast({ title: waits ? 'Modèle enregistré' : 'Modèle activé', description: message, tone: 'success' });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}

export function useDropModel() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(dropModel),
    onSuccess: async ({ message }) => {
      showToast({ title: 'Modèle oublié', description: message, tone: 'success' });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showFailure(error, messageOf(error, "Impossible d'arrêter ce modèle")),
  });
}
