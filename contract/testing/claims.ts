import {
  affiliateTerms,
  annualMonthlyEquivalentCents,
  annualSavingCents,
  captureReadings,
  photosAtOnce,
  priceCents,
  quotas,
} from '../plans.ts';
import { triesPerDevice } from '../try.ts';

// Finds amounts and quotas that a text names and that are not in the price table. Tests check screens and mails with it.

const listedCents = new Set<number>([
  0,
  ...Object.values(priceCents),
  12 * priceCents.proMonthly,
  annualSavingCents,
  annualMonthlyEquivalentCents,
  affiliateTerms.minimumPayoutCents,
  // The VAT in each price, at the setting's default of 20 %.
  ...Object.values(priceCents).map((cents) => cents - Math.round(cents / 1.2)),
]);

const periods = { day: 'jour', week: 'semaine', month: 'mois' } as const;
type Allowance = { limit: number; period: keyof typeof periods };
const isCounted = (allowance: unknown): allowance is Allowance => typeof allowance === 'object' && allowance !== null;

/** «100 par mois» */
export const said = (allowance: unknown): string =>
  isCounted(allowance) ? `${allowance.limit} par ${periods[allowance.period]}` : String(allowance);

const listedQuotas = new Set([
  said({ limit: triesPerDevice, period: 'day' }),
  said(captureReadings.whereUnlimited),
  ...Object.values(quotas)
    .flatMap((row) => [row.free, row.pro, 'addon' in row ? row.addon?.allowance : null])
    .filter(isCounted)
    .map(said),
]);

interface Claims {
  cents: number[];
  allowances: string[];
  atOnce: number[];
}

export function claimsOf(text: string): Claims {
  const amounts = [
    ...text.matchAll(/(\d[\d\s]*?)(?:[.,](\d{1,2}))?\s*(?:€|euros?\b|EUR\b)/g),
    ...text.matchAll(/€\s?(\d+)(?:[.,](\d{1,2}))?/g),
  ];
  const perPeriod = text.matchAll(/(?<![\d,.])(\d+)\s+(?:[\p{L}'’-]+\s+){0,3}?(?:par|\/)\s*(jour|semaine|mois)\b/gu);
  return {
    cents: amounts.map(
      ([, euros = '', cents = '']) => Number(euros.replace(/\s/g, '')) * 100 + Number(cents.padEnd(2, '0')),
    ),
    allowances: [...perPeriod].map(([, limit, period]) => `${limit} par ${period}`),
    atOnce: [...text.matchAll(/(\d+) photos à la fois/g)].map(([, count]) => Number(count)),
  };
}

/** Amounts and quotas of a text that are in no table. */
export function unlisted(text: string): string[] {
  const { cents, allowances, atOnce } = claimsOf(text);
  const counts: number[] = Object.values(photosAtOnce);
  return [
    ...cents.filter((amount) => !listedCents.has(amount)).map((amount) => `${amount / 100} €`),
    ...allowances.filter((allowance) => !listedQuotas.has(allowance)),
    ...atOnce.filter((count) => !counts.includes(count)).map((count) => `${count} photos à la fois`),
    ...(text.match(/(?<!\d)9[.,]90(?!\d)/g) ?? []),
  ];
}
