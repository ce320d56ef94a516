import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { providerNames } from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { verificationPasswordForm } from './forms.ts';
import { identitiesQuery, useRemoveIdentity, useStartJoining } from './identity-queries.ts';
import { ProviderMark } from './provider-marks.tsx';

/** What is joined to the account, and what may be; nothing where the operator offers no provider. */
export function IdentitiesSection({ user }: { user: User }) {
  const { signInWith } = useSiteSettings();
  if (signInWith.length === 0) return null;
  return (
    <AccountSection
      title="Google et Apple"
      description={`Pour te connecter sans mot de passe. Si tu en retires un, un lien envoyé à ${user.email} te connecte toujours.`}
    >
      <Card>
        <ul className="grid">
          {signInWith.map((provider) => (
            <ProviderRow key={provider} provider={provider} user={user} />
          ))}
        </ul>
      </Card>
    </AccountSection>
  );
}

function ProviderRow({ provider, user }: { provider: Provider; user: User }) {
  const { data } = useQuery(identitiesQuery);
  const remove = useRemoveIdentity();
  const joined = data?.find((one) => one.provider === provider);
  const name = providerNames[provider];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="wrap-anywhere text-sm text-ink-soft">
          {joined ? (joined.email ?? 'Relié') : data ? 'Pas relié' : '…'}
        </p>
      </div>
      {joined ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Retirer ${name}`}
          pending={remove.isPending}
          onClick={() => remove.mutate(provider)}
        >
          Retirer
        </Button>
      ) : (
        <JoinButton provider={provider} user={user} />
      )}
    </li>
  );
}

/** Where the account has a password, it is asked for: an open session alone adds no way in. */
function JoinButton({ provider, user }: { provider: Provider; user: User }) {
  const [isOpen, setOpen] = useState(false);
  const start = useStartJoining();
  const form = useZodForm(verificationPasswordForm);
  const name = providerNames[provider];
  const send = form.handleSubmit(({ password }) =>
    start.mutate({ provider, password }, { onError: (error) => showFieldErrors(form, error) }),
  );
  const problem =
    start.isError && !(start.error instanceof ApiError && start.error.fields) ? (
      <FormProblem>{messageOf(start.error)}</FormProblem>
    ) : null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Relier ${name}`}
        pending={start.isPending && !isOpen}
        onClick={() => (user.hasPassword ? setOpen(true) : start.mutate({ provider }))}
      >
        Relier
      </Button>
      {isOpen ? null : problem}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Relier ${name}`}
        description="Confirme avec ton mot de passe, puis choisis ton compte."
      >
        <AccountForm onSubmit={send}>
          <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
          <Field label="Mot de passe" error={form.formState.errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          {problem}
          <SubmitButton wide pending={start.isPending || start.isSuccess} pendingLabel="On t'y emmène...">
            Continuer vers {name}
          </SubmitButton>
        </AccountForm>
      </Dialog>
    </>
  );
}
