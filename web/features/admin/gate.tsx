import { useEffect } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { PasskeyEntry } from './passkey-entry.tsx';
import { useUnlock } from './queries.ts';
import { refusalOf } from './refusal.ts';

const gateForm = z.object({ password: z.string().check(z.minLength(1)) });

export function Gate({ onUnlock }: { onUnlock: (password: string) => void }) {
  const { register, handleSubmit, setFocus, watch } = useZodForm(gateForm);
  const unlock = useUnlock();
  useEffect(() => setFocus('password'), [setFocus]);
  const enter = (password: string) => {
    if (unlock.isPending) return;
    unlock.mutate(password, {
      onSuccess: () => onUnlock(password),
      onError: (error) => {
        showToast({ ...refusalOf(error), tone: 'danger' });
        setFocus('password', { shouldSelect: true });
      },
    });
  };
  const submit = handleSubmit(({ password }) => enter(password));
  const refused = unlock.error instanceof ApiError && unlock.error.status !== 0 ? refusalOf(unlock.error) : null;
  return (
    <FocusLayout
      title="Administration"
      subtitle="Réservé à l'équipe."
      foot={
        <Link href={paths.home} className="inline-flex min-h-11 items-center">
          Retour à l'accueil
        </Link>
      }
    >
      <form className="grid gap-5" onSubmit={submit}>
        <Field label="Mot de passe" error={refused?.description}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button
          type="submit"
          wide
          size="large"
          disabled={!watch('password')}
          pending={unlock.isPending}
          pendingLabel="Connexion..."
        >
          Accéder
        </Button>
        <PasskeyEntry disabled={unlock.isPending} onToken={enter} />
      </form>
    </FocusLayout>
  );
}
