import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCents } from '#contract/plans.ts';
import {
  availableFrom,
  type Claim,
  type ClaimEntry,
  commissionOf,
  disputeClaim,
  entryFor,
  keyOf,
  refundClaim,
} from './rules.ts';

/** An invoice with 20 % VAT included and the sandbox's fee. */
const invoiceOf = (totalCents: number) => ({
  totalCents,
  totalExcludingTaxCents: Math.round(totalCents / 1.2),
  amountPaidCents: totalCents,
  feeCents: Math.round(totalCents * 0.015) + 25,
});

describe('a commission', () => {
  it.each([
    [priceCents.proMonthly, 248],
    [priceCents.proAnnual, 805],
    [priceCents.addonBio, 154],
  ])('of an invoice over %i cents is %i', (totalCents, cents) => {
    expect(commissionOf(invoiceOf(totalCents))).toBe(cents);
  });

  it.each([
    ['nothing was to be paid', { totalCents: 0, totalExcludingTaxCents: 0, amountPaidCents: 0, feeCents: 0 }],
    ['nothing was paid', { ...invoiceOf(790), amountPaidCents: 0 }],
    ['the fee eats it up', { ...invoiceOf(790), feeCents: 658 }],
    ['the fee is more than it', { ...invoiceOf(790), feeCents: 9_000 }],
    ['it is a credit', { totalCents: -790, totalExcludingTaxCents: -658, amountPaidCents: 0, feeCents: 0 }],
  ])('is none where %s', (_why, invoice) => {
    expect(commissionOf(invoice)).toBe(0);
  });

  it('counts what was paid of an invoice, and all of it where there is no tax', () => {
    expect(commissionOf({ ...invoiceOf(2490), amountPaidCents: 1245, feeCents: 44 })).toBe(397);
    expect(commissionOf({ ...invoiceOf(790), totalExcludingTaxCents: 790 })).toBe(301);
  });

  it('is within half a cent of 40 % of what is left', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, fc.nat(2_000), cents, (totalCents, feeCents, paid) => {
        const invoice = { ...invoiceOf(totalCents), amountPaidCents: Math.min(paid, totalCents), feeCents };
        const net = (invoice.totalExcludingTaxCents * invoice.amountPaidCents) / totalCents - feeCents;
        expect(Math.abs(commissionOf(invoice) - Math.max(0, 0.4 * net))).toBeLessThanOrEqual(0.500_001);
      }),
    );
  });

  it('is available fourteen days after the payment', () => {
    expect(availableFrom(new Date('2026-11-15T09:00:00Z'))).toEqual(new Date('2026-11-29T09:00:00Z'));
  });
});

describe('the effect of a status on the commission', () => {
  it.each([
    ['pending', 'takes'],
    ['succeeded', 'takes'],
    ['requires_action', 'nothing'],
    ['failed', 'gives_back'],
    ['canceled', 'gives_back'],
  ])('refund %s: %s', (status, effect) =>
    expect(refundClaim('re_1', 1, { status, isPromised: false }).effect).toBe(effect),
  );

  it.each([
    ['warning_needs_response', 'nothing'],
    ['warning_under_review', 'nothing'],
    ['warning_closed', 'nothing'],
    ['needs_response', 'takes'],
    ['under_review', 'takes'],
    ['lost', 'takes'],
    ['appeal_under_review', 'takes'],
    ['won', 'gives_back'],
    ['prevented', 'gives_back'],
  ])('dispute %s: %s', (status, effect) =>
    expect(disputeClaim('du_1', 1, { status, isPromised: false }).effect).toBe(effect),
  );

  it('of what was promised back: nothing is given back', () => {
    expect(refundClaim('re_1', 1, { status: 'failed', isPromised: true }).effect).toBe('takes');
    expect(refundClaim('re_1', 1, { status: 'requires_action', isPromised: true }).effect).toBe('nothing');
    expect(disputeClaim('du_1', 1, { status: 'won', isPromised: true }).effect).toBe('takes');
  });
});

