import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsSince } from './months-since.ts';
import { axisTop, barOf } from './plot-scale.ts';
import { qrPath } from './qr-path.ts';

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 4],
  [12, 20],
  [20, 20],
  [45, 100],
  [805, 1000],
])('an axis for values up to %i ends at %i', (max, top) => {
  expect(axisTop(max)).toBe(top);
});

it('every bar stands on the baseline and inside the plot', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (value, max) => {
      const { y, height } = barOf(value, axisTop(max), 190);
      return y >= 0 && height >= 0 && Math.abs(y + height - 190) < 1e-9;
    }),
  );
});

it('the months of statements go from now back to the first, by the calendar of Paris', () => {
  const months = monthsSince('2026-09-30T22:30:00Z', new Date('2026-12-31T23:30:00Z'));
  expect(months.map(({ value }) => value)).toEqual(['2027-01', '2026-12', '2026-11', '2026-10']);
  expect(months[2]?.label).toBe('novembre 2026');
  expect(monthsSince('2026-11-02T09:00:00Z', new Date('2026-11-02T08:00:00Z'))).toHaveLength(1);
});

it('the path of a QR code joins neighbouring modules of a row', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M0 0h2v1H0zM2 1h1v1H2z');
});
