import { useMutation } from '@tanstack/react-query';
import { createPortalSession, resumeSubscription, withdraw, withdrawAddon } from '#contract/billing.ts';
import type { Addon } from '#contract/plans.ts';
import { setPassiveMode } from '#contract/retention.ts';
import { call } from '../../api.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useExpiredSession, useFailureToast } from '../../session/failures.ts';
import { showToast } from '../../ui/toast.ts';
import { useBillingRefresh } from './queries.ts';

/** Opens the provider's page for card and invoices. */
export function usePortal() {
  const refresh = useBillingRefresh();
  const expired = useExpiredSession();
  return useMutation({
    mutationFn: () => call(createPortalSession),
    onSuccess: async (answer) => {
      if ('url' in answer) {
        window.location.assign(answer.url);
        return;
      }
      await refresh();
      showToast({ title: 'Abonnement résilié', description: answer.message, tone: 'success' });
    },
    onError: (error) => {
      if (expired(error)) return;
      const isAnswered = error instanceof ApiError && error.status !== 0;
      const description = isAnswered
        ? messageOf(error, "Erreur lors de l'accès au portail")
        : "Impossible d'accéder au portail. Réessaie plus tard.";
      showToast({ title: 'Erreur', description, tone: 'danger' });
    },
  });
}

export function useResume() {
  const refresh = useBillingRefresh();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: async ({ message }) => {
      await refresh();
      showToast({ title: 'Ton abonnement continue', description: message, tone: 'success' });
    },
    onError,
  });
}

export function useWithdrawal(addonType?: Addon) {
  const refresh = useBillingRefresh();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: () => (addonType ? call(withdrawAddon, { params: { addonType } }) : call(withdraw)),
    onSuccess: async ({ message }) => {
      await refresh();
      showToast({ title: 'Rétractation confirmée', description: message, tone: 'success' });
    },
    onError,
  });
}

export function usePassiveMode() {
  const refresh = useBillingRefresh();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: (enabled: boolean) => call(setPassiveMode, { body: { enabled } }),
    onSuccess: async ({ enabled, message }) => {
      await refresh();
      const title = enabled ? "Une idée par semaine, c'est parti" : "Plus d'idée de la semaine";
      showToast({ title, description: message, tone: 'success' });
    },
    onError,
  });
}
