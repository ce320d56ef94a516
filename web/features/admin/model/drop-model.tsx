import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { useDropModel } from './model-mutations.ts';
import type { ModelState } from './source-text.ts';

const after: Record<ModelState['source'], string> = {
  environment: "Les variables d'environnement continuent de dire qui écrit.",
  file: "Le modèle du fichier continue d'écrire.",
  tab: 'Dès maintenant, le moteur intégré écrit tous les textes.',
  none: "Le moteur intégré continue d'écrire tous les textes.",
};

export function DropModel({ model, source }: { model: string; source: ModelState['source'] }) {
  const isWaiting = source === 'environment' || source === 'file';
  const label = isWaiting ? 'Oublier le modèle en attente' : "Arrêter d'utiliser ce modèle";
  const [isAsked, setAsked] = useState(false);
  const dropping = useDropModel();
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!dropping.isPending) setAsked(open);
        }}
        title={withNonBreakingSpaces(`${label} ?`)}
        description={`${model} et sa clé sont oubliés. ${after[source]}`}
        confirmLabel={isWaiting ? 'Oublier' : 'Arrêter'}
        tone="danger"
        pending={dropping.isPending}
        onConfirm={() => dropping.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </>
  );
}
