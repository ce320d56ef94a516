import { formatEuros, formatPercent } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { product } from '#contract/product.ts';

// The texts of the affiliate programme. Rates, days and amounts come from the terms in contract/plans.ts.

const rate = formatPercent(affiliateTerms.commissionRate);
const minimum = formatEuros(affiliateTerms.minimumPayoutCents);
const { cookieDays, retentionDays, payoutDay } = affiliateTerms;

export const programme = {
  title: `${rate} de commission, chaque mois`,
  subtitle: `Tu parles de ${product.name}, on partage ce que ça rapporte : ${rate} du revenu net de chaque paiement, tant que la personne reste abonnée.`,
  cta: 'Devenir affilié',
  login: 'Déjà affilié ? Se connecter',
};

export const programmeFigures = [
  { figure: rate, label: 'de commission récurrente sur le revenu net' },
  { figure: `${cookieDays} jours`, label: 'de suivi : le dernier clic compte' },
  { figure: `Le ${payoutDay}`, label: 'de chaque mois, paiement par virement SEPA ou PayPal' },
];

export const steps = [
  { title: 'Demande ton lien', text: 'Choisis ton nom, envoie ta demande. On la regarde et on te répond par e-mail.' },
  {
    title: 'Partage-le',
    text: "Dans ta bio, une story, une vidéo, un article. Des textes prêts à l'emploi et un QR code t'attendent.",
  },
  {
    title: 'Touche ta part',
    text: `Chaque paiement te rapporte ${rate} du revenu net. À partir de ${minimum}, tu demandes ton versement.`,
  },
];

export const benefits = [
  {
    icon: 'repeat',
    title: 'Récurrent, pour de vrai',
    text: "Pas une prime unique : ta part tombe à chaque renouvellement, options comprises, tant que l'abonnement dure.",
  },
  {
    icon: 'chart',
    title: 'Des chiffres en direct',
    text: 'Clics, conversions et commissions se mettent à jour toutes les 30 secondes, et chaque mois a son relevé.',
  },
  {
    icon: 'shield',
    title: 'Un suivi honnête',
    text: "Même si la personne refuse les cookies, son achat dans la même visite t'est compté. Rien n'est suivi en douce.",
  },
  {
    icon: 'wallet',
    title: 'Ton argent, sans courir après',
    text: `Virement SEPA ou PayPal, le ${payoutDay} du mois suivant. Ton IBAN est chiffré, et tu peux le changer quand tu veux.`,
  },
] as const;

export const questions = [
  {
    question: 'Comment la commission est-elle calculée ?',
    answer: `${rate} du montant payé, hors taxes et après les frais du prestataire de paiement. Elle tombe au premier paiement et à chaque renouvellement.`,
  },
  {
    question: 'Combien de temps mon lien compte-t-il ?',
    answer: `${cookieDays} jours après le clic, si la personne accepte le cookie. Si elle le refuse, son achat dans la même visite compte quand même. Le dernier lien suivi avant le paiement l'emporte.`,
  },
  {
    question: "Quand l'argent arrive-t-il ?",
    answer: `Une commission devient disponible ${retentionDays} jours après le paiement, le temps d'un éventuel remboursement. Dès ${minimum} disponibles, tu demandes ton versement : il part le ${payoutDay} du mois suivant, par virement SEPA ou PayPal.`,
  },
  {
    question: 'Faut-il être abonné pour devenir affilié ?',
    answer:
      "Non. N'importe quelle personne majeure peut demander un compte affilié, gratuitement. On accepte ou on refuse chaque demande à la main.",
  },
  {
    question: "Qu'est-ce qui est interdit ?",
    answer:
      'Acheter par ton propre lien, envoyer des messages en masse, inventer des avis ou acheter de la publicité sur notre nom. Et une recommandation payée se dit : écris « Publicité » à côté de ton lien.',
  },
];

export const finalCall = {
  title: 'Il ne manque plus que ton lien.',
  text: 'Une minute pour demander, rien à payer, et tu arrêtes quand tu veux.',
};

/** Ready-made texts; a paid recommendation must say so. */
export function readyTexts(link: string): { where: string; text: string }[] {
  return [
    {
      where: 'Pour une story',
      text: `Publicité · Mes matchs répondent enfin. J'envoie ma conversation à ${product.name}, je choisis une réponse parmi trois, et voilà. À essayer gratuitement : ${link}`,
    },
    {
      where: 'Pour une bio ou un post',
      text: `Publicité · « Mdr. » Et là, tu réponds quoi ? ${product.name} te propose trois réponses qui te ressemblent, du match au rendez-vous. Mon lien : ${link}`,
    },
    {
      where: 'Pour une vidéo ou un article',
      text: `Publicité : cet article contient un lien d'affiliation. Si tu t'abonnes à ${product.name} par ce lien, je touche une commission, sans rien changer à ton prix : ${link}`,
    },
  ];
}
