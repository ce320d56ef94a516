import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loginAffiliate, registerAffiliate, signupAffiliate } from '#contract/affiliate-accounts.ts';
import { getStatement, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { requestPayout } from '#contract/affiliates.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { saveFile } from '../../save-file.ts';
import { useExpiredSession, useFailureToast } from '../../session/failures.ts';
import { userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { commissionsQuery, profileQuery, statsQuery } from './queries.ts';
import { leaveWelcome } from './welcome.ts';

export const registerFailure = 'Erreur lors de la création du compte affilié';

export function useRegister() {
  const queryClient = useQueryClient();
  const fail = useFailureToast(registerFailure);
  return useMutation({
    mutationFn: (slug: string) => call(registerAffiliate, { body: { slug, acceptsTerms: true } }),
    onSuccess: ({ affiliate, message }) => {
      queryClient.setQueryData(profileQuery.queryKey, affiliate);
      showToast({ title: 'Demande envoyée !', description: message, tone: 'success' });
    },
    onError: fail,
  });
}

export function useSignupAffiliate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof signupAffiliate>) => call(signupAffiliate, { body }),
    onSuccess: ({ user, affiliate }) => {
      queryClient.setQueryData(userQuery.queryKey, user);
      queryClient.setQueryData(profileQuery.queryKey, affiliate);
      showToast({
        title: 'Inscription réussie !',
        description: `Un lien de confirmation part à ${user.email}.`,
        tone: 'success',
      });
    },
    onError: (error) =>
      showToast({
        title: "Erreur d'inscription",
        description: messageOf(error, "Une erreur s'est produite"),
        tone: 'danger',
      }),
  });
}

/** On success the whole page is loaded anew, so that nothing of another session stays in memory. */
export function useLoginAffiliate() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof loginAffiliate>) => call(loginAffiliate, { body }),
    onSuccess: () => {
      leaveWelcome();
      window.location.assign(paths.affiliateDashboard);
    },
    onError: (error) =>
      showToast({
        title: 'Erreur de connexion',
        description: messageOf(error, 'Email ou mot de passe incorrect'),
        tone: 'danger',
      }),
  });
}

export function useRequestPayout() {
  const queryClient = useQueryClient();
  const fail = useFailureToast('Une erreur est survenue');
  return useMutation({
    mutationFn: () => call(requestPayout),
    onSuccess: ({ message }) => showToast({ title: 'Demande envoyée !', description: message, tone: 'success' }),
    onError: fail,
    onSettled: () => {
      void queryClient.invalidateQueries(statsQuery);
      void queryClient.invalidateQueries(commissionsQuery);
    },
  });
}

export function useSavePaymentDetails() {
  const queryClient = useQueryClient();
  const expired = useExpiredSession();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof savePaymentDetails>) => call(savePaymentDetails, { body }),
    onSuccess: ({ paymentDetails }) => {
      queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, paymentDetails });
      showToast({ title: 'Enregistré', description: 'Tes prochains versements partiront là.', tone: 'success' });
    },
    onError: (error) => {
      expired(error);
    },
  });
}

export function useStatement() {
  const fail = useFailureToast("Le relevé n'est pas arrivé. Réessaie dans un instant.");
  return useMutation({
    mutationFn: (month: string) => call(getStatement, { params: { month } }),
    onSuccess: ({ fileName, type, content }) => saveFile(fileName, new Blob([content], { type })),
    onError: fail,
  });
}
