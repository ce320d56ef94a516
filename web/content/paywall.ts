import { formatEuros } from '#contract/format.ts';
import { type PlanType, priceCents } from '#contract/plans.ts';
import { orderNotice, product, withdrawalDays } from '#contract/product.ts';

// The texts of the plan choice and of the order, apart from pricing.ts: the landing page must not fetch these.

/** The price and commitment of each plan, shown before every order. */
export const planTerms: Record<PlanType, { name: string; due: string; commitment: string }> = {
  annual: {
    name: 'Pro annuel',
    due: `${formatEuros(priceCents.proAnnual)} aujourd'hui`,
    commitment: `puis ${formatEuros(priceCents.proAnnual)} par an, tant que tu ne résilies pas`,
  },
  monthly: {
    name: 'Pro mensuel',
    due: `${formatEuros(priceCents.proMonthly)} aujourd'hui`,
    commitment: `puis ${formatEuros(priceCents.proMonthly)} par mois, tant que tu ne résilies pas`,
  },
};

export const changeOfMind = `Tu as ${withdrawalDays} jours pour changer d'avis : on te rembourse tout.`;

export const paywall = {
  title: 'Choisis ta formule',
  subtitle: `Pro ouvre tout ce qui fait avancer une conversation. Et si tu préfères essayer d'abord, ${product.name} reste gratuit.`,
  pay: 'Continuer',
  continue: 'Continuer gratuitement',
  back: 'Modifier mon choix',
  checkout: {
    title: 'Paiement',
    text: 'Le paiement est sécurisé par Stripe. On ne voit jamais ton numéro de carte.',
    order: orderNotice,
  },
  alreadyPro: {
    title: 'Tu es déjà Pro',
    text: 'Tout ce que Pro comprend est ouvert sur ton compte.',
  },
};
