import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { providerNames } from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import { messageOf } from '../../api-error.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormProblem } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { identitiesQuery, useRemoveIdentity, useStartJoining } from './identity-queries.ts';
import { ProofDialog } from './proof-dialog.tsx';
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

/** Where the account has a password, a proof is asked for: an open session alone adds no way in. */
function JoinButton({ provider, user }: { provider: Provider; user: User }) {
  const [isOpen, setOpen] = useState(false);
  const start = useStartJoining();
  const name = providerNames[provider];
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
      {start.isError && !isOpen ? <FormProblem>{messageOf(start.error)}</FormProblem> : null}
      {isOpen ? (
        <ProofDialog
          title={`Relier ${name}`}
          description="Confirme que c'est toi, puis choisis ton compte."
          submitLabel={`Continuer vers ${name}`}
          pendingLabel="On t'y emmène..."
          user={user}
          onClose={() => setOpen(false)}
          action={{ ...start, mutate: (proof, options) => start.mutate({ provider, ...proof }, options) }}
        />
      ) : null}
    </>
  );
}
