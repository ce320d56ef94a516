import { expect, it } from 'vitest';
import { jobSchedules } from './catalogue.ts';
import { lastTimeBetween, listDueJobs } from './schedules.ts';

const between = (cron: string, from: string, until: string) =>
  lastTimeBetween(cron, new Date(from), new Date(until)) !== null;

it('finds a time of the day in Paris, after the start and up to the end', () => {
  const payoutRun = '5 6 * * *';
  expect(between(payoutRun, '2027-03-04T22:30:00Z', '2027-03-05T05:04:59Z')).toBe(false);
  expect(between(payoutRun, '2027-03-04T22:30:00Z', '2027-03-05T05:05:00Z')).toBe(true);
  expect(between(payoutRun, '2027-03-05T05:05:00Z', '2027-03-05T22:00:00Z')).toBe(false);
  expect(between(payoutRun, '2027-07-05T04:00:00Z', '2027-07-05T04:05:00Z'), 'in summer').toBe(true);
});

it('finds every so many minutes', () => {
  expect(between('*/5 * * * *', '2027-03-04T22:31:00Z', '2027-03-04T22:34:59Z')).toBe(false);
  expect(between('*/5 * * * *', '2027-03-04T22:31:00Z', '2027-03-04T22:35:00Z')).toBe(true);
  expect(between('* * * * *', '2027-03-04T22:31:10Z', '2027-03-04T22:31:59Z')).toBe(false);
  expect(between('* * * * *', '2027-03-04T22:31:10Z', '2027-03-04T22:32:00Z')).toBe(true);
});

it('understands every schedule of the catalogue: each has a time in any 25 hours', () => {
  for (const [name, cron] of Object.entries(jobSchedules)) {
    expect(cron, name).toMatch(/^(\d+|\*(\/\d+)?) (\d+|\*) \* \* \*$/);
    expect(between(cron, '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'), name).toBe(true);
  }
});

it('lists each due job once, with its last time', () => {
  const due = listDueJobs(new Date('2027-03-05T04:58:30Z'), new Date('2027-03-05T05:07:10Z'));
  expect(Object.fromEntries(due.map(({ name, dueAt }) => [name, dueAt.toISOString()]))).toEqual({
    'billing.reconcile': '2027-03-05T05:05:00.000Z',
    'mail.operator-summary': '2027-03-05T05:05:00.000Z',
    'admin.wrong-passwords': '2027-03-05T05:05:00.000Z',
    'affiliates.payout-run': '2027-03-05T05:05:00.000Z',
    'figures.count': '2027-03-05T05:07:00.000Z',
  });
});
