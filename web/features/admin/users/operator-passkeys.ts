import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addOperatorPasskey,
  listOperatorPasskeys,
  newOperatorPasskeyOptions,
  removeOperatorPasskey,
} from '#contract/operator-passkeys.ts';
import { makePasskey } from '../../../session/authenticator.ts';
import { showToast } from '../../../ui/toast.ts';
import { useAdminSession } from '../session.tsx';

const passkeysKey = ['admin', 'passkeys'];

export function useOperatorPasskeys() {
  const { call } = useAdminSession();
  return useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call(listOperatorPasskeys, { signal })).passkeys,
  });
}

export type PasskeyChange = { password: string } & ({ name: string } | { removedId: string });

/** Adds or removes a passkey; both take the password. */
export function useChangePasskeys() {
  const { call } = useAdminSession();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ password, ...change }: PasskeyChange): Promise<{ message: string }> => {
      if ('removedId' in change)
        return await call(removeOperatorPasskey, { params: { id: change.removedId }, body: { password } });
      const passkey = await makePasskey(await call(newOperatorPasskeyOptions, { body: { password } }));
      return await call(addOperatorPasskey, { body: { name: change.name, passkey } });
    },
    onSuccess: ({ message }) => {
      void queryClient.invalidateQueries({ queryKey: passkeysKey });
      showToast({ title: "Clés d'accès", description: message, tone: 'success' });
    },
  });
}
