import { useMutation } from '@tanstack/react-query';
import { cancelByLink, cancelSubscription, requestCancellationLink } from '#contract/billing.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { PlanType } from '#contract/plans.ts';
import { analyseProfile, pauseSubscription, requestSupport, stopPassiveMode, track } from '#contract/retention.ts';
import { call, writingTimeoutMs } from '../../api.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useExpiredSession, useFailureToast } from '../../session/failures.ts';
import { showToast } from '../../ui/toast.ts';
import { isRefusedAs } from '../billing/payment-problem.ts';
import { useBillingRefresh } from '../billing/queries.ts';

/** Records a step for the operator's statistics, without waiting and without showing a failure. */
export function trackStep(body: SentBodyOf<typeof track>): void {
  void call(track, { body }).catch(() => {});
}

export function usePause(plan: PlanType | null) {
  const refresh = useBillingRefresh();
  const expired = useExpiredSession();
  return useMutation({
    mutationFn: () => call(pauseSubscription),
    onSuccess: async () => {
      await refresh();
      showToast({
        title: 'Super ! 🎉',
        description:
          plan === 'annual'
            ? "Ton année dure 1 mois de plus. Rien n'est facturé."
            : "Ton abonnement est en pause pendant 1 mois. Tu n'es pas facturé.",
        tone: 'success',
      });
    },
    onError: (error) => {
      if (expired(error)) return;
      const isExplained = isRefusedAs(error, 'pause_used') || isRefusedAs(error, 'pause_impossible');
      const description = isExplained ? messageOf(error) : "Impossible de mettre en pause l'abonnement. Réessaye.";
      showToast({ title: 'Erreur', description, tone: 'danger' });
    },
  });
}

export function useSupportRequest() {
  const expired = useExpiredSession();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof requestSupport>) => call(requestSupport, { body }),
    onSuccess: ({ message }) =>
      showToast({ title: 'On te contacte bientôt ! 📧', description: message, tone: 'success' }),
    onError: (error) => {
      if (expired(error) || (error instanceof ApiError && error.fields)) return;
      showToast({ title: "Ta demande n'est pas partie", description: messageOf(error), tone: 'danger' });
    },
  });
}

export function useStopPassiveMode() {
  return useMutation({ mutationFn: (token: string) => call(stopPassiveMode, { body: { token } }) });
}

export function useProfileAnalysis() {
  const refresh = useBillingRefresh();
  const onError = useFailureToast("Erreur lors de l'évaluation");
  return useMutation({
    mutationFn: (content: string) => call(analyseProfile, { body: { content }, timeoutMs: writingTimeoutMs }),
    onSuccess: () => void refresh(),
    onError,
  });
}

export function useCancellation() {
  const refresh = useBillingRefresh();
  const onError = useFailureToast('Une erreur est survenue. Réessaie dans quelques instants.');
  return useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: ({ message }) => {
      void refresh();
      showToast({ title: 'Abonnement résilié', description: message, tone: 'success' });
    },
    onError,
  });
}

export function useCancellationLink() {
  return useMutation({ mutationFn: (email: string) => call(requestCancellationLink, { body: { email } }) });
}

export function useCancelByLink() {
  return useMutation({ mutationFn: (token: string) => call(cancelByLink, { body: { token } }) });
}
