import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { useUnlock } from './queries.ts';
import { refusalOf } from './refusal.ts';

export function Gate({ onUnlock }: { onUnlock: (password: string) => void }) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const unlock = useUnlock();
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || unlock.isPending) return;
    unlock.mutate(password, {
      onSuccess: () => onUnlock(password),
      onError: (error) => {
        showToast({ ...refusalOf(error), tone: 'danger' });
        field.current?.select();
      },
    });
  };
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
          <PasswordInput
            ref={field}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          wide
          size="large"
          disabled={password === ''}
          pending={unlock.isPending}
          pendingLabel="Connexion..."
        >
          Accéder
        </Button>
      </form>
    </FocusLayout>
  );
}
