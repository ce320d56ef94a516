import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  type Passkey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyProofOptions,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys.ts';
import type { PasskeyAnswer, Proof } from '#contract/proof.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import {
  canUsePasskeys,
  ceremonyProblem,
  isGivenUp,
  makePasskey,
  signWithPasskey,
} from '../../session/authenticator.ts';
import { useFailureToast } from '../../session/failures.ts';
import { showToast } from '../../ui/toast.ts';
import { toastWelcome, useWelcome } from './mutations.ts';

export const passkeysQuery = queryOptions({
  queryKey: [listPasskeys.path],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Passkey[]> => (await call(listPasskeys, { signal })).passkeys,
});

/** Whether a passkey can take the place of the password on this page. */
export function useHasPasskey(): boolean {
  const { data } = useQuery(passkeysQuery);
  return canUsePasskeys() && (data?.length ?? 0) > 0;
}

/** With what the browser has answered already, where its owner chose a passkey in the field of the address. */
export function usePasskeyLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: async (given?: PasskeyAnswer) => {
      const passkey = given ?? (await signWithPasskey(await call(passkeyLoginOptions)));
      return await call(passkeyLogin, { body: { passkey } });
    },
    onSuccess: ({ user }) => {
      welcome(user);
      toastWelcome();
    },
    onError: (error) => {
      if (isGivenUp(error)) return;
      const description = ceremonyProblem(error) ?? messageOf(error);
      showToast({ title: 'Erreur de connexion', description, tone: 'danger' });
    },
  });
}

export function usePasskeyProof() {
  const fail = useFailureToast();
  return useMutation({
    mutationFn: async () => await signWithPasskey(await call(passkeyProofOptions)),
    onError: (error) => {
      if (isGivenUp(error)) return;
      const problem = ceremonyProblem(error);
      if (problem) showToast({ title: "Clé d'accès", description: problem, tone: 'danger' });
      else fail(error);
    },
  });
}

function useTellPasskeys(): (answer: { message: string }) => void {
  const queryClient = useQueryClient();
  return ({ message }) => {
    void queryClient.invalidateQueries(passkeysQuery);
    showToast({ title: "Clés d'accès", description: message, tone: 'success' });
  };
}

export function useAddPasskey() {
  const onSuccess = useTellPasskeys();
  return useMutation({
    mutationFn: async ({ name, ...proof }: Proof & { name: string }) => {
      const passkey = await makePasskey(await call(newPasskeyOptions, { body: proof }));
      return await call(addPasskey, { body: { name, passkey } });
    },
    onSuccess,
  });
}

export function useRenamePasskey() {
  const [onSuccess, onError] = [useTellPasskeys(), useFailureToast()];
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess,
    onError,
  });
}

export function useRemovePasskey(id: string) {
  const onSuccess = useTellPasskeys();
  return useMutation({
    mutationFn: (proof: Proof) => call(removePasskey, { params: { id }, body: proof }),
    onSuccess,
  });
}
