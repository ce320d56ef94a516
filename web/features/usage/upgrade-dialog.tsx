import { formatEuros } from '#contract/format.ts';
import { priceCents } from '#contract/plans.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Offer } from './refusals.ts';

const labels = {
  pro: `Débloquer mes réponses Pro - ${formatEuros(priceCents.proMonthly)}`,
  bio: `Découvrir l'option Bio - ${formatEuros(priceCents.addonBio)}`,
  photo: `Découvrir l'option Photo - ${formatEuros(priceCents.addonPhoto)}`,
};

export const unlockLabel = labels.pro;

/** A limit of the plan is reached: what opens more, and the way back. */
export function UpgradeDialog({ offer, onClose }: { offer: Offer | null; onClose: () => void }) {
  return (
    <Dialog
      open={offer !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Limite atteinte"
      description={offer?.message}
      actions={
        <>
          <ButtonLink href={paths.paywall}>{labels[offer?.needs ?? 'pro']}</ButtonLink>
          <Button variant="secondary" onClick={onClose}>
            Plus tard
          </Button>
        </>
      }
    />
  );
}
