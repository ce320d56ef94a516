import { formatEuros, formatQuotedEuros } from '#contract/format.ts';
import {
  type Addon,
  annualMonthlyEquivalentCents,
  annualSavingCents,
  bioAdviceCount,
  photosAtOnce,
  priceCents,
  quotas,
} from '#contract/plans.ts';
import { allowanceText, type Feature, featureLabels } from './allowances.ts';
import { withdrawalDays } from './legal/terms.ts';

// The texts of the price page and of the plan choice. Amounts and quotas come from contract/plans.ts.

export const features = Object.keys(quotas) as Feature[];

export interface Inclusion {
  feature: Feature;
  label: string;
  allowance: string;
}

const inclusion = (feature: Feature, allowance: string): Inclusion => ({
  feature,
  label: featureLabels[feature],
  allowance,
});

export const freeInclusions: Inclusion[] = features
  .filter((feature) => quotas[feature].free !== null)
  .map((feature) => inclusion(feature, allowanceText(quotas[feature].free)));

/** The features for which Pro gives more than the free plan. */
export const proGains: Inclusion[] = features
  .map((feature) => inclusion(feature, allowanceText(quotas[feature].pro)))
  .filter(({ feature, allowance }) => allowance !== allowanceText(quotas[feature].free));

export function addonGains(addon: Addon): Inclusion[] {
  return features.flatMap((feature) => {
    const row = quotas[feature];
    if (!('addon' in row) || row.addon?.name !== addon) return [];
    return [inclusion(feature, allowanceText(row.addon.allowance))];
  });
}

export const noCard = 'Sans carte bancaire pour commencer';
export const saving = `Économise ${formatQuotedEuros(annualSavingCents)}`;
export const monthlyEquivalent = `environ ${formatEuros(annualMonthlyEquivalentCents)} par mois`;
interface AddonOffer {
  addon: Addon;
  name: string;
  priceCents: number;
  text: string;
  extra: string;
}

const offers: Record<Addon, AddonOffer> = {
  bio: {
    addon: 'bio',
    name: 'Option Bio',
    priceCents: priceCents.addonBio,
    text: "Pour écrire, essayer, recommencer, jusqu'à la bio qui te ressemble.",
    extra: `${bioAdviceCount.addon} conseils détaillés à chaque note`,
  },
  photo: {
    addon: 'photo',
    name: 'Option Photo',
    priceCents: priceCents.addonPhoto,
    text: 'Pour trier toute ta galerie et retoucher les meilleures.',
    extra: `${photosAtOnce.addon} photos à la fois`,
  },
};

export const addonOffers = Object.values(offers);

export function addonOffer(addon: Addon): AddonOffer {
  return offers[addon];
}

export const pricing = {
  title: 'Gratuit pour commencer. Pro quand tu veux plus.',
  subtitle: "Tous les prix sont TTC. Pas de frais cachés, pas de période d'essai qui se transforme en facture.",
  free: {
    name: 'Découverte',
    text: 'De quoi te faire un avis, aussi longtemps que tu veux.',
    demo: "Une démonstration offerte, à partir d'un texte ou d'une capture",
    action: 'Commencer gratuitement',
  },
  pro: {
    name: 'Pro',
    text: "Tout Découverte, et de quoi mener une conversation jusqu'au rendez-vous.",
    action: 'Passer en Pro',
    owned: 'Déjà Pro',
    redirecting: 'Redirection vers le paiement...',
  },
};

export const questions = {
  card: {
    question: 'Faut-il une carte bancaire pour commencer ?',
    answer: 'Non. Découverte demande un prénom, un e-mail et un mot de passe. Sans carte, rien ne peut être prélevé.',
  },
  period: {
    question: "Au mois ou à l'année : qu'est-ce qui change ?",
    answer: `Le prix, et rien d'autre. Au mois, Pro coûte ${formatEuros(priceCents.proMonthly)}. À l'année, tu paies ${formatEuros(priceCents.proAnnual)} en une fois, ${monthlyEquivalent} : ${formatEuros(annualSavingCents)} de moins que douze mois.`,
  },
  addons: {
    question: 'Les options sont-elles comprises dans Pro ?',
    answer: `Non, elles s'y ajoutent. L'option Bio coûte ${formatEuros(priceCents.addonBio)} par mois, l'option Photo ${formatEuros(priceCents.addonPhoto)} par mois, sans engagement. Tu prends l'une, l'autre, les deux ou aucune.`,
  },
  counters: {
    question: 'Que se passe-t-il quand un compteur est vide ?',
    answer:
      "Il repart tout seul : à minuit pour le jour, le lundi pour la semaine, le premier du mois pour le mois, à l'heure de Paris. Une demande qui échoue n'est pas comptée.",
  },
  refund: {
    question: 'Que veut dire « satisfait ou remboursé » ?',
    answer: `Tu as ${withdrawalDays} jours après ton abonnement pour changer d'avis, sans dire pourquoi. On te rembourse la totalité, même si tu t'en es déjà servi.`,
  },
  leaving: {
    question: 'Et pour arrêter ?',
    answer:
      "Quand tu veux, sans donner de raison. Ton accès reste ouvert jusqu'à la fin de la période payée, puis tu reviens à Découverte, avec le même compte.",
  },
};
