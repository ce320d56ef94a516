// @demand restored-payouts
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestPayout } from '#contract/affiliates.ts';
import { payout } from '../db/schema.ts';
import { balanceOf } from '../features/affiliates/ledger/balances.ts';
import { getAdminPayout } from '../features/affiliates/payouts/admin-payouts.ts';
import { payoutFileOf } from '../features/affiliates/payouts/payout-file.ts';
import { stepPayout } from '../features/affiliates/payouts/payout-steps.ts';
import { runPayouts } from '../features/affiliates/payouts/run.ts';
import { backupsOf } from '../testing/backups-of.ts';
import { buildPayout } from '../testing/build-payout.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { makeApp } from '../testing/make-app.ts';
import { moneyOf } from '../testing/referred-money.ts';

// No payout that was sent since the backup is sent once more by itself. Each is of 32,20 €, for November.

const test = makeApp();
const money = moneyOf(test);
const { save, restore } = backupsOf(test);

let partners = 0;
const build = () => buildPayout(test, money, { method: 'paypal', email: `lea-${++partners}@exemple.fr` });
type Partner = Awaited<ReturnType<typeof build>>;
const atFifth = () => test.clock.set('2026-12-05T05:05:00Z');
const run = () => runPayouts(test.deps);
const inFile = async () => (await payoutFileOf(test.deps, '2026-11', 'paypal').catch(() => null))?.payouts ?? 0;
const available = async ({ affiliateId }: Partner) =>
  (await balanceOf(test.deps.db, affiliateId, test.clock.now())).availableCents;

describe('a restore in place of a database that went on after the backup', () => {
  it('leaves paid and submitted what was so, whatever the backup knew of it', async () => {
    const [requested, approved, later] = [await build(), await build(), await build()];
    await approved.step('approved');
    await test.deps.db.delete(payout).where(eq(payout.id, later.payoutId));
    const file = await save();
    await later.browser.call(requestPayout);
    const [asked] = await test.deps.db.select().from(payout).where(eq(payout.affiliateId, later.affiliateId));
    const laterId = asked?.id ?? '';
    await requested.step('approved');
    await stepPayout(test.deps, laterId, { to: 'approved' });
    atFifth();
    expect(await run()).toEqual({ submitted: 3, waiting: 0 });
    await approved.step('paid');
    await stepPayout(test.deps, laterId, { to: 'paid' });

    const { doubtfulPayouts } = await restore(file);
    expect(await run()).toEqual({ submitted: 0, waiting: 0 });
    expect(await inFile()).toBe(1);
    expect([await requested.shown(), await approved.shown()]).toMatchObject([
      { status: 'submitted' },
      { status: 'paid' },
    ]);
    expect(await getAdminPayout(test.deps, laterId)).toMatchObject({ status: 'paid', amountCents: 3220 });
    for (const one of [requested, approved, later]) expect(await available(one)).toBe(0);
    expect(doubtfulPayouts).toEqual([]);
  });

  it('goes on with a payout in the same state, and holds one whose state differs', async () => {
    const [same, other] = [await build(), await build()];
    for (const one of [same, other]) await one.step('approved');
    const file = await save();
    await other.step('canceled');
    atFifth();
    expect((await restore(file)).doubtfulPayouts.map(({ id }) => id)).toEqual([other.payoutId]);
    expect(await run()).toEqual({ submitted: 1, waiting: 1 });
    expect(await same.shown()).toMatchObject({ status: 'submitted' });
  });
});

describe('a payout that came back with a backup, with nothing to compare it to', () => {
  /** One that was requested, one that was approved and two that were submitted at the time of the backup. */
  async function restored() {
    const [requested, approved, submitted, sent] = [await build(), await build(), await build(), await build()];
    for (const one of [submitted, sent]) await one.step('approved');
    atFifth();
    await run();
    await approved.step('approved');
    const file = await save();
    await emptyDatabase(test.database);
    const { doubtfulPayouts } = await restore(file);
    return { requested, approved, submitted, sent, file, doubtfulPayouts };
  }

  it('is sent only after another approval, is in no file, and says so', async () => {
    const { requested, approved, submitted, sent, doubtfulPayouts } = await restored();
    expect(await run()).toEqual({ submitted: 0, waiting: 3 });
    expect(await inFile()).toBe(0);
    expect(doubtfulPayouts.map(({ id }) => id).sort()).toEqual(
      [requested, approved, submitted, sent].map(({ payoutId }) => payoutId).sort(),
    );
    for (const one of [requested, approved, submitted])
      expect(await one.shown()).toMatchObject({ outdatedBy: 'restored' });
    await expect(submitted.step('submitted')).rejects.toMatchObject({
      message: expect.stringContaining("vérifie sur ton relevé qu'il n'est pas déjà parti"),
      details: { reason: 'approval_outdated' },
    });
    for (const one of [requested, approved, submitted]) await one.step('approved');
    expect(await approved.shown()).toMatchObject({ status: 'approved', outdatedBy: null });
    expect(await run()).toEqual({ submitted: 3, waiting: 1 });
    for (const one of [requested, approved, submitted]) expect(await available(one)).toBe(0);
  });

  it('is marked paid or canceled, to the cent, and stays marked when the backup is restored once more', async () => {
    const { requested, approved, submitted, file } = await restored();
    await restore(file);
    for (const one of [requested, approved]) await one.step('paid');
    await submitted.step('canceled');
    expect(await run()).toEqual({ submitted: 0, waiting: 1 });
    expect([await requested.shown(), await approved.shown()]).toMatchObject([
      { status: 'paid', outdatedBy: null },
      { status: 'paid', outdatedBy: null },
    ]);
    expect([await available(requested), await available(approved), await available(submitted)]).toEqual([0, 0, 3220]);
  });
});
