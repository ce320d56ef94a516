import type Stripe from 'stripe';
import { operation } from '../http/operation.ts';
import { paginate } from '../http/pagination.ts';
import { newId } from '../ids.ts';
import { skeleton } from '../schema/skeleton.ts';
import type { World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import type { TaxRate } from './types.ts';

function createTaxRate(world: World, params: Stripe.TaxRateCreateParams, id = newId('txr')): TaxRate {
  return world.store.put('tax_rate', id, {
    ...skeleton('tax_rate'),
    id,
    object: 'tax_rate',
    active: params.active ?? true,
    country: params.country || null,
    created: world.clock.now(),
    description: params.description || null,
    display_name: params.display_name,
    effective_percentage: params.percentage,
    inclusive: params.inclusive,
    jurisdiction: params.jurisdiction || null,
    metadata: mergeMetadata({}, params.metadata),
    percentage: params.percentage,
    rate_type: 'percentage',
    tax_type: params.tax_type ?? null,
  } as TaxRate);
}

const frenchVat = 'txr_automatic_fr';

/** The rate for automatic tax: French VAT, because every customer of the sandbox lives in France. */
export function automaticTaxRate(world: World): TaxRate {
  const params: Stripe.TaxRateCreateParams = {
    display_name: 'TVA',
    inclusive: true,
    percentage: 20,
    country: 'FR',
    jurisdiction: 'FR',
    tax_type: 'vat',
  };
  return world.store.find('tax_rate', frenchVat) ?? createTaxRate(world, params, frenchVat);
}

export function getTaxRates(world: World, ids: unknown, param: string): TaxRate[] {
  return Array.isArray(ids) ? ids.map((id) => world.store.get('tax_rate', String(id), param)) : [];
}

export const taxRateOperations = [
  operation<Stripe.TaxRateCreateParams>('post /v1/tax_rates', ({ world, params }) => createTaxRate(world, params)),
  operation<Stripe.TaxRateListParams>('get /v1/tax_rates', ({ world, params, path }) => {
    const { active, inclusive } = params;
    const kept = world.store
      .all('tax_rate')
      .filter((rate) => (active ?? rate.active) === rate.active && (inclusive ?? rate.inclusive) === rate.inclusive);
    return paginate(kept, path, params);
  }),
];
