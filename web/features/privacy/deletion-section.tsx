import type { User } from '#contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountSection } from '../accounts/account-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { usePreviewDeletion } from './mutations.ts';

export function DeletionSection({ user }: { user: User }) {
  const preview = usePreviewDeletion();
  return (
    <AccountSection title="Supprimer mon compte" description="L'effacement est immédiat et définitif.">
      <Card className="grid justify-items-start gap-4">
        <p>Ton compte et tout ce qui s'y rattache disparaissent. Pense à télécharger tes données avant.</p>
        {/* Not disabled meanwhile: it keeps the focus, which comes back to it when the dialog closes. */}
        <Button
          variant="secondary"
          aria-busy={preview.isPending}
          onClick={() => {
            if (!preview.isPending) preview.mutate();
          }}
        >
          {preview.isPending ? <Spinner /> : null}
          Supprimer mon compte
        </Button>
      </Card>
      {preview.data ? <DeletionDialog user={user} {...preview.data} onClose={preview.reset} /> : null}
    </AccountSection>
  );
}
