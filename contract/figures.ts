import { affiliateTerms } from './plans.ts';

// What the operator's figures mean: each function beside the French formula that the screens show in a tooltip. Amounts are whole
// cents, rates percentages with one decimal. A figure without anything to divide by is 0.

const monthSeconds = (365.25 / 12) * 24 * 60 * 60;

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : toTenth((100 * part) / whole);
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Conversion and its kin: how many of these became those. */
export function conversionRate(converted: number, all: number): number {
  return percentOf(converted, all);
}

/** `annualCents` is the sum of the yearly prices, divided once. */
export function mrrCents({ monthlyCents, annualCents }: { monthlyCents: number; annualCents: number }): number {
  return Math.round(monthlyCents + annualCents / 12);
}

export function annualMrrCents(mrr: number): number {
  return 12 * mrr;
}

/** Of the Pro subscriptions that were in force at some time in the window, those that ended in it. */
export function churnRate({ ended, running }: { ended: number; running: number }): number {
  return percentOf(ended, running + ended);
}

export function arpuCents({ mrrCents, payingCustomers }: { mrrCents: number; payingCustomers: number }): number {
  return payingCustomers === 0 ? 0 : Math.round(mrrCents / payingCustomers);
}

/** In months of 30.4 days, with one decimal. */
export function averageMonths({ seconds, subscriptions }: { seconds: number; subscriptions: number }): number {
  return subscriptions === 0 ? 0 : toTenth(seconds / subscriptions / monthSeconds);
}

export function ltvCents({ arpuCents, months }: { arpuCents: number; months: number }): number {
  return Math.round(arpuCents * months);
}

/** Negative when there were fewer; 100 when there were none before and there are some now. */
export function growthRate({ now, before }: { now: number; before: number }): number {
  if (before === 0) return now === 0 ? 0 : 100;
  return percentOf(now - before, before);
}

export function roi({ revenueCents, commissionCents }: { revenueCents: number; commissionCents: number }): number {
  return percentOf(revenueCents, commissionCents);
}

const commissionPercent = Math.round(affiliateTerms.commissionRate * 100);

/** French, for tooltips. */
export const figureFormulas = {
  totalUsers: "Comptes qui existent aujourd'hui.",
  proUsers: 'Comptes qui ont accès à Pro : abonnement en cours (7 jours de grâce compris) ou accès offert.',
  conversionRate: 'Comptes Pro ÷ comptes.',
  conversionTrend: 'Parmi les comptes créés ces 30 derniers jours : comptes Pro ÷ comptes.',
  mrr: "Somme des abonnements en cours, options comprises, TTC : prix du mois, ou prix de l'année ÷ 12. Un abonnement en pause ne compte pas ; un abonnement résilié compte jusqu'à sa fin.",
  annualMRR: 'MRR × 12.',
  churnRate:
    'Abonnements Pro terminés ces 30 derniers jours ÷ (abonnements Pro en cours + terminés ces 30 derniers jours).',
  arpu: 'MRR ÷ clients qui paient.',
  avgSubscriptionDuration: 'Durée moyenne de tous les abonnements Pro, terminés ou en cours, en mois de 30,4 jours.',
  ltv: "ARPU × durée moyenne d'un abonnement Pro.",
  registrationsLast30Days: "Inscriptions des 30 derniers jours, aujourd'hui compris.",
  monthlyGrowthRate: "(Inscriptions des 30 derniers jours − des 30 jours d'avant) ÷ inscriptions des 30 jours d'avant.",
  totalRevenueGenerated:
    'Ce que les clients des affiliés ont payé, hors TVA et frais de paiement, remboursements et litiges déduits.',
  globalROI: 'Revenu généré ÷ commissions gagnées.',
  totalCommissionsPaid: 'Versements arrivés chez les affiliés.',
  commissionsOwed: `Commissions gagnées − versements arrivés, délai de ${affiliateTerms.retentionDays} jours compris.`,
  earnings: `Commissions (${commissionPercent} % du revenu hors TVA et frais), remboursements déduits.`,
  clickToRegRate: 'Inscriptions par le lien ÷ clics.',
  regToConvRate: 'Clients ÷ inscriptions par le lien.',
  overallConvRate: 'Clients ÷ clics.',
  averageConvRate: 'Clients de tous les affiliés ÷ leurs clics.',
  dailyConversionRate: 'Inscrits du jour devenus Pro le jour même ÷ inscrits du jour.',
  sessions: 'Une visite compte une fois par jour.',
} as const;
