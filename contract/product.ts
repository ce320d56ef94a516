// The product's name, and facts that pages and mails repeat.

export const product = {
  name: 'Déclic',
  wordmark: 'déclic',
  tagline: 'Du match au rendez-vous',
  minimumAge: 18,
  supportHours: 'du lundi au vendredi, de 9h à 18h',
  supportReplyDelay: '24h',
  dataRequestDelay: '30 jours',
} as const;

/** Days to withdraw from a contract («Renoncer au contrat ici»), by article L. 221-18 of the Code de la consommation. «Satisfait ou remboursé» means the same. */
export const withdrawalDays = 14;
/** Whoever has withdrawn from one contract so often within so many days may buy it again only when the first of these is older. */
export const withdrawalsBeforeRest = { count: 2, days: 30 } as const;

/** Shown before every confirmation of a payment, on our pages and the provider's (article L. 221-14). */
export const orderNotice = 'En validant, tu passes une commande avec obligation de paiement.';
