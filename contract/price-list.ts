import { type Entitlement, type PlanType, priceCents } from './plans.ts';

// The prices at the payment provider, by lookup key: each is one recurring price, VAT included.

export const priceKeys = ['pro_monthly', 'pro_annual', 'addon_bio', 'addon_photo'] as const;
export type PriceKey = (typeof priceKeys)[number];

export interface ListedPrice {
  amountCents: number;
  interval: 'month' | 'year';
  entitlement: Entitlement;
  plan: PlanType | null;
  label: string;
}

export const priceList: Record<PriceKey, ListedPrice> = {
  pro_monthly: {
    amountCents: priceCents.proMonthly,
    interval: 'month',
    entitlement: 'pro',
    plan: 'monthly',
    label: 'Pro mensuel',
  },
  pro_annual: {
    amountCents: priceCents.proAnnual,
    interval: 'year',
    entitlement: 'pro',
    plan: 'annual',
    label: 'Pro annuel',
  },
  addon_bio: {
    amountCents: priceCents.addonBio,
    interval: 'month',
    entitlement: 'bio',
    plan: null,
    label: 'Option Bio',
  },
  addon_photo: {
    amountCents: priceCents.addonPhoto,
    interval: 'month',
    entitlement: 'photo',
    plan: null,
    label: 'Option Photo',
  },
};

export const planPriceKey = { monthly: 'pro_monthly', annual: 'pro_annual' } as const satisfies Record<
  PlanType,
  PriceKey
>;
export const addonPriceKey = { bio: 'addon_bio', photo: 'addon_photo' } as const;

export function isPriceKey(key: string | null | undefined): key is PriceKey {
  return priceKeys.includes(key as PriceKey);
}
