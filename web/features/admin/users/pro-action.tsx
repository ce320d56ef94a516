import { useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { useActivatePro, useTakeProBack } from './user-mutations.ts';
import { displayName } from './user-name.ts';

const actions = {
  activate: {
    label: 'Activer Pro',
    of: (name: string) => `Activer Pro pour ${name}`,
    tells: 'passe à Pro tout de suite, sans rien payer. Tu pourras le retirer.',
    tone: 'primary',
  },
  takeBack: {
    label: 'Retirer Pro',
    of: (name: string) => `Retirer Pro à ${name}`,
    tells:
      "perd tout de suite son Pro offert, avec ses options. Une option payée n'est plus débitée, mais rien n'est remboursé d'office. Un e-mail le lui dit. S'il y a aussi un abonnement Pro payé, il continue, avec ses options.",
    tone: 'danger',
  },
} as const;

interface ProActionProps {
  user: AdminUser;
  /** The operator granted this account's Pro. */
  isGranted: boolean;
}

/** Grants Pro, or takes a granted one back. Two people may share a first name, so the question names the address. */
export function ProAction({ user, isGranted }: ProActionProps) {
  /** Kept while the row already shows the account as changed. */
  const [asked, setAsked] = useState<keyof typeof actions | null>(null);
  const changes = { activate: useActivatePro(), takeBack: useTakeProBack() };
  const name = displayName(user);
  const possible = isGranted ? 'takeBack' : user.isPro ? null : 'activate';
  return (
    <>
      {possible ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={actions[possible].of(name)}
          onClick={() => setAsked(possible)}
        >
          {actions[possible].label}
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open && !changes[asked].isPending) setAsked(null);
          }}
          title={withNonBreakingSpaces(`${actions[asked].of(name)} ?`)}
          description={
            <>
              <strong className="wrap-anywhere">{user.email}</strong> {withNonBreakingSpaces(actions[asked].tells)}
            </>
          }
          confirmLabel={actions[asked].label}
          tone={actions[asked].tone}
          pending={changes[asked].isPending}
          onConfirm={() => changes[asked].mutate(user, { onSettled: () => setAsked(null) })}
        />
      ) : null}
    </>
  );
}
