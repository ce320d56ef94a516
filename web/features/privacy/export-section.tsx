import { Download } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountSection } from '../accounts/account-section.tsx';
import { useExportData } from './mutations.ts';

export function ExportSection() {
  const exporting = useExportData();
  return (
    <AccountSection
      title="Mes données"
      description={
        <>
          Ce qu'on garde, et pourquoi : <Link href={paths.legal.privacy}>confidentialité</Link>.
        </>
      }
    >
      <Card className="grid justify-items-start gap-4">
        <p>Tout ce qu'on sait de toi, dans un fichier JSON à garder ou à emporter ailleurs.</p>
        <Button
          variant="secondary"
          pending={exporting.isPending}
          pendingLabel="Préparation..."
          onClick={() => exporting.mutate()}
        >
          <Download aria-hidden="true" className="size-5" />
          Télécharger mes données
        </Button>
      </Card>
    </AccountSection>
  );
}
