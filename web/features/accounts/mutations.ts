import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  type forgotPassword,
  login,
  type requestSignInLink,
  resendVerification,
  resetPassword,
  signInByLink,
  signup,
  type User,
  verifyEmail,
} from '#contract/accounts.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import { useFailureToast } from '../../session/failures.ts';
import { forgetPerson, forgetUser, userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { signedReferral } from '../../visitor/referral/referral.ts';
import { clearAnswers, readAnswers } from '../onboarding/answers.ts';
import { sessionsQuery } from './sessions-queries.ts';
import { forgetTypedEmail } from './typed-email.ts';
import { verificationQuery } from './verification-query.ts';

/** Puts whoever has come in where somebody else may have been. */
export function useWelcome(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => {
    forgetTypedEmail();
    const before = queryClient.getQueryData(userQuery.queryKey);
    if (before && before.id !== user.id) forgetPerson(queryClient);
    queryClient.setQueryData(userQuery.queryKey, user);
  };
}

export function useLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof login>) => call(login, { body }),
    onSuccess: ({ user }) => {
      welcome(user);
      toastWelcome();
    },
    onError: (error) =>
      showToast({
        title: 'Erreur de connexion',
        description: messageOf(error, 'Email ou mot de passe incorrect'),
        tone: 'danger',
      }),
  });
}

export function toastWelcome(): void {
  showToast({ title: 'Connexion réussie', description: 'Bienvenue !', tone: 'success' });
}

/** Takes the user in, and says so. */
export function useEntrance(): (user: User) => void {
  const welcome = useWelcome();
  return (user) => {
    welcome(user);
    toastWelcome();
  };
}

export function useSignInByLink() {
  const enter = useEntrance();
  return useMutation({
    mutationFn: (token: string) => call(signInByLink, { body: { token } }),
    onSuccess: ({ user }) => enter(user),
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

/** Has a link mailed to whoever reads the mail of an address. */
export function useLinkRequest(endpoint: typeof forgotPassword | typeof requestSignInLink) {
  return useMutation({ mutationFn: (body: SentBodyOf<typeof endpoint>) => call(endpoint, { body }) });
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
