import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  forgotPassword,
  login,
  resendVerification,
  resetPassword,
  signup,
  type User,
  verifyEmail,
} from '#contract/accounts.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import { useFailureToast } from '../../session/failures.ts';
import { forgetUser, userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { signedReferral } from '../../visitor/referral/referral.ts';
import { clearAnswers, readAnswers } from '../onboarding/answers.ts';
import { sessionsQuery } from './sessions-queries.ts';
import { forgetTypedEmail } from './typed-email.ts';
import { verificationQuery } from './verification-query.ts';

function useWelcome(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => {
    forgetTypedEmail();
    queryClient.setQueryData(userQuery.queryKey, user);
  };
}

export function useLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof login>) => call(login, { body }),
    onSuccess: ({ user }) => {
      welcome(user);
      showToast({ title: 'Connexion réussie', description: 'Bienvenue !', tone: 'success' });
    },
    onError: (error) =>
      showToast({
        title: 'Erreur de connexion',
        description: messageOf(error, 'Email ou mot de passe incorrect'),
        tone: 'danger',
      }),
  });
}

type SignupFields = Omit<SentBodyOf<typeof signup>, 'onboarding' | 'referral'>;

export function useSignup() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (fields: SignupFields) =>
      call(signup, { body: { ...fields, onboarding: readAnswers(), referral: signedReferral() } }),
    onSuccess: ({ user }) => {
      clearAnswers();
      welcome(user);
      showToast({
        title: 'Ton compte est prêt',
        description: `Un lien de confirmation part à ${user.email}.`,
        tone: 'success',
      });
    },
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof forgotPassword>) => call(forgotPassword, { body }),
  });
}

/** The server closes every session of the account, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof resetPassword>) => call(resetPassword, { body }),
    onSuccess: () => forgetUser(queryClient),
  });
}

/** Confirms an address in a browser that the account does not know, and signs in there. */
export function useConfirmByPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(verifyEmail, { body: { token, password } }),
    onSuccess: (answer) => queryClient.setQueryData(verificationQuery(token).queryKey, answer),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: ({ message }) => {
      void queryClient.invalidateQueries(sessionsQuery);
      showToast({ title: 'Mot de passe changé', description: message, tone: 'success' });
    },
  });
}

export function useResendVerification() {
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: () => call(resendVerification),
    onSuccess: ({ message }) => {
      // Another tab may have confirmed the address meanwhile.
      void queryClient.invalidateQueries(userQuery);
      showToast({ title: 'Confirmation de ton adresse', description: message, tone: 'success' });
    },
    onError,
  });
}
