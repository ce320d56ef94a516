// @demand free-mailbox
import { describe, expect, it } from 'vitest';
import type { Feature } from '#contract/plans.ts';
import { getUsage } from '#contract/usage.ts';
import { account, mailboxUse, quotaUse } from '../../db/schema.ts';
import { type BuiltUser, buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { getUser } from '../accounts/user.ts';
import { erase } from '../privacy/account-data.ts';
import { keepReservation, releaseReservation, reserve } from './reservations.ts';

const test = makeApp();
const day = 24 * 60 * 60 * 1000;
const zoes = ['zoe@gmail.com', 'zoe+1@gmail.com', 'z.oe@gmail.com', 'zo.e+2@gmail.com', 'zoe+4@googlemail.com'];

const current = async ({ user }: BuiltUser) => await getUser(test.deps.db, test.clock, user.id);
async function spend(built: BuiltUser, feature: Feature): Promise<'quota' | 'trial' | 'nothing' | 'refused'> {
  try {
    const reservation = await reserve(test.deps, await current(built), feature);
    await keepReservation(test.deps, reservation);
    return reservation.paidBy;
  } catch {
    return 'refused';
  }
}
async function spendAll(built: BuiltUser, times = 5) {
  const paid: string[] = [];
  for (let time = 0; time < times; time++) paid.push(await spend(built, 'dmText'));
  return paid;
}
const build = async (email: string, verified = true) => await buildUser(test, { email, verified });
const usageOf = async ({ browser }: BuiltUser) => await browser.call(getUsage);

describe('what is free', () => {
  it('is shared by all spellings of a mailbox, exactly, over two processes', async () => {
    const accounts = await Promise.all(zoes.map((email) => build(email)));
    const users = await Promise.all(accounts.map(current));
    const again = await test.database.openAgain();
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, async (_, index) => {
        const user = users[index % users.length];
        if (!user) throw new Error('no user');
        return await reserve(index % 2 ? { ...test.deps, db: again.db } : test.deps, user, 'dmText');
      }),
    );
    await again.close();
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(taken.map(({ paidBy }) => paidBy).sort()).toEqual(['quota', 'quota', 'quota', 'trial']);
  });

  it('is free again where the work of another account fails', async () => {
    const [one, other] = [await build('zoe@gmail.com'), await build('zoe+1@gmail.com')];
    const reservation = await reserve(test.deps, await current(one), 'bioGeneration');
    expect(await spend(other, 'bioGeneration')).toBe('refused');
    await releaseReservation(test.deps, reservation);
    expect(await spend(other, 'bioGeneration')).toBe('quota');
    expect(await spend(one, 'bioGeneration')).toBe('refused');
    const rows = [...(await test.deps.db.select().from(quotaUse)), ...(await test.deps.db.select().from(mailboxUse))];
    expect(rows.every(({ reserved }) => Object.keys(reserved).length === 0)).toBe(true);
  });

  it('is not renewed by deleting the account and opening it again, until its period ends', async () => {
    const first = await build('zoe@gmail.com');
    expect(await spendAll(first)).toEqual(['quota', 'quota', 'quota', 'trial', 'refused']);
    expect(await spend(first, 'photoAnalysis')).toBe('quota');
    await erase(test.deps, await current(first));
    const second = await build('zoe@gmail.com');
    expect(await spendAll(second)).toEqual(Array(5).fill('refused'));
    expect([await spend(second, 'photoAnalysis'), await spend(second, 'photoAnalysis')]).toEqual(['quota', 'refused']);
    test.clock.advance(day);
    expect(await spendAll(second)).toEqual(['quota', 'quota', 'quota', 'refused', 'refused']);
  });

  it('is shown as used, with the reason, before anything is typed', async () => {
    const [one, other] = [await build('zoe@gmail.com'), await build('zoe+1@gmail.com')];
    expect(await usageOf(other)).toMatchObject({ isShared: false, freeDmTrialUsed: false });
    await spendAll(one);
    const shown = await usageOf(other);
    expect(shown).toMatchObject({ isShared: true, freeDmTrialUsed: true });
    expect(shown.usage[0]).toMatchObject({ feature: 'dmText', used: 3, limit: 3 });
    expect(await usageOf(one)).toMatchObject({ isShared: false });
  });

  it('is shared by nobody else: not by people whose addresses differ in a dot, nor with a Pro account', async () => {
    const people = ['zoe@orange.fr', 'z.oe@orange.fr', 'zoe@orange.com', 'zoe@gmail.com'];
    for (const email of people) expect(await spend(await build(email), 'bioGeneration')).toBe('quota');
    const pro = await buildUser(test, { email: 'zoe+pro@gmail.com', entitlements: ['pro'] });
    expect(await spend(pro, 'bioGeneration')).toBe('quota');
    const free = await build('zoe+free@gmail.com');
    expect(await spend(free, 'bioRating')).toBe('quota');
    expect(await spend(pro, 'bioRating')).toBe('quota');
    expect(await usageOf(pro)).toMatchObject({ isShared: false });
  });

  it('counts on for an account that moves to another mailbox', async () => {
    const moved = await build('zoe@gmail.com');
    expect(await spend(moved, 'bioGeneration')).toBe('quota');
    await test.deps.db.update(account).set({ email: 'zoe@exemple.fr' });
    expect(await spend(moved, 'bioGeneration')).toBe('refused');
  });
});

describe('the demo of an address that nobody has proven', () => {
  it('takes nothing from the owner of the mailbox', async () => {
    for (const email of ['zoe+1@gmail.com', 'z.oe@gmail.com']) await spendAll(await build(email, false));
    expect(await spend(await build('zoe@gmail.com', false), 'dmText')).toBe('trial');
    expect(await spendAll(await build('zo.e@gmail.com'))).toEqual(['quota', 'quota', 'quota', 'trial', 'refused']);
  });

  it('is one for all other spellings, and one for the plain spelling', async () => {
    const paid: string[] = [];
    for (const email of zoes) paid.push(await spend(await build(email, false), 'dmText'));
    expect(paid).toEqual(['trial', 'trial', 'refused', 'refused', 'refused']);
  });

  it('is not renewed by deleting the account', async () => {
    const fresh = await build('zoe@exemple.fr', false);
    expect(await spend(fresh, 'dmText')).toBe('trial');
    await erase(test.deps, await current(fresh));
    expect(await spend(await build('zoe@exemple.fr', false), 'dmText')).toBe('refused');
  });
});

// @demand nothing-at-rest
it('keeps no address once the account is gone', async () => {
  const built = await build('zo.e+tag@gmail.com');
  await spendAll(built);
  await test.deps.db.delete(account);
  const rows = await test.deps.db.select().from(mailboxUse);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/zoe|zo\.e|gmail|@/);
  for (const { mailbox } of rows) expect(mailbox).toMatch(/^[\w-]{22}$/);
});
