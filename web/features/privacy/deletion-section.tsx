import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AccountSection } from '../accounts/account-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title="Supprimer mon compte" description="L'effacement est immédiat et définitif.">
      <Card className="grid justify-items-start gap-4">
        <p>Ton compte et tout ce qui s'y rattache disparaissent. Pense à télécharger tes données avant.</p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Supprimer mon compte
        </Button>
      </Card>
      {open ? <DeletionDialog user={user} onClose={() => setOpen(false)} /> : null}
    </AccountSection>
  );
}
