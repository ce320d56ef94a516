import type { User } from '#contract/accounts.ts';
import type { AffiliateMoney } from '#contract/privacy.ts';
import { withdrawalDays } from '#contract/product.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ProofDialog } from '../accounts/proof-dialog.tsx';
import { affiliateConsequences } from './affiliate-consequences.ts';
import { useDeleteAccount } from './mutations.ts';

interface DeletionDialogProps {
  user: User;
  affiliateMoney: AffiliateMoney | null;
  onClose: () => void;
}

export function DeletionDialog({ user, affiliateMoney, onClose }: DeletionDialogProps) {
  const deletion = useDeleteAccount();
  return (
    <ProofDialog
      title="Supprimer ton compte ?"
      description="C'est immédiat, et personne ne pourra revenir en arrière, nous non plus."
      submitLabel="Supprimer mon compte"
      pendingLabel="Suppression..."
      tone="danger"
      user={user}
      onClose={onClose}
      action={deletion}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {consequencesFor(user, affiliateMoney).map((consequence) => (
          <li key={consequence}>{withNonBreakingSpaces(consequence)}</li>
        ))}
      </ul>
    </ProofDialog>
  );
}

const paidConsequences = [
  "Ton abonnement et tes options s'arrêtent tout de suite : plus rien n'est débité.",
  `La période en cours n'est pas remboursée. Dans les ${withdrawalDays} jours d'un achat, renonce d'abord à ton contrat, sur cette page : tout t'est alors remboursé.`,
];

function consequencesFor(user: User, affiliateMoney: AffiliateMoney | null): string[] {
  const paid = user.isPro || user.hasBioAccess || user.hasPhotoAccess;
  return [
    'Ton profil, tes réponses et tes réglages sont effacés.',
    ...(paid ? paidConsequences : []),
    ...(affiliateMoney ? affiliateConsequences(affiliateMoney) : []),
    'Tous tes appareils sont déconnectés.',
    `Un dernier e-mail part à ${user.email} pour le confirmer.`,
  ];
}
