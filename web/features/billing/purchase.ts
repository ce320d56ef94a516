import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { autoLogin, completeProfile, openPurchaseLink, resendPurchaseLink } from '#contract/billing.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import { homeFor } from '../../paths.ts';
import { showToast } from '../../ui/toast.ts';
import { useExpiredSession } from '../accounts/failures.ts';
import { userQuery } from '../accounts/queries.ts';
import { clearAnswers, readAnswers } from '../onboarding/answers.ts';
import { isRefusedAs } from './payment-problem.ts';

// Back from paying: whose purchase it is, and what is still missing of the account.

/** How the payer comes back: from the checkout, or by the mailed link. */
export type ReturnTicket = { sessionId: string } | { token: string };

const askAgainMs = 2000;
const asksAtMost = 30;

/** Not read twice for one ticket, but for a payment that is still on its way. */
export function purchaseQuery(ticket: ReturnTicket) {
  return queryOptions({
    queryKey: ['purchase', ticket],
    queryFn: () => ('token' in ticket ? call(openPurchaseLink, { body: ticket }) : call(autoLogin, { body: ticket })),
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && state.dataUpdateCount < asksAtMost ? askAgainMs : false,
  });
}

type ProfileFields = Omit<SentBodyOf<typeof completeProfile>, 'onboarding'>;

export function useCompleteProfile() {
  const queryClient = useQueryClient();
  const expired = useExpiredSession();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (fields: ProfileFields) => call(completeProfile, { body: { ...fields, onboarding: readAnswers() } }),
    onSuccess: ({ user }) => {
      clearAnswers();
      queryClient.setQueryData(userQuery.queryKey, user);
      queryClient.removeQueries({ queryKey: ['purchase'] });
      showToast({ title: 'Ton compte est prêt', description: 'Redirection vers le dashboard...', tone: 'success' });
      navigate(homeFor(user), { replace: true });
    },
    onError: (error) => {
      if (isRefusedAs(error, 'email_taken') || expired(error)) return;
      const description = messageOf(error, 'Impossible de sauvegarder les données');
      showToast({ title: 'Erreur', description, tone: 'danger' });
    },
  });
}

export function useResendPurchaseLink() {
  return useMutation({
    mutationFn: (email: string) => call(resendPurchaseLink, { body: { email } }),
    onSuccess: ({ message }) => showToast({ title: 'Regarde tes e-mails', description: message, tone: 'success' }),
    onError: (error) => showToast({ title: 'Erreur', description: messageOf(error), tone: 'danger' }),
  });
}
