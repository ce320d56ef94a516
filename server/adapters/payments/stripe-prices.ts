import type Stripe from 'stripe';
import { isPriceKey, type PriceKey, priceKeys, priceList } from '#contract/price-list.ts';
import { product as brand } from '#contract/product.ts';
import { AppError } from '../../errors.ts';
import type { Payments, PriceProblem } from './port.ts';
import { callStripe } from './stripe-client.ts';

// The price list at the provider: created from contract/price-list.ts, found by lookup key, and checked against it.

export interface PriceBook {
  priceIdOf(key: PriceKey): Promise<string>;
  /** Empty if the operator is exempt from VAT. */
  taxRates(): Promise<string[]>;
}

type Found = { prices: Map<string, Stripe.Price>; taxRateId: string | null };

export function stripePrices(
  stripe: Stripe,
  vatPercent: number,
): { book: PriceBook } & Pick<Payments, 'setUpPrices' | 'checkPrices'> {
  let known: Found | null = null;

  const find = async (): Promise<Found> =>
    await callStripe(async () => {
      const listed = await stripe.prices.list({ lookup_keys: [...priceKeys], active: true, limit: 100 });
      return {
        prices: new Map(listed.data.map((price) => [price.lookup_key ?? '', price])),
        taxRateId: vatPercent === 0 ? null : await findTaxRate(stripe, vatPercent),
      };
    });

  const complete = async (): Promise<Found> => {
    if (known) return known;
    const found = await find();
    if (problemsOf(found, vatPercent).length > 0)
      throw new AppError('provider_rejected', 'La liste de prix du service de paiement est incomplète.');
    known = found;
    return found;
  };

  return {
    book: {
      async priceIdOf(key) {
        const price = (await complete()).prices.get(key);
        if (!price) throw new Error(`no price ${key}`);
        return price.id;
      },
      async taxRates() {
        const { taxRateId } = await complete();
        return taxRateId ? [taxRateId] : [];
      },
    },
    checkPrices: async () => problemsOf(await find(), vatPercent),
    async setUpPrices() {
      const found = await find();
      const done: string[] = [];
      for (const key of priceKeys) {
        const old = found.prices.get(key);
        if (problemOf(key, old) === null) continue;
        if (old) await callStripe(() => stripe.prices.update(old.id, { metadata: keyNote(key) }));
        await callStripe(() => createPrice(stripe, key));
        done.push(`${key} : ${priceList[key].amountCents / 100} €`);
      }
      if (vatPercent > 0 && !found.taxRateId) {
        await callStripe(() => createTaxRate(stripe, vatPercent));
        done.push(`TVA : ${vatPercent} % incluse`);
      }
      known = null;
      return done;
    },
  };
}

function problemsOf({ prices, taxRateId }: Found, vatPercent: number): PriceProblem[] {
  const problems = priceKeys.flatMap((key) => {
    const problem = problemOf(key, prices.get(key));
    return problem ? [{ key, problem }] : [];
  });
  if (vatPercent > 0 && !taxRateId)
    problems.push({ key: priceKeys[0], problem: `il manque le taux de TVA de ${vatPercent} %` });
  return problems;
}

function problemOf(key: PriceKey, price: Stripe.Price | undefined): string | null {
  const { amountCents, interval } = priceList[key];
  if (!price) return 'manque';
  if (price.unit_amount !== amountCents || price.currency !== 'eur')
    return `vaut ${price.unit_amount} ${price.currency} au lieu de ${amountCents} eur`;
  if (price.recurring?.interval !== interval || price.recurring.interval_count !== 1)
    return `ne revient pas par ${interval}`;
  return price.tax_behavior === 'inclusive' ? null : "n'inclut pas la TVA";
}

/** The price's lookup key, or the one it had before a new price took it over. Null for a price that was never on the list. */
export function priceKeyOf({ lookup_key, metadata }: Stripe.Price): PriceKey | null {
  const key = lookup_key ?? metadata.price_key;
  return isPriceKey(key) ? key : null;
}

const keyNote = (key: PriceKey) => ({ price_key: key });

/** Creates a price that takes over the lookup key. Running subscriptions keep the old price, recognised by its metadata. */
async function createPrice(stripe: Stripe, key: PriceKey): Promise<void> {
  const { amountCents, interval, label } = priceList[key];
  await stripe.prices.create({
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: keyNote(key),
    currency: 'eur',
    unit_amount: amountCents,
    recurring: { interval },
    tax_behavior: 'inclusive',
    product_data: { name: `${brand.name} ${label}` },
  });
}

async function findTaxRate(stripe: Stripe, vatPercent: number): Promise<string | null> {
  const rates = await stripe.taxRates.list({ active: true, inclusive: true, limit: 100 });
  return rates.data.find(({ percentage, country }) => percentage === vatPercent && country === 'FR')?.id ?? null;
}

async function createTaxRate(stripe: Stripe, vatPercent: number): Promise<void> {
  await stripe.taxRates.create({
    display_name: 'TVA',
    percentage: vatPercent,
    inclusive: true,
    country: 'FR',
    jurisdiction: 'FR',
  });
}
