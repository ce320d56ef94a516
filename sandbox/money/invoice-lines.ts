import { newId } from '../ids.ts';
import { automaticTaxRate } from '../objects/tax-rates.ts';
import type { InvoiceLine, Subscription, SubscriptionItem, TaxRate } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import type { World } from '../world.ts';
import { taxOn } from './taxes.ts';

function taxRatesFor(world: World, subscription: Subscription, item: SubscriptionItem): TaxRate[] {
  if (item.tax_rates.length > 0) return item.tax_rates;
  if (subscription.default_tax_rates.length > 0) return subscription.default_tax_rates;
  return subscription.automatic_tax.enabled ? [automaticTaxRate(world)] : [];
}

interface LineWish {
  period: { start: number; end: number };
  /** Overrides price × quantity: 0 for a trial, a share for a proration. */
  amount?: number;
  description?: string;
  proration?: boolean;
}

export function lineFor(world: World, subscription: Subscription, item: SubscriptionItem, wish: LineWish): InvoiceLine {
  const { price, quantity } = item;
  const amount = wish.amount ?? price.unit_amount * quantity;
  const taxes = taxOn(amount, taxRatesFor(world, subscription, item));
  const product = world.store.find('product', price.product);
  return {
    ...skeleton('line_item'),
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: wish.description ?? `${quantity} × ${product?.name ?? price.product}`,
    discount_amounts: [],
    discountable: true,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: wish.proration ?? false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: wish.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes,
  } as InvoiceLine;
}
