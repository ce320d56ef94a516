import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutStatuses } from '#contract/affiliates.ts';
import { canBecome, cutoffOf, executionDay, isDebited, monthOf } from './rules.ts';

describe('the month of a payout', () => {
  it.each([
    ['2026-11-30T22:59:59.999Z', '2026-11'],
    ['2026-11-30T23:00:00.000Z', '2026-12'],
    ['2026-12-31T23:00:00.000Z', '2027-01'],
    ['2026-06-30T21:59:59.999Z', '2026-06'],
    ['2026-06-30T22:00:00.000Z', '2026-07'],
  ])('at %s is %s in Paris', (now, month) => {
    expect(monthOf(new Date(now))).toBe(month);
  });

  it.each([
    ['2026-11', '2026-11-30T22:59:59.999Z', '2026-12-04T23:00:00.000Z'],
    ['2026-12', '2026-12-31T22:59:59.999Z', '2027-01-04T23:00:00.000Z'],
    ['2026-03', '2026-03-31T21:59:59.999Z', '2026-04-04T22:00:00.000Z'],
    ['2026-10', '2026-10-31T22:59:59.999Z', '2026-11-04T23:00:00.000Z'],
    ['2028-02', '2028-02-29T22:59:59.999Z', '2028-03-04T23:00:00.000Z'],
  ])('%s ends at %s and is sent from %s on', (month, end, sent) => {
    expect(cutoffOf(month, new Date('2030-01-01T00:00:00Z'))).toEqual(new Date(end));
    expect(executionDay(month)).toEqual(new Date(sent));
  });

  it('has its cut-off now while it is not over', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    expect(cutoffOf('2026-11', now)).toEqual(now);
  });

  it('ends within itself and is executed four days later, for any date', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const month = monthOf(now);
        const end = cutoffOf(month, new Date('2100-01-01'));
        expect(monthOf(end)).toBe(month);
        expect(end >= now).toBe(true);
        expect(monthOf(new Date(end.getTime() + 1))).not.toBe(month);
        const days = (executionDay(month).getTime() - end.getTime()) / (24 * 60 * 60 * 1000);
        expect(Math.round(days)).toBe(4);
      }),
    );
  });
});

describe('the steps of a payout', () => {
  it('are these and no others', () => {
    const steps = payoutStatuses.flatMap((from) =>
      payoutStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      'requested → approved',
      'requested → canceled',
      'approved → submitted',
      'approved → canceled',
      'submitted → paid',
      'submitted → failed',
      'submitted → canceled',
    ]);
  });

  it('leave it debited while approved, submitted or paid', () => {
    expect(payoutStatuses.filter(isDebited)).toEqual(['approved', 'submitted', 'paid']);
  });
});
