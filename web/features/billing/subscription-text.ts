import { refundShare, type SubscriptionState } from '#contract/billing.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { withdrawalDays } from '#contract/product.ts';
import { planTerms } from '../../content/paywall.ts';

// A subscription in French: its name, its state, and when access ends.

export function planText({ plan, source }: SubscriptionState): string {
  if (source === 'grant') return 'Pro offert';
  return plan ? planTerms[plan].name : 'Pro';
}

export function stateText(pro: SubscriptionState): string {
  if (pro.source === 'grant') return "Offert par l'équipe, rien n'est facturé.";
  switch (pro.status) {
    case 'active':
      return pro.renewsAt ? `Prochain paiement : ${formatEuros(pro.amountCents)} le ${formatDay(pro.renewsAt)}.` : '';
    case 'paused':
      return pro.pausedUntil
        ? `En pause jusqu'au ${formatDay(pro.pausedUntil)}. Ton accès reste ouvert, rien n'est prélevé.`
        : "En pause. Ton accès reste ouvert, rien n'est prélevé.";
    case 'scheduled':
      return endText(pro);
    case 'past_due':
      return pro.graceUntil
        ? `Le dernier paiement n'est pas passé. Mets ta carte à jour avant le ${formatDay(pro.graceUntil)} pour garder ton accès.`
        : "Le dernier paiement n'est pas passé, et ton accès est fermé. Mets ta carte à jour pour le rouvrir, ou résilie.";
    case 'ended':
      return pro.endsAt ? `Terminé le ${formatDay(pro.endsAt)}.` : 'Terminé.';
  }
}

/** When access ends, after a cancellation. */
export function endText({ endsAt }: Pick<SubscriptionState, 'endsAt'>): string {
  if (endsAt) return `Ton accès reste ouvert jusqu'au ${formatDay(endsAt)}, puis ton compte repasse à Découverte.`;
  return 'Elle prend effet dès que notre prestataire de paiement répond. Tu reçois la date de fin par e-mail.';
}

/** When access would end, before a cancellation. */
export function accessEndText({ source, pausedUntil, endsIfCancelled }: SubscriptionState): string {
  if (source === 'grant') return "Ton accès Pro s'arrête tout de suite.";
  if (!endsIfCancelled) return "Ton abonnement s'arrête tout de suite, et plus rien n'est prélevé.";
  const stays = `Ton accès reste ouvert jusqu'au ${formatDay(endsIfCancelled)}, et plus rien n'est prélevé.`;
  const losesFreeMonth = pausedUntil !== null && endsIfCancelled < pausedUntil;
  return losesFreeMonth ? `${stays} Attention, le mois offert par ta pause est perdu.` : stays;
}

/** What a withdrawal instead of a cancellation would still give back; null once it is too late, or nothing was paid. */
export function refundText({ withdrawal }: Pick<SubscriptionState, 'withdrawal'>): string | null {
  if (!withdrawal || withdrawal.refundCents === 0) return null;
  return `Tu es encore dans les ${withdrawalDays} jours : jusqu'au ${formatDay(withdrawal.until)}, tu peux renoncer à ton contrat et récupérer ${formatEuros(withdrawal.refundCents)}, ${refundShare(withdrawal.endsUnrefunded)}. Résilier ne rembourse rien.`;
}
