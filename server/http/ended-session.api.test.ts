import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { updateProfile } from '#contract/account-details.ts';
import { me, verifyEmail } from '#contract/accounts.ts';
import { registerAffiliate } from '#contract/affiliate-accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { account, session } from '../db/schema.ts';
import { beforeTransaction } from '../testing/before-transaction.ts';
import { type BuiltUser, buildUser } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';

// @demand ended-session

const test = makeApp();

/** A call of which the server knows the caller, and whose body is finished later. */
async function begin({ browser, user }: BuiltUser, { method, path }: Endpoint, body: object) {
  test.clock.advance(6 * 60_000);
  const text = JSON.stringify(body);
  const payload = new PassThrough();
  payload.write(text.slice(0, 1));
  const answer = browser.send({ method, url: path, payload, headers: { 'content-type': 'application/json' } });
  const isKnown = async () => {
    const [seen] = await test.deps.db.select().from(session).where(eq(session.accountId, user.id));
    return seen?.lastSeenAt.getTime() === test.clock.now().getTime();
  };
  while (!(await isKnown())) await setTimeout(5);
  return async () => {
    payload.end(text.slice(1));
    return await answer;
  };
}

it('a session that ends while a body is on its way acts no more', async () => {
  const built = await buildUser(test);
  const finish = await begin(built, updateProfile, { firstName: 'Voleur', phoneNumber: null });
  await test.deps.db.delete(session);
  expect((await finish()).status).toBe(401);
  const [stored] = await test.deps.db.select().from(account).where(eq(account.id, built.user.id));
  expect(stored?.firstName).toBe('Camille');
});

it('a caller who may be a visitor goes on as one', async () => {
  const built = await buildUser(test, { verified: false });
  const finish = await begin(built, verifyEmail, { token: 'un-lien-inconnu.signature' });
  await test.deps.db.delete(session);
  expect((await finish()).status).toBe(400);
});

it('a call whose account is erased meanwhile is told to sign in', async () => {
  const { browser } = await buildUser(test);
  const body = { slug: 'lea-conseille', acceptsTerms: true } as const;
  beforeTransaction(test, () => test.deps.db.delete(account));
  const refused = await browser.refused(registerAffiliate, { body });
  expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated']);
  expect((await browser.refused(me)).status).toBe(401);
});
