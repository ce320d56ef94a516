import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminUser, listUsers } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { account, adminAction } from '../../../db/schema.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { sell } from '../../../testing/sell.ts';

const test = makeApp();
const headers = { authorization: `Bearer ${testAdminPassword}` };
type Page = ResponseOf<typeof listUsers>;

const ask = (query: Record<string, string>) =>
  test.browser().send({ url: `/api/admin/users?${new URLSearchParams(query)}`, headers });
const list = async (query: Record<string, string> = {}) => (await ask(query)).body as Page;
const names = ({ users }: { users: AdminUser[] }) => users.map(({ email }) => email);

/** Accounts with the same time to the millisecond and different microseconds. */
const fill = (count: number) =>
  test.deps.db.execute(sql`
    insert into account (username, email, created_at)
    select 'person-' || n, 'person-' || n || '@exemple.fr', timestamptz '2026-11-01T10:00:00Z' + (n / 3) * interval '1 microsecond'
    from generate_series(1, ${count}::int) n`);

describe('the list of users', () => {
  it('is read to its end in pages without missing or repeating anybody', async () => {
    await fill(170);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page = await list(after ? { after } : {});
      expect(page.users.length).toBeLessThanOrEqual(50);
      seen.push(...names(page));
      after = page.next;
    }
    expect(seen).toHaveLength(170);
    expect(new Set(seen).size).toBe(170);
  });

  it('finds people by how their address, name, username or phone number begins', async () => {
    await buildUser(test, { email: 'zoe@exemple.fr', firstName: 'Zoé' });
    await buildUser(test, { email: 'autre@exemple.fr', firstName: 'Aïcha' });
    await test.deps.db.update(account).set({ phoneNumber: '+33 6 12' }).where(sql`email = 'autre@exemple.fr'`);
    await test.deps.db.update(account).set({ username: 'Le_Grand' }).where(sql`email = 'zoe@exemple.fr'`);
    for (const search of ['zoe@', 'ZOÉ', 'Zo', 'le_g', ' zoe '])
      expect(names(await list({ search }))).toEqual(['zoe@exemple.fr']);
    for (const search of ['aïch', '+33 6', 'AUTRE'])
      expect(names(await list({ search }))).toEqual(['autre@exemple.fr']);
    for (const search of ['oe@', '%', '_', 'le-g', "' or 1=1 --", '\\'])
      expect(names(await list({ search }))).toEqual([]);
    expect((await list({ search: '%' })).totals.users).toBe(2);
  });

  it('finds everybody once who matches, over pages and fields', async () => {
    await fill(120);
    for (let times = 0; times < 60; times++) await buildUser(test, { firstName: 'Person' });
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page = await list({ search: 'person', ...(after && { after }) });
      seen.push(...names(page));
      after = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([180, 180]);
    expect((await ask({ search: 'person', after: '9_nonsense' })).status).toBe(400);
  });

  it('shows Pro or free accounts alone, by what they may use', async () => {
    const granted = await buildUser(test, { entitlements: ['pro'] });
    const buyer = await buildUser(test);
    await sell(test, 'monthly', { accountId: buyer.user.id });
    const former = await buildUser(test);
    const end = new Date(test.clock.now().getTime() + 1000);
    await sell(test, 'monthly', {
      accountId: former.user.id,
      changes: { cancelAtPeriodEnd: true, currentPeriodEnd: end },
    });
    const option = await buildUser(test, { entitlements: ['bio'] });
    test.clock.advance(2000);
    const pro = await list({ plan: 'pro' });
    expect(names(pro).sort()).toEqual([granted.user.email, buyer.user.email].sort());
    expect(pro.users.every(({ isPro }) => isPro)).toBe(true);
    const free = await list({ plan: 'free' });
    expect(names(free).sort()).toEqual([former.user.email, option.user.email].sort());
    expect(names(await list({ plan: 'free', search: 'camille' })).length).toBe(2);
  });

  it.each<Record<string, string>>([
    { after: 'nonsense' },
    { after: "2026-11-01T10:00:00.000000Z_'; drop table account" },
    { after: '2026-02-31T10:00:00.000000Z_11111111-1111-4111-8111-111111111111' },
    { plan: 'gold' },
    { page: '2' },
    { search: 'x'.repeat(201) },
  ])('refuses what it does not understand with 400: %j', async (query) => {
    const answer = await ask(query);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'invalid_body']);
  });

  it('is noted once in a quarter of an hour, however often the screen renews it', async () => {
    for (let times = 0; times < 3; times++) {
      await list();
      test.clock.advance(30_000);
    }
    expect(await test.deps.db.$count(adminAction)).toBe(1);
    test.clock.advance(15 * 60_000);
    await list({ search: 'canary' });
    const actions = await test.deps.db.select().from(adminAction);
    expect(actions.map(({ action }) => action)).toEqual(['list-users', 'list-users']);
    expect(JSON.stringify(actions)).not.toContain('canary');
  });
});

describe('the export of users', () => {
  const download = (columns?: string) =>
    test.browser().send({ url: `/api/admin/users/export${columns ? `?columns=${columns}` : ''}`, headers });

  it('is a file with every account, more than fit into one batch', async () => {
    await fill(4321);
    const { status, text, headers: given } = await download();
    expect(status).toBe(200);
    expect(given['content-type']).toBe('text/csv; charset=utf-8');
    expect(given['content-disposition']).toBe('attachment; filename="declic-utilisateurs-2026-11-15.csv"');
    expect(text.startsWith('\ufeffid;username;firstName;email;phoneNumber;isPro;createdAt;stripeCustomerId\r\n')).toBe(
      true,
    );
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4322);
    expect(new Set(lines).size).toBe(4322);
  });

  // @demand export-formulas
  it('shows hostile names as text', async () => {
    await buildUser(test, { firstName: '=HYPERLINK("http://mal.example";"clic")', email: 'a@exemple.fr' });
    await buildUser(test, { firstName: '+1;2\n3', entitlements: ['pro'], email: 'b@exemple.fr' });
    const { text } = await download();
    expect(text).toContain(`;"'=HYPERLINK(""http://mal.example"";""clic"")";a@exemple.fr;`);
    expect(text).toContain(`;"'+1;2\n3";b@exemple.fr;;oui;`);
  });

  it('may be the addresses alone', async () => {
    await buildUser(test, { email: 'a@exemple.fr' });
    expect((await download('emails')).text).toBe('\ufeffemail\r\na@exemple.fr\r\n');
    expect((await download('passwords')).status).toBe(400);
  });

  it('is written to the audit log without an address', async () => {
    await buildUser(test, { email: 'canary@exemple.fr' });
    await download('emails');
    const actions = await test.deps.db.select().from(adminAction);
    expect(actions).toMatchObject([{ action: 'export-users', details: { columns: 'emails' } }]);
    expect(JSON.stringify(actions)).not.toContain('canary');
  });
});
