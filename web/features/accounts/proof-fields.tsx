import type { UseFormRegisterReturn } from 'react-hook-form';
import { forgotPassword, type User } from '#contract/accounts.ts';
import type { PasskeyAnswer } from '#contract/proof.ts';
import { messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { FormProblem } from './account-form.tsx';
import { useLinkRequest } from './mutations.ts';
import { PasskeyProofButton } from './passkey-proof-button.tsx';

export type Prover = Pick<User, 'email' | 'hasPassword'>;

interface ProofFieldsProps {
  user: Prover;
  /** The password, as the form registers it. */
  input: UseFormRegisterReturn;
  error: string | undefined;
  disabled: boolean;
  /** False: the rest of the form is not filled in well; nobody is asked for a passkey then. */
  isReady?: () => Promise<boolean>;
  onPasskey: (passkey: PasskeyAnswer) => void;
}

/** The password or a passkey, before a delicate change. An account without a password gets a mailed link to choose its first one. */
export function ProofFields({ user, input, error, disabled, isReady, onPasskey }: ProofFieldsProps) {
  const { email, hasPassword } = user;
  return (
    <div className="grid gap-2">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <Field
          label="Ton mot de passe, pour confirmer"
          error={error}
          aside={<Link href={paths.forgotPassword}>Oublié ?</Link>}
        >
          <PasswordInput autoComplete="current-password" {...input} />
        </Field>
      ) : null}
      <PasskeyProofButton isAlone={!hasPassword} disabled={disabled} isReady={isReady} onProof={onPasskey} />
      {hasPassword ? null : <FirstPassword email={email} />}
    </div>
  );
}

function FirstPassword({ email }: { email: string }) {
  const request = useLinkRequest(forgotPassword);
  if (request.isSuccess)
    return (
      <p role="status" className="rounded-md bg-teal-tint px-4 py-3 text-sm text-teal-text">
        Un lien vient de partir vers <strong className="wrap-anywhere">{email}</strong>. Choisis ton mot de passe,
        reconnecte-toi, puis reviens ici.
      </p>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">
        Ton compte n'a pas de mot de passe. Pour confirmer que c'est bien toi, choisis-en un par un lien envoyé à{' '}
        <strong className="wrap-anywhere font-semibold">{email}</strong>.
      </p>
      {request.isError ? <FormProblem>{messageOf(request.error)}</FormProblem> : null}
      <Button
        variant="secondary"
        size="small"
        pending={request.isPending}
        pendingLabel="Envoi..."
        onClick={() => request.mutate({ email })}
      >
        Recevoir le lien
      </Button>
    </div>
  );
}
