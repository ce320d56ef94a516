import { expect, it } from 'vitest';
import { examplePayout } from '../../../testing/example-operator.ts';
import { payoutFilesOf, payoutSteps, waitsForApproval } from './payout-list.ts';

it('offers one file for each month and method with payouts that were sent, the newest month first', () => {
  const payouts = [
    examplePayout(1, { status: 'submitted', month: '2026-10', amountCents: 3000 }),
    examplePayout(2, { status: 'submitted', month: '2026-10', amountCents: 4550 }),
    examplePayout(3, { status: 'submitted', month: '2026-10', method: 'paypal', amountCents: 5000 }),
    examplePayout(4, { status: 'submitted', month: '2026-11', amountCents: 6000 }),
  ];
  expect(payoutFilesOf(payouts)).toEqual([
    { month: '2026-11', method: 'sepa', payouts: 1, totalCents: 6000 },
    { month: '2026-10', method: 'sepa', payouts: 2, totalCents: 7550 },
    { month: '2026-10', method: 'paypal', payouts: 1, totalCents: 5000 },
  ]);
});

it('leaves out of the files what waits for the 5th, as the server does, and what is closed', () => {
  expect(
    payoutFilesOf([
      examplePayout(1, { status: 'requested' }),
      examplePayout(2, { status: 'paid' }),
      examplePayout(3, { status: 'canceled' }),
      examplePayout(4, { status: 'approved' }),
    ]),
  ).toEqual([]);
});

// @demand restored-payouts
it('offers for a payout that came back with a backup to approve it, or to mark it paid', () => {
  for (const status of ['requested', 'approved'] as const) {
    const restored = examplePayout(1, { status, outdatedBy: 'restored' });
    expect(payoutSteps(restored)).toEqual(['approve', 'mark-paid', 'cancel']);
    expect(waitsForApproval(restored)).toBe(true);
  }
});

// @demand affiliate-deletion
it('offers the payout of an erased account for approval', () => {
  const requested = examplePayout(1, { status: 'requested', isErased: true });
  expect(payoutSteps(requested)).toEqual(['approve', 'cancel']);
  expect(waitsForApproval(requested)).toBe(true);
});

it('offers for an erased account without payment details only what closes its payout', () => {
  const erased = (status: 'requested' | 'approved' | 'submitted') =>
    examplePayout(1, { status, isErased: true, method: null, target: null });
  expect(payoutSteps(erased('requested'))).toEqual(['cancel']);
  expect(payoutSteps(erased('approved'))).toEqual(['cancel']);
  expect(payoutSteps(erased('submitted'))).toEqual(['mark-paid', 'mark-failed']);
  expect(waitsForApproval(erased('requested'))).toBe(false);
});
