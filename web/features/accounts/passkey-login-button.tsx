import { KeyRound } from 'lucide-react';
import { useHydrated } from '../../hydration.ts';
import { canUsePasskeys } from '../../session/authenticator.ts';
import { Button } from '../../ui/button.tsx';
import { usePasskeyInField } from './passkey-in-field.ts';
import { usePasskeyLogin } from './passkey-queries.ts';

/** Not shown where the browser has no passkeys. */
export function PasskeyLoginButton() {
  const hydrated = useHydrated();
  const login = usePasskeyLogin();
  usePasskeyInField((answer) => login.mutate(answer));
  if (hydrated && !canUsePasskeys()) return null;
  return (
    <Button
      variant="secondary"
      wide
      pending={login.isPending || login.isSuccess}
      pendingLabel="Connexion..."
      onClick={() => login.mutate(undefined)}
    >
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      Utiliser une clé d'accès
    </Button>
  );
}
