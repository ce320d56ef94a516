import { expect, it } from 'vitest';
import { formatEuros, formatQuotedEuros } from '#contract/format.ts';
import { annualMonthlyEquivalentCents, annualSavingCents, priceCents } from '#contract/plans.ts';
import * as pricing from './pricing.ts';

const named = (inclusions: pricing.Inclusion[]) => inclusions.map(({ feature, allowance }) => [feature, allowance]);

it('lists the features of each plan with the allowances of the quota table', () => {
  expect(named(pricing.freeInclusions)).toEqual([
    ['dmText', '3 par jour'],
    ['bioGeneration', '1 par jour'],
    ['bioRating', '1 par semaine'],
    ['photoAnalysis', '2 par mois'],
  ]);
  expect(named(pricing.proGains)).toEqual([
    ['dmText', '100 par mois'],
    ['dmScreenshot', '30 par mois'],
    ['antiGhost', '30 par mois'],
    ['redFlagRadar', '30 par mois'],
    ['datePlanner', '30 par mois'],
    ['openerPack', '30 par mois'],
  ]);
});

it('lists the features of each add-on', () => {
  expect(named(pricing.addonGains('bio'))).toEqual([
    ['bioGeneration', '300 par mois'],
    ['bioRating', 'illimité'],
  ]);
  expect(named(pricing.addonGains('photo'))).toEqual([
    ['photoAnalysis', '100 par mois'],
    ['photoRetouch', '10 par mois'],
  ]);
});

it('prints no amount outside the price list', () => {
  const prices = [...Object.values(priceCents), annualSavingCents, annualMonthlyEquivalentCents].map(formatEuros);
  const listed = [...prices, formatQuotedEuros(annualSavingCents)];
  const printed = JSON.stringify(pricing).match(/\d[\d,.]*\s?€/g) ?? [];
  expect(printed.length).toBeGreaterThan(5);
  for (const amount of printed) expect(listed).toContain(amount);
});

it('keeps the labels of the specification', () => {
  expect(pricing.saving).toBe('Économise 69,90€');
  expect(pricing.noCard).toBe('Sans carte bancaire pour commencer');
});
