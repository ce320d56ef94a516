// The product's name and the facts about it that texts, e-mails and pages repeat.

export const product = {
  name: 'Déclic',
  wordmark: 'déclic',
  tagline: 'Du match au rendez-vous',
  minimumAge: 18,
  supportHours: 'du lundi au vendredi, de 9h à 18h',
  supportReplyDelay: '24h',
  dataRequestDelay: '30 jours',
} as const;

/** L221-18 of the Code de la consommation: «Renoncer au contrat ici», and what «satisfait ou remboursé» means. */
export const withdrawalDays = 14;

/** Said wherever a payment is about to be confirmed, ours or the provider's page (article L. 221-14). */
export const orderNotice = 'En validant, tu passes une commande avec obligation de paiement.';
