import { figureFormulas } from '#contract/figures.ts';

/** What each figure's tooltip says: the contract's formulas, and those of counts that nothing computes further. */
export const formulas = {
  ...figureFormulas,
  newLast7Days: 'Comptes créés ces 7 derniers jours.',
  subscriptionPrice: "Prix de Pro au mois, TTC, d'après la grille des prix.",
  affiliateClicks: "Clics comptés sur les liens d'affiliés.",
  affiliateRegistrations: "Comptes créés en venant d'un lien d'affilié.",
  affiliateConversions: "Clients qui ont acheté par un lien d'affilié.",
  pageViews: 'Pages vues sur la période, robots exclus.',
  siteClicks: 'Clics sur les boutons du site, sur la période.',
  clickRate: 'Clics ÷ pages vues.',
  landingViews: "Visites passées par la page d'accueil, sur la période.",
  signups: 'Comptes créés sur la période.',
  proUpgrades: 'Comptes devenus Pro sur la période.',
  modelFirstReply:
    "Temps moyen entre la demande et la première réponse affichée. Chaque jour compte autant qu'il a eu de textes.",
  modelFailed: 'Appels restés sans réponse ÷ appels.',
  modelRefused: 'Textes du modèle que nos contrôles ont écartés ÷ textes du modèle.',
  modelFellBack: 'Demandes que le moteur intégré a écrites ou complétées ÷ demandes.',
  modelReplyCost: "Coût de l'essai ÷ 3 réponses, dans la monnaie des prix donnés.",
} as const;

export type FigureName = keyof typeof formulas;
