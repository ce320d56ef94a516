import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { activatePro, grantEntitlement, listUsers } from '#contract/admin.ts';
import { getDashboard } from '#contract/admin-figures.ts';
import { adminAction, entitlementGrant } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../testing/make-app.ts';

const test = makeApp();
const headers = { authorization: `Bearer ${testAdminPassword}` };
const audit = () => test.deps.db.select().from(adminAction).orderBy(adminAction.id);

describe('the operator', () => {
  // @demand audit-log
  it('lists every account, newest first, and records that in the audit', async () => {
    const { user: older } = await buildUser(test, { firstName: 'Aïcha' });
    test.clock.advance(1000);
    const { user: newer } = await buildUser(test, { entitlements: ['pro'] });
    const { users } = await test.browser().call(listUsers, { headers });
    expect(users.map(({ id, isPro }) => [id, isPro])).toEqual([
      [newer.id, true],
      [older.id, false],
    ]);
    expect(Object.keys(users[1] ?? {}).sort()).toEqual(
      ['createdAt', 'email', 'firstName', 'id', 'isPro', 'phoneNumber', 'stripeCustomerId', 'username'].sort(),
    );
    expect(await audit()).toMatchObject([{ action: 'list-users', subjectId: null, details: {}, at: test.clock.now() }]);
  });

  it('grants Pro once for five requests at once', async () => {
    const { user, browser } = await buildUser(test);
    const params = { id: user.id };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.browser().call(activatePro, { params, headers })),
    );
    for (const answer of answers) expect(answer.user).toMatchObject({ id: user.id, isPro: true });
    expect((await browser.call(me)).user.isPro).toBe(true);
    expect(await test.deps.db.$count(entitlementGrant)).toBe(1);
    expect(await audit()).toMatchObject([{ action: 'grant', subjectId: user.id, details: { entitlement: 'pro' } }]);
  });

  it('gets 404 for an account that does not exist', async () => {
    const unknown = await test.browser().refused(activatePro, { params: { id: crypto.randomUUID() }, headers });
    expect([unknown.status, unknown.body.message]).toEqual([404, "Ce compte n'existe pas."]);
    const malformed = await test.browser().refused(activatePro, { params: { id: '1 or 1=1' }, headers });
    expect([malformed.status, malformed.body.fields]).toEqual([400, { id: 'Identifiant invalide' }]);
    const body = { email: 'personne@exemple.fr', entitlement: 'pro' };
    const byMail = await test.browser().refused(grantEntitlement, { body, headers });
    expect([byMail.status, byMail.body.message]).toEqual([404, "Aucun compte avec l'adresse personne@exemple.fr"]);
    expect(await audit()).toEqual([]);
  });

  it('grants by e-mail, and is told that an add-on waits for Pro', async () => {
    const { user, browser } = await buildUser(test);
    const grant = (entitlement: 'pro' | 'bio' | 'photo') =>
      test.browser().call(grantEntitlement, { body: { email: user.email.toUpperCase(), entitlement }, headers });
    expect((await grant('bio')).message).toContain("mais une option ne compte qu'avec Pro");
    expect((await browser.call(me)).user).toMatchObject({ isPro: false, hasBioAccess: false });
    expect((await grant('pro')).message).toBe(`${user.email} : pro activé.`);
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true, hasPhotoAccess: false });
    await grant('photo');
    await grant('photo');
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true, hasPhotoAccess: true });
    expect((await audit()).map(({ details }) => details)).toEqual([
      { entitlement: 'bio' },
      { entitlement: 'pro' },
      { entitlement: 'photo' },
    ]);
    const answer = await test.browser().refused(grantEntitlement, {
      body: { email: user.email, entitlement: 'admin' },
      headers,
    });
    expect(answer.body.fields).toEqual({ entitlement: 'Choisis pro, bio ou photo' });
  });
});

// @demand audit-log
describe('the audit', () => {
  it('records a look at the dashboard, which names affiliates and customers', async () => {
    await test.browser().call(getDashboard, { headers });
    await test.browser().call(getDashboard, { headers });
    expect(await audit()).toMatchObject([{ action: 'view-dashboard', subjectId: null, details: {} }]);
  });

  it('refuses updates and deletions in the database', async () => {
    await buildUser(test);
    await test.browser().call(listUsers, { headers });
    const before = await audit();
    for (const change of [
      sql`update admin_action set action = 'nothing'`,
      sql`update admin_action set subject_id = null`,
      sql`delete from admin_action`,
    ])
      await expect(test.deps.db.execute(change)).rejects.toMatchObject({
        cause: { message: 'rows of admin_action are only added' },
      });
    expect(await audit()).toEqual(before);
  });

  it('holds no name, address or password', async () => {
    const { user } = await buildUser(test, { firstName: 'Canaryname' });
    const body = { email: user.email, entitlement: 'pro' } as const;
    await test.browser().call(grantEntitlement, { body, headers });
    await test.browser().call(listUsers, { headers });
    const text = JSON.stringify(await audit());
    for (const name of [user.email, user.username, 'Canaryname', testAdminPassword]) expect(text).not.toContain(name);
  });
});
