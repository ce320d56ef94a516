import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { operatorLogin, operatorLoginOptions } from '#contract/operator-passkeys.ts';
import { call } from '../../api.ts';
import { messageOf } from '../../api-error.ts';
import { useHydrated } from '../../hydration.ts';
import { canUsePasskeys, ceremonyProblem, isGivenUp, signWithPasskey } from '../../session/authenticator.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

/** Enters with a passkey: the token that it opens takes the password's place. */
export function PasskeyEntry({ disabled, onToken }: { disabled: boolean; onToken: (token: string) => void }) {
  const hydrated = useHydrated();
  const entry = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const passkey = await signWithPasskey(await call(operatorLoginOptions));
      return await call(operatorLogin, { body: { passkey } });
    },
    onSuccess: ({ token }) => onToken(token),
    onError: (error) => {
      if (isGivenUp(error)) return;
      const description = ceremonyProblem(error) ?? messageOf(error);
      showToast({ title: 'Accès refusé', description, tone: 'danger' });
    },
  });
  if (!hydrated || !canUsePasskeys()) return null;
  return (
    <Button variant="secondary" wide disabled={disabled} pending={entry.isPending} onClick={() => entry.mutate()}>
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      Entrer avec une clé d'accès
    </Button>
  );
}
