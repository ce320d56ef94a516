import { quotas } from '#contract/plans.ts';
import type { RetentionReason } from '#contract/retention.ts';

// The texts of the cancellation funnel.

export const reasonLabels: Record<RetentionReason, { label: string; description: string }> = {
  no_results: { label: "Je n'ai pas eu de résultats", description: 'Pas assez de réponses, ou pas les bonnes.' },
  too_expensive: { label: "C'est trop cher", description: 'Le budget, tout simplement.' },
  no_time: { label: "Je n'ai pas le temps", description: "Je ne m'en sers plus vraiment." },
  other: { label: 'Autre raison', description: 'Dis-nous en quelques mots.' },
};

/** The alternatives to leaving. */
export type OfferKind = 'analysis' | 'pause' | 'passive' | 'help';

interface Offer {
  title: string;
  text: string;
  accept: string;
  acceptText: string;
}

/** For an annual plan, whose next payment is months away: the paid year becomes a month longer. */
export const annualPause: Offer = {
  title: 'Un mois offert',
  text: "Ton année dure un mois de plus, sans rien payer : ton accès reste ouvert et ton prochain paiement est repoussé d'un mois.",
  accept: 'Ajouter 1 mois à mon année',
  acceptText: 'Sans rien payer, une fois par an.',
};

export const offers: Record<OfferKind, Offer> = {
  analysis: {
    title: 'Analyse gratuite de ton profil',
    text: 'Colle ta bio : on te dit ce qui freine et quoi changer, tout de suite, en dehors de tes quotas.',
    accept: 'Analyser mon profil',
    acceptText: 'Offerte, une seule fois, avec tous les conseils.',
  },
  pause: {
    title: "Une pause gratuite d'un mois",
    text: "Ton accès reste ouvert et tu n'es pas facturé pendant un mois. Ensuite, ton abonnement reprend.",
    accept: 'Mettre en pause 1 mois',
    acceptText: 'Sans rien payer, une fois par an.',
  },
  passive: {
    title: 'Une idée par semaine',
    text: "Chaque semaine, par e-mail : un message à envoyer, un conseil à essayer. Rien d'autre à faire.",
    accept: 'Recevoir une idée par semaine',
    acceptText: "Tu l'arrêtes quand tu veux, d'un clic.",
  },
  help: {
    title: "Besoin d'un coup de main ?",
    text: 'Raconte-nous ce qui coince. Une vraie personne te répond par e-mail.',
    accept: "Demander de l'aide",
    acceptText: 'Réponse sous 24h, en semaine.',
  },
};

export const leave = {
  label: 'Résilier quand même',
  description: "Ton accès reste ouvert jusqu'à la fin de la période payée.",
};

/** What ends with the subscription; the amounts come from the quota table. */
export const losses = [
  `${quotas.dmText.pro.limit} messages et ${quotas.dmScreenshot.pro.limit} captures par mois`,
  "l'analyse photo pro (avec l'option Photo)",
  "les bios optimisées (avec l'option Bio)",
  'le support prioritaire',
];
