import { KeyRound } from 'lucide-react';
import type { PasskeyAnswer } from '#contract/proof.ts';
import { Button } from '../../ui/button.tsx';
import { useHasPasskey, usePasskeyProof } from './passkey-queries.ts';

interface PasskeyProofButtonProps {
  /** True: there is no password to use instead. */
  isAlone?: boolean;
  disabled: boolean;
  /** False: the rest of the form is not filled in well; nobody is asked for a passkey then. */
  isReady?: () => Promise<boolean>;
  onProof: (passkey: PasskeyAnswer) => void;
}

/** Confirms with a passkey in place of the password; shown to members who have one. */
export function PasskeyProofButton({ isAlone = false, disabled, isReady, onProof }: PasskeyProofButtonProps) {
  const proof = usePasskeyProof();
  if (!useHasPasskey()) return null;
  const prove = async () => {
    if (!isReady || (await isReady())) proof.mutate(undefined, { onSuccess: onProof });
  };
  return (
    <Button
      variant={isAlone ? 'primary' : 'ghost'}
      size="small"
      className="justify-self-start"
      disabled={disabled}
      pending={proof.isPending}
      onClick={() => void prove()}
    >
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      {isAlone ? "Confirmer avec une clé d'accès" : "Ou confirmer avec une clé d'accès"}
    </Button>
  );
}
