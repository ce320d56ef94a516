import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentBodyOf } from '#contract/endpoint.ts';
import {
  finishSignIn,
  joinByPassword,
  listIdentities,
  removeIdentity,
  signUpVouched,
  startJoining,
  startSignIn,
} from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';
import { showToast } from '../../ui/toast.ts';
import { signedReferral } from '../../visitor/referral/referral.ts';
import { clearAnswers, readAnswers } from '../onboarding/answers.ts';
import { useEntrance, useWelcome } from './mutations.ts';

const leaveFor = ({ url }: { url: string }) => window.location.assign(url);

export function useStartSignIn() {
  return useMutation({
    mutationFn: (provider: Provider) => call(startSignIn, { params: { provider } }),
    onSuccess: leaveFor,
  });
}

export function useStartJoining() {
  return useMutation({
    mutationFn: ({ provider, ...body }: { provider: Provider } & SentBodyOf<typeof startJoining>) =>
      call(startJoining, { params: { provider }, body }),
    onSuccess: leaveFor,
  });
}

/** What the provider sent back is good for one call: the answer is cached by it. */
export const returnQuery = (provider: Provider, answer: string) =>
  queryOptions({
    queryKey: [finishSignIn.path, provider, answer],
    queryFn: () => call(finishSignIn, { params: { provider }, body: { answer } }),
  });

export function useSignUpVouched() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (fields: Pick<SentBodyOf<typeof signUpVouched>, 'firstName' | 'isAdult' | 'acceptsTerms'>) =>
      call(signUpVouched, { body: { ...fields, onboarding: readAnswers(), referral: signedReferral() } }),
    onSuccess: ({ user }) => {
      clearAnswers();
      welcome(user);
      showToast({ title: 'Ton compte est prêt', description: 'Bienvenue !', tone: 'success' });
    },
  });
}

export function useJoinByPassword() {
  const enter = useEntrance();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof joinByPassword>) => call(joinByPassword, { body }),
    onSuccess: ({ user }) => enter(user),
  });
}

export const identitiesQuery = queryOptions({
  queryKey: [listIdentities.path],
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(listIdentities, { signal })).identities,
});

export function useRemoveIdentity() {
  const queryClient = useQueryClient();
  const fail = useFailureToast();
  return useMutation({
    mutationFn: (provider: Provider) => call(removeIdentity, { params: { provider } }),
    onSuccess: ({ message }) => {
      void queryClient.invalidateQueries(identitiesQuery);
      showToast({ title: "C'est fait", description: message, tone: 'success' });
    },
    onError: fail,
  });
}
