import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listSessions, login, me, revokeOtherSessions, revokeSession } from '#contract/accounts.ts';
import { session } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser, goodPassword, signInElsewhere } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { tablesThatMention, wholeDatabase } from '../../testing/whole-database.ts';
import { maxSessions } from './sessions.ts';

const test = makeApp();
const day = 24 * 60 * 60 * 1000;
const cookie = 'declic_session';

async function currentId(browser: Browser): Promise<string> {
  const { sessions } = await browser.call(listSessions);
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

describe('open sessions', () => {
  it('are listed with their device, the latest first, this one marked', async () => {
    const { user, browser } = await buildUser(test);
    test.clock.advance(60_000);
    const phone = test.browser({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18 Safari/604' });
    await phone.call(login, { body: { email: user.email, password: goodPassword } });
    await buildUser(test);
    const { sessions } = await browser.call(listSessions);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari sur iPhone', false],
      ['Firefox sur Windows', true],
    ]);
    expect(sessions[0]).toMatchObject({
      createdAt: '2026-11-15T09:01:00.000Z',
      lastSeenAt: '2026-11-15T09:01:00.000Z',
    });
  });

  it('can be ended one by one, this one too', async () => {
    const { user, browser } = await buildUser(test);
    const elsewhere = await signInElsewhere(test, user);
    await browser.call(revokeSession, { params: { id: await currentId(elsewhere) } });
    expect((await elsewhere.refused(me)).status).toBe(401);
    const own = await currentId(browser);
    await browser.call(revokeSession, { params: { id: own } });
    expect(browser.cookies.size).toBe(0);
    expect(await test.deps.db.$count(session)).toBe(0);
  });

  it("do not include another account's: it is not found and stays open", async () => {
    const { browser: owner } = await buildUser(test);
    const { browser: stranger } = await buildUser(test);
    const id = await currentId(owner);
    const other = await stranger.refused(revokeSession, { params: { id } });
    const none = await stranger.refused(revokeSession, { params: { id: crypto.randomUUID() } });
    expect(other.status).toBe(404);
    expect({ ...other.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    await owner.call(me);
    await stranger.call(revokeOtherSessions);
    await owner.call(me);
  });

  it('can be ended all at once, except this one', async () => {
    const { user, browser } = await buildUser(test);
    const others = [await signInElsewhere(test, user), await signInElsewhere(test, user)];
    await browser.call(revokeOtherSessions);
    for (const other of others) expect((await other.refused(me)).status).toBe(401);
    await browser.call(me);
    expect(await test.deps.db.$count(session)).toBe(1);
  });

  // @demand bounded-rows
  it('number 50 at most: a login ends those of this account that were unused for longest', async () => {
    const { browser: stranger } = await buildUser(test);
    const { user, browser: oldest } = await buildUser(test);
    test.clock.advance(60_000);
    const now = test.clock.now();
    const unused = Array.from({ length: maxSessions + 4 }, (_, index) => ({
      accountId: user.id,
      tokenHash: Buffer.from(`unused ${index}`),
      device: 'Firefox sur Windows',
      ...{ createdAt: now, lastSeenAt: now },
    }));
    await test.deps.db.insert(session).values(unused);
    test.clock.advance(6 * 60_000);
    const used = await signInElsewhere(test, user);
    const latest = await signInElsewhere(test, user);
    expect(await test.deps.db.$count(session, eq(session.accountId, user.id))).toBe(maxSessions);
    expect((await oldest.refused(me)).status).toBe(401);
    for (const kept of [used, latest, stranger]) await kept.call(me);
  });

  it('are listed 50 at most, though more were stored before there was a bound', async () => {
    const { user, browser } = await buildUser(test);
    const earlier = new Date(test.clock.now().getTime() - day);
    const rows = Array.from({ length: maxSessions + 4 }, (_, index) => ({
      accountId: user.id,
      tokenHash: Buffer.from(`earlier ${index}`),
      device: 'Firefox sur Windows',
      ...{ createdAt: earlier, lastSeenAt: earlier },
    }));
    await test.deps.db.insert(session).values(rows);
    const { sessions } = await browser.call(listSessions);
    expect(sessions).toHaveLength(maxSessions);
    expect(sessions[0]?.isCurrent).toBe(true);
  });

  it('cannot be ended by an id that is none', async () => {
    const { browser } = await buildUser(test);
    const answer = await browser.refused(revokeSession, { params: { id: 'all' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ id: 'Identifiant invalide' });
    await browser.call(me);
  });
});

describe('a session', () => {
  // @demand session-expiry
  it('ends after 30 days without use', async () => {
    const { browser } = await buildUser(test);
    const { browser: unused } = await buildUser(test);
    test.clock.advance(29 * day);
    await browser.call(me);
    test.clock.advance(29 * day);
    await browser.call(me);
    expect((await unused.refused(me)).status).toBe(401);
    test.clock.advance(30 * day);
    expect((await browser.refused(me)).status).toBe(401);
    test.clock.advance(1);
    await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
    await test.drain();
    expect(await test.deps.db.$count(session)).toBe(0);
    expect((await browser.refused(me)).status).toBe(401);
    expect(browser.cookies.size).toBe(0);
  });

  // @demand clock-ahead
  it.each([31, 400, 20_000])(
    'outlives a clock that is set %i days ahead and back, though purges run meanwhile',
    async (ahead) => {
      const { browser } = await buildUser(test);
      const purge = async () => {
        await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
        await test.drain();
      };
      await purge();
      test.clock.advance(day);
      await browser.call(me);
      test.clock.advance(ahead * day);
      await purge();
      expect((await browser.refused(me)).status).toBe(401);
      test.clock.advance(7 * 60_000);
      await purge();
      test.clock.advance(-ahead * day);
      await browser.call(me);
      await purge();
      await browser.call(me);
    },
  );

  // @demand session-expiry
  it('ends after 90 days, however much it is used', async () => {
    const { browser } = await buildUser(test);
    for (let days = 0; days < 89; days += 20) {
      await browser.call(me);
      test.clock.advance(20 * day);
      if (days === 80) break;
    }
    expect((await browser.refused(me)).status).toBe(401);
  });

  it('is not listed after 30 days without use', async () => {
    const { user, browser } = await buildUser(test);
    await signInElsewhere(test, user);
    test.clock.advance(20 * day);
    await browser.call(me);
    test.clock.advance(10 * day);
    expect((await browser.call(listSessions)).sessions).toHaveLength(1);
  });

  it('updates its last use every five minutes at most', async () => {
    const { browser } = await buildUser(test);
    const seenAt = async () => (await test.deps.db.select().from(session))[0]?.lastSeenAt.toISOString();
    test.clock.advance(5 * 60_000);
    await browser.call(me);
    expect(await seenAt()).toBe('2026-11-15T09:00:00.000Z');
    test.clock.advance(1000);
    await browser.call(me);
    expect(await seenAt()).toBe('2026-11-15T09:05:01.000Z');
  });

  // @demand session-token
  it('is stored as a hash that opens no session', async () => {
    const { user, browser } = await buildUser(test);
    const token = browser.cookies.get(cookie) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tablesThatMention(await wholeDatabase(test.database), token)).toEqual([]);
    const [stored] = await test.deps.db.select().from(session).where(eq(session.accountId, user.id));
    const hash = Buffer.from(stored?.tokenHash ?? []);
    const thief = test.browser();
    for (const encoding of ['base64url', 'base64', 'hex', 'latin1'] as const) {
      thief.cookies.set(cookie, encodeURIComponent(hash.toString(encoding)));
      expect((await thief.refused(me)).status).toBe(401);
    }
    thief.cookies.set(cookie, stored?.id ?? '');
    expect((await thief.refused(me)).status).toBe(401);
  });

  // @demand session-token
  it('does not take over a token that someone planted in the browser', async () => {
    const { user } = await buildUser(test);
    const planted = 'p'.repeat(43);
    const victim = test.browser();
    victim.cookies.set(cookie, planted);
    await victim.call(login, { body: { email: user.email, password: goodPassword } });
    expect(victim.cookies.get(cookie)).not.toBe(planted);
    const attacker = test.browser();
    attacker.cookies.set(cookie, planted);
    expect((await attacker.refused(me)).status).toBe(401);
  });
});
