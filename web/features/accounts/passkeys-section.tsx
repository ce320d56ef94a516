import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { messageOf } from '../../api-error.ts';
import { canUsePasskeys } from '../../session/authenticator.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FormProblem } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery } from './passkey-queries.ts';
import { PasskeyRow } from './passkey-row.tsx';

export function PasskeysSection({ user }: { user: User }) {
  const { data, error } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <AccountSection
      title="Clés d'accès"
      description="Ton empreinte, ton visage ou le code de ton appareil, à la place du mot de passe. Rien à retenir."
    >
      <Card className="grid gap-5">
        {data && data.length > 0 ? (
          <ul aria-label="Clés d'accès" className="grid">
            {data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} user={user} />
            ))}
          </ul>
        ) : null}
        {data?.length === 0 ? (
          <p>Tu n'en as pas encore.{user.hasPassword ? ' Ton mot de passe continuera de fonctionner.' : null}</p>
        ) : null}
        {!data && !error ? <SkeletonText lines={2} label="Chargement des clés d'accès…" /> : null}
        {!data && error ? <FormProblem>{messageOf(error)}</FormProblem> : null}
        <NewPasskey user={user} onAdd={() => setAdding(true)} />
      </Card>
      {isAdding ? <AddPasskeyDialog user={user} known={data ?? []} onClose={() => setAdding(false)} /> : null}
    </AccountSection>
  );
}

function NewPasskey({ user, onAdd }: { user: User; onAdd: () => void }) {
  if (!canUsePasskeys())
    return <p className="text-sm text-ink-soft">Ce navigateur ne sait pas créer de clé d'accès.</p>;
  if (!user.emailVerified)
    return <p className="text-sm text-ink-soft">Confirme d'abord ton adresse e-mail pour en ajouter une.</p>;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
      Ajouter une clé d'accès
    </Button>
  );
}
