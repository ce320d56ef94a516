import type Stripe from 'stripe';
import { badParameter, invalidRequest } from '../http/errors.ts';
import { operation, parameters } from '../http/operation.ts';
import { isWithin, paginate } from '../http/pagination.ts';
import { newId } from '../ids.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, type World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import type { Price, Product } from './types.ts';

// Products and prices. A lookup key belongs to one price; moving it to another price must be asked for.

function createProduct(
  world: World,
  params: Pick<Stripe.ProductCreateParams, 'name'> & Partial<Stripe.ProductCreateParams>,
) {
  const id = params.id ?? newId('prod');
  if (world.store.find('product', id)) {
    throw invalidRequest(`Product already exists: ${id}`, { code: 'resource_already_exists', param: 'id' });
  }
  const now = world.clock.now();
  return world.store.put('product', id, {
    ...skeleton('product'),
    id,
    object: 'product',
    active: params.active ?? true,
    created: now,
    updated: now,
    default_price: null,
    description: params.description || null,
    images: params.images ?? [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    type: 'service',
    tax_code: params.tax_code || null,
    unit_label: params.unit_label || null,
    url: params.url || null,
    statement_descriptor: params.statement_descriptor || null,
  } as Product);
}

function takeLookupKey(world: World, key: string | undefined, transfer: boolean | undefined): string | null {
  if (!key) return null;
  const holder = world.store.all('price').find((price) => price.lookup_key === key);
  if (holder && !transfer) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  if (holder) amend(world, 'price', holder, { lookup_key: null });
  return key;
}

function createPrice(world: World, params: Stripe.PriceCreateParams): Price {
  if (params.unit_amount === undefined) {
    throw badParameter('parameter_missing', 'unit_amount', 'Missing required param: unit_amount.');
  }
  if (!params.product && !params.product_data) {
    throw badParameter('parameter_missing', 'product', 'Missing required param: product.');
  }
  const product = params.product_data
    ? createProduct(world, params.product_data)
    : world.store.get('product', params.product ?? '', 'product');
  const id = newId('price');
  return world.store.put('price', id, {
    ...skeleton('price'),
    id,
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: world.clock.now(),
    currency: params.currency.toLowerCase(),
    lookup_key: takeLookupKey(world, params.lookup_key, params.transfer_lookup_key),
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname || null,
    product: product.id,
    recurring: params.recurring
      ? {
          interval: params.recurring.interval,
          interval_count: params.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  } as Price);
}

/** The price that a line names by id, or creates by `price_data`. */
export function getPrice(world: World, line: { price?: string; price_data?: object }, param: string): Price {
  if (line.price_data) return createPrice(world, line.price_data as Stripe.PriceCreateParams);
  if (!line.price)
    throw badParameter('parameter_missing', `${param}[price]`, `Missing required param: ${param}[price].`);
  return world.store.get('price', line.price, `${param}[price]`);
}

/** Refuses inactive prices in a new purchase; subscriptions and open checkouts that have one keep it. */
export function requireActivePrices(world: World, lines: { price?: string }[], param: string): void {
  for (const [at, { price }] of lines.entries()) {
    if (!price || world.store.get('price', price, `${param}[${at}][price]`).active) continue;
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
      param: `${param}[${at}][price]`,
    });
  }
}

export const catalogueOperations = [
  operation<Stripe.ProductCreateParams>('post /v1/products', ({ world, params }) => createProduct(world, params)),
  operation<Stripe.ProductListParams>('get /v1/products', ({ world, params, path }) => {
    const kept = world.store
      .all('product')
      .filter(({ id, active }) => (params.active ?? active) === active && (params.ids?.includes(id) ?? true));
    return paginate(kept, path, params);
  }),
  operation('get /v1/products/{id}', ({ world, id }) => world.store.get('product', id)),
  operation<Stripe.ProductUpdateParams>(
    'post /v1/products/{id}',
    ({ world, id, params }) => {
      const product = world.store.get('product', id);
      const { active = product.active, name = product.name, metadata } = params;
      const description = params.description === undefined ? product.description : params.description || null;
      const updated = world.clock.now();
      amend(world, 'product', product, {
        active,
        name,
        description,
        updated,
        metadata: mergeMetadata(product.metadata, metadata),
      });
      return product;
    },
    parameters({ active: 'boolean', name: 'string', description: 'string', metadata: 'metadata' }),
  ),
  operation<Stripe.PriceCreateParams>('post /v1/prices', ({ world, params }) => createPrice(world, params)),
  operation<Stripe.PriceListParams>('get /v1/prices', ({ world, params, path }) => {
    const { active, lookup_keys, product, type, currency, created } = params;
    const kept = world.store
      .all('price')
      .filter(
        (price) =>
          (active ?? price.active) === price.active &&
          (!lookup_keys || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key))) &&
          (product ?? price.product) === price.product &&
          (type ?? price.type) === price.type &&
          (currency ?? price.currency) === price.currency &&
          (params.recurring?.interval ?? price.recurring?.interval) === price.recurring?.interval &&
          isWithin(price.created, created),
      );
    return paginate(kept, path, params);
  }),
  operation('get /v1/prices/{id}', ({ world, id }) => world.store.get('price', id)),
  operation<Stripe.PriceUpdateParams>(
    'post /v1/prices/{id}',
    ({ world, id, params }) => {
      const price = world.store.get('price', id);
      const { active = price.active, nickname = price.nickname, metadata, lookup_key, transfer_lookup_key } = params;
      const key =
        lookup_key === undefined || lookup_key === price.lookup_key
          ? price.lookup_key
          : takeLookupKey(world, lookup_key, transfer_lookup_key);
      const merged = mergeMetadata(price.metadata as Record<string, string>, metadata);
      amend(world, 'price', price, { active, nickname, lookup_key: key, metadata: merged });
      return price;
    },
    parameters({
      active: 'boolean',
      nickname: 'string',
      lookup_key: 'string',
      transfer_lookup_key: 'boolean',
      metadata: 'metadata',
      tax_behavior: 'string',
    }),
  ),
];
