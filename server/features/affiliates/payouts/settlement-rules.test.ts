// @demand affiliate-deletion
import { describe, expect, it } from 'vitest';
import type { PayoutStatus } from '#contract/affiliates.ts';
import { settlementOf } from './settlement-rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const longAgo = new Date('2026-10-01T10:00:00Z');
const row = (month: string, status: PayoutStatus, amountCents: number, isOutdated = false) => ({
  id: `${month} ${status}`,
  month,
  status,
  amountCents,
  isOutdated,
});
const balance = { availableCents: 0, pendingCents: 0 };
const settle = (given: Partial<Parameters<typeof settlementOf>[0]>) =>
  settlementOf({ ...balance, payouts: [], sendableFrom: longAgo, now, ...given });

describe('what is available and in no payout', () => {
  it.each([
    [2999, null, 0, 2999],
    [3000, { month: '2026-11', amountCents: 3000 }, 3000, 0],
  ])('is requested from 30 € on (%i cents)', (availableCents, request, paidCents, lapsedCents) => {
    expect(settle({ availableCents })).toMatchObject({ request, paidCents, lapsedCents });
  });

  it('joins a request of the same month, however little it is', () => {
    const payouts = [row('2026-11', 'requested', 3220)];
    const request = { month: '2026-11', amountCents: 4025 };
    expect(settle({ payouts, availableCents: 4025 })).toMatchObject({ request, paidCents: 4025, lapsedCents: 0 });
  });

  it('is not in a request of an earlier month, which is paid as it is', () => {
    const payouts = [row('2026-10', 'requested', 3220)];
    expect(settle({ payouts, availableCents: 4025 })).toMatchObject({
      ...{ canceledIds: [], request: null, paidCents: 3220, lapsedCents: 805 },
      executedOn: now,
    });
  });

  it.each(['approved', 'submitted', 'paid', 'failed'] as const)(
    'is requested for December beside a payout of November that is %s',
    (status) => {
      const settled = settle({ payouts: [row('2026-11', status, 3220)], availableCents: 5000 });
      expect(settled.request).toEqual({ month: '2026-12', amountCents: 5000 });
      expect(settled.paidCents).toBe(status === 'approved' ? 8220 : 5000);
    },
  );

  it('is requested in the row of a payout that was canceled', () => {
    const settled = settle({ payouts: [row('2026-11', 'canceled', 3220)], availableCents: 3220 });
    expect(settled.request).toEqual({ month: '2026-11', amountCents: 3220 });
  });
});

describe('an open payout', () => {
  it('of an outdated approval is taken back and requested anew, if enough is left', () => {
    const payouts = [row('2026-11', 'approved', 4025, true)];
    const canceledIds = ['2026-11 approved'];
    expect(settle({ payouts, availableCents: -805 })).toMatchObject({
      ...{ canceledIds, request: { month: '2026-11', amountCents: 3220 }, paidCents: 3220, lapsedCents: 0 },
    });
    expect(settle({ payouts, availableCents: -1610 })).toMatchObject({
      ...{ canceledIds, request: null, paidCents: 0, lapsedCents: 2415, executedOn: null },
    });
  });

  it.each(['requested', 'approved'] as const)(
    'that is %s waits a month longer for an account that is too new on its day',
    (status) => {
      const payouts = [row('2026-11', status, 3220)];
      const availableCents = status === 'requested' ? 3220 : 0;
      const settled = settle({ payouts, availableCents, sendableFrom: new Date('2026-12-05T10:00:00Z') });
      expect(settled).toMatchObject({
        canceledIds: [`2026-11 ${status}`],
        request: { month: '2026-12', amountCents: 3220 },
        paidCents: 3220,
      });
    },
  );

  it('that was requested is canceled where refunds left too little', () => {
    const settled = settle({ payouts: [row('2026-11', 'requested', 3220)], availableCents: 2415 });
    expect(settled).toMatchObject({
      canceledIds: ['2026-11 requested'],
      request: null,
      paidCents: 0,
      lapsedCents: 2415,
    });
  });

  it('is canceled without payment details, and its money lapses', () => {
    const payouts = [row('2026-10', 'approved', 4000), row('2026-11', 'requested', 3220)];
    expect(settle({ payouts, availableCents: 3220, sendableFrom: null })).toMatchObject({
      ...{ canceledIds: ['2026-10 approved', '2026-11 requested'], request: null, paidCents: 0, lapsedCents: 7220 },
    });
  });
});

it('promises no more than there is where refunds left less than was requested', () => {
  const payouts = [row('2026-11', 'requested', 4025)];
  expect(settle({ payouts, availableCents: 3220 })).toMatchObject({ request: null, paidCents: 3220, lapsedCents: 0 });
});

it('counts what is not available yet as lost', () => {
  expect(settle({ availableCents: 3000, pendingCents: 805 })).toMatchObject({ paidCents: 3000, lapsedCents: 805 });
});
