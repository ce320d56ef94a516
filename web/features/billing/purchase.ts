import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { autoLogin, completeProfile, openPurchaseLink, resendPurchaseLink } from '#contract/billing.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import { homeFor, paths } from '../../paths.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { useWelcome } from '../accounts/mutations.ts';
import { clearAnswers, readAnswers } from '../onboarding/answers.ts';
import { isRefusedAs } from './payment-problem.ts';
import { askAgainMs } from './queries.ts';

// The page after a payment: claims the purchase for an account, and completes the account.

/** What the payer comes back with: the session of the checkout, or the token of the mailed link. */
export type ReturnTicket = { sessionId: string } | { token: string };

/** A bank that has not answered after these is asked about less often. */
const quickAsks = 30;
const askSlowlyMs = 15_000;

/** Every purchase that was looked up on this page. */
const purchasesKey = ['purchase'];

/** Asked once for each ticket, and again while the payment is pending. */
export function purchaseQuery(ticket: ReturnTicket) {
  return queryOptions({
    queryKey: [...purchasesKey, ticket],
    queryFn: () => ('token' in ticket ? call(openPurchaseLink, { body: ticket }) : call(autoLogin, { body: ticket })),
    refetchInterval: ({ state }) => {
      if (state.data?.status !== 'pending') return false;
      return state.dataUpdateCount < quickAsks ? askAgainMs : askSlowlyMs;
    },
  });
}

/** Opens the account of a mailed link where somebody else is signed in. */
export function useSwitchAccount(token: string) {
  const welcome = useWelcome();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(openPurchaseLink, { body: { token, switchAccount: true } }),
    onSuccess: (outcome) => {
      if (outcome.status !== 'signed_in') return queryClient.setQueryData(purchaseQuery({ token }).queryKey, outcome);
      welcome(outcome.user);
      navigate(paths.completeProfile, { replace: true });
    },
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
      queryClient.removeQueries({ queryKey: purchasesKey });
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