const annual = { amountCents: 805, paidCents: 2490 };
const sumOf = (entries: ClaimEntry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

function tell(commission: typeof annual, claims: Claim[]): ClaimEntry[] {
  const told: ClaimEntry[] = [];
  for (const claim of claims) {
    const entry = entryFor(commission, told, claim);
    if (entry) told.push(entry);
  }
  return told;
}

const refunded = (id: number, claimedCents: number, effect: Claim['effect'] = 'takes'): Claim => ({
  key: `refund:re_${id}`,
  claimedCents,
  effect,
});

describe('a claim', () => {
  it('reverses its share of the commission, and three thirds add up to the whole', () => {
    const told = tell(annual, [refunded(1, 830), refunded(2, 830), refunded(3, 830)]);
    expect(told.map(({ amountCents }) => amountCents)).toEqual([-268, -269, -268]);
    expect(annual.amountCents + sumOf(told)).toBe(0);
  });

  it('is reversed once and reinstated once, each under its own key', () => {
    const told = tell(annual, [
      refunded(1, 830),
      refunded(1, 830),
      refunded(1, 830, 'gives_back'),
      refunded(1, 830, 'gives_back'),
      refunded(1, 830),
    ]);
    expect(told.map((entry) => [keyOf(entry), entry.amountCents])).toEqual([
      ['refund:re_1', -268],
      ['refund:re_1:given_back', 268],
    ]);
  });

  it('about money that is claimed already reverses 0 cents', () => {
    const dispute: Claim = { key: 'dispute:du_1', claimedCents: 2490, effect: 'takes' };
    const told = tell(annual, [refunded(1, 2490), dispute]);
    expect(told.map(({ amountCents }) => amountCents)).toEqual([-805, 0]);
    expect(sumOf(tell(annual, [refunded(1, 2490), dispute, { ...dispute, effect: 'gives_back' }]))).toBe(-805);
    expect(sumOf(tell(annual, [dispute, refunded(1, 1245), { ...dispute, effect: 'gives_back' }]))).toBe(-403);
  });
});

describe('any history of claims', () => {
  const history = fc.record({
    commission: fc
      .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 40_000 }))
      .map(([paidCents, amountCents]) => ({ paidCents, amountCents: Math.min(paidCents, amountCents) })),
    claims: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('refund:re_1', 'refund:re_2', 'refund:re_3', 'dispute:du_1', 'dispute:du_2'),
        claimedCents: fc.integer({ min: 1, max: 100_000 }),
        ends: fc.constantFrom('takes', 'gives_back') as fc.Arbitrary<'takes' | 'gives_back'>,
      }),
      { selector: ({ key }) => key },
    ),
  });
  type Told = { key: string; claimedCents: number; ends: 'takes' | 'gives_back' };
  /** Every status that is ever reported of these claims. */
  const newsOf = (claims: Told[]): Claim[] =>
    claims.flatMap(({ key, claimedCents, ends }) => [
      { key, claimedCents, effect: 'nothing' as const },
      { key, claimedCents, effect: 'takes' as const },
      ...(ends === 'gives_back' ? [{ key, claimedCents, effect: ends }] : []),
    ]);
  const scrambled = history.chain(({ commission, claims }) => {
    const news = newsOf(claims);
    const order = fc.shuffledSubarray(news, { minLength: news.length });
    return fc.record({
      commission: fc.constant(commission),
      claims: fc.constant(claims),
      /** Some reports come early or twice; in the end each was heard at least once. */
      heard: fc
        .tuple(fc.array(news.length > 0 ? fc.constantFrom(...news) : fc.constant(null)), order)
        .map(([early, all]) => [...early.filter((item) => item !== null), ...all, ...all.slice(0, 2)]),
    });
  });

  it('ends with the same sum in any order, with repetitions and late arrivals', () => {
    fc.assert(
      fc.property(scrambled, ({ commission, claims, heard }) => {
        expect(sumOf(tell(commission, heard))).toBe(sumOf(tell(commission, newsOf(claims))));
      }),
    );
  });

  it('reverses between 0 and the whole commission, and all of it once all the money is claimed', () => {
    fc.assert(
      fc.property(scrambled, ({ commission, heard }) => {
        const told: ClaimEntry[] = [];
        for (const claim of heard) {
          const entry = entryFor(commission, told, claim);
          if (entry) told.push(entry);
          expect(sumOf(told) <= 0 && sumOf(told) >= -commission.amountCents).toBe(true);
        }
        expect(new Set(told.map(keyOf)).size).toBe(told.length);
        const open = told.filter(({ claim, type }) => type === 'reversal' && !givenBack(told, claim));
        const claimed = open.reduce((sum, { claimedCents }) => sum + claimedCents, 0);
        if (claimed >= commission.paidCents) expect(sumOf(told)).toBe(-commission.amountCents);
        if (claimed === 0) expect(sumOf(told) === 0).toBe(true);
      }),
    );
  });

  const givenBack = (told: ClaimEntry[], key: string) =>
    told.some(({ claim, type }) => claim === key && type === 'reinstatement');
});
