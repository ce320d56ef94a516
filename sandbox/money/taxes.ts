import type { Tax, TaxRate } from '../objects/types.ts';

// Tax on one invoice line. An inclusive rate is part of the amount, an exclusive one is added to it.

export function taxOn(amountCents: number, rates: TaxRate[]): Tax[] {
  const inclusivePercent = rates.filter((rate) => rate.inclusive).reduce((sum, rate) => sum + rate.percentage, 0);
  const netCents = (amountCents * 100) / (100 + inclusivePercent);
  return rates.map((rate) => {
    const amount = Math.round((netCents * rate.percentage) / 100);
    return {
      amount,
      tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'standard_rated',
      taxable_amount: rate.inclusive ? amountCents - amount : amountCents,
      type: 'tax_rate_details',
    };
  });
}

/** Adds up taxes by rate: one entry for each. */
export function sumTaxes(taxes: Tax[]): Tax[] {
  const byRate = new Map<string, Tax>();
  for (const tax of taxes) {
    const key = tax.tax_rate_details.tax_rate;
    const sum = byRate.get(key);
    if (sum) {
      sum.amount += tax.amount;
      sum.taxable_amount += tax.taxable_amount;
    } else byRate.set(key, { ...tax });
  }
  return [...byRate.values()];
}

export function totalOf(amountCents: number, taxes: Tax[]): { total: number; excludingTax: number } {
  const all = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const onTop = taxes.filter((tax) => tax.tax_behavior === 'exclusive').reduce((sum, tax) => sum + tax.amount, 0);
  return { total: amountCents + onTop, excludingTax: amountCents + onTop - all };
}
