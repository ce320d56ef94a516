import { formatEuros, formatQuotedEuros } from '#contract/format.ts';
import { priceCents } from '#contract/plans.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import type { Offer } from '../usage/refusals.ts';
import { UpgradeButton } from './upgrade-button.tsx';

export const unlockLabel = `Débloquer mes réponses Pro - ${formatQuotedEuros(priceCents.proMonthly)}`;

const addonLabels = {
  bio: `Découvrir l'option Bio - ${formatEuros(priceCents.addonBio)}`,
  photo: `Découvrir l'option Photo - ${formatEuros(priceCents.addonPhoto)}`,
};

interface UpgradeDialogProps {
  offer: Offer | null;
  onClose: () => void;
  /** The button's text if the offer is Pro. */
  proLabel?: string;
}

/** Says that a limit of the plan is reached, and offers the plan or add-on that gives more. */
export function UpgradeDialog({ offer, onClose, proLabel = 'Passer en Pro' }: UpgradeDialogProps) {
  const label = !offer || offer.needs === 'pro' ? proLabel : addonLabels[offer.needs];
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
          {offer?.needs === 'pro' ? (
            <UpgradeButton failure="Une erreur est survenue. Réessaie dans quelques instants.">{label}</UpgradeButton>
          ) : (
            <ButtonLink href={paths.paywall}>{label}</ButtonLink>
          )}
          <Button variant="secondary" onClick={onClose}>
            Plus tard
          </Button>
        </>
      }
    >
      {offer?.needs === 'pro' ? (
        <p className="text-sm">
          {formatEuros(priceCents.proMonthly)} par mois, sans engagement. Ou{' '}
          <Link href={paths.paywall}>{formatEuros(priceCents.proAnnual)} par an</Link>.
        </p>
      ) : null}
    </Dialog>
  );
}
