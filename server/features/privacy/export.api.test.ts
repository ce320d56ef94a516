// @demand export
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import { exportData } from '#contract/privacy.ts';
import * as schema from '../../db/schema.ts';
import { buildUser, signInElsewhere } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { buildPersonWithAllData } from '../../testing/person-with-all-data.ts';
import { exportedColumns, impersonalTables, nameOf, personalTables } from './personal-data.ts';

const test = makeApp();
const covered = personalTables.map(nameOf).sort();
const impersonal = impersonalTables.map(([table]) => getTableName(table));
const tables = Object.values(schema).filter((value) => is(value, PgTable));

describe('the list of tables that know a person', () => {
  it('has every table of the database but those that are named as nobody’s', async () => {
    const { rows } = await test.database.executeSql(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect([...covered, ...impersonal].sort()).toEqual(rows.map(({ name }) => String(name)).sort());
  });

  it('has every table that references an account in the database', async () => {
    const { rows } = await test.database.executeSql(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'public.account'::regclass`,
    );
    const referencing = rows.map(({ name }) => String(name));
    expect(referencing.length).toBeGreaterThan(4);
    for (const name of [...referencing, 'account']) expect(covered).toContain(name);
  });

  it('has every table that references an account in the schema', () => {
    const referencing = tables.filter((table) =>
      getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.account),
    );
    for (const table of referencing) expect(covered).toContain(getTableName(table));
  });

  it('has every table with a column that could name a person', () => {
    const telling = /(account|user|person|subject|owner|member|customer|affiliate)_id$|email|first_name|phone|username/;
    const named = tables.filter((table) =>
      Object.values(getTableColumns(table)).some((column) => telling.test(column.name)),
    );
    // A click names no visitor; that it names an affiliate's link is no data about a person.
    expect(named.map(getTableName).sort()).toEqual([...covered, 'affiliate_click'].sort());
  });

  it('exports no column that is named like a secret', () => {
    const secretive = /hash|token|secret|password/;
    const exported = personalTables.flatMap((entry) => Object.values(exportedColumns(entry)).map(({ name }) => name));
    expect(exported.filter((name) => secretive.test(name))).toEqual([]);
  });
});

describe('an export', () => {
  it('has a row of every table about the person, and nothing about another', async () => {
    const { user, browser } = await buildPersonWithAllData(test, 'zelda');
    const { user: other } = await buildPersonWithAllData(test, 'aglae');
    await test.drain();
    const answer = await browser.call(exportData);
    expect(answer.exportedAt).toBe(test.clock.now().toISOString());
    expect(Object.keys(answer.data).sort()).toEqual(covered);
    const counts = Object.fromEntries(Object.entries(answer.data).map(([name, rows]) => [name, rows.length]));
    expect(counts).toEqual({
      account: 1,
      held_mail: 1,
      session: 2,
      mail_link: 3,
      passkey: 1,
      identity: 1,
      entitlement_grant: 1,
      affiliate: 1,
      affiliate_former_slug: 1,
      affiliate_status_change: 1,
      ledger_entry: 1,
      payout: 1,
      affiliate_payment_details: 1,
      affiliate_figures: 1,
      affiliate_registration: 1,
      contact_message: 1,
      quota_use: 1,
      screenshot_run: 1,
      variation_run: 1,
      kept_reply: 1,
      own_answers: 1,
      sent_reply: 1,
      bio: 1,
      photo_analysis: 1,
      customer: 1,
      customer_card: 1,
      checkout_intent: 1,
      stripe_event: 1,
      subscription: 1,
      invoice: 1,
      refund: 1,
      dispute: 1,
      owed_refund: 1,
      billing_notice: 1,
      billing_link: 2,
      cancellation_request: 1,
      withdrawal: 1,
      attribution: 1,
      retention_answer: 1,
      support_request: 1,
      pause: 1,
      profile_analysis: 1,
      passive_mode: 1,
      admin_action: 1,
    });
    expect(answer.data.account?.[0]).toMatchObject({
      id: user.id,
      email: user.email,
      firstName: 'Prénom zelda',
      gender: 'femme',
      platforms: ['hinge'],
      preferredPlan: 'annual',
      createdAt: '2026-11-15T09:00:00.000Z',
    });
    expect(answer.data.admin_action?.[0]).toMatchObject({ action: 'grant', details: { entitlement: 'pro' } });
    const text = JSON.stringify(answer);
    for (const own of [
      'Un message de zelda, signé.',
      'Une réponse que zelda garde',
      'La bio de zelda',
      'Titulaire zelda',
      'FR•• •••• 2606',
      'La photo de zelda',
      'La raison de zelda',
      "L'aide pour zelda",
    ])
      expect(text).toContain(own);
    for (const foreign of ['aglae', other.id]) expect(text).not.toContain(foreign);
  });

  it('holds no hash, no session token and no link id', async () => {
    const { browser } = await buildPersonWithAllData(test, 'zelda');
    await test.drain();
    const text = JSON.stringify(await browser.call(exportData));
    const links = await test.deps.db.select({ id: schema.mailLink.id }).from(schema.mailLink);
    const sessions = await test.deps.db.select({ hash: schema.session.tokenHash }).from(schema.session);
    const secrets = [
      '$argon2id',
      browser.cookies.get('declic_session') ?? '',
      ...links.map(({ id }) => id),
      ...sessions.map(({ hash }) => Buffer.from(hash).toString('hex')),
      ...sessions.map(({ hash }) => Buffer.from(hash).toString('base64')),
    ];
    expect(secrets.length).toBeGreaterThan(6);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('has messages that were written signed out only once the address is verified', async () => {
    const { user, browser } = await buildUser(test, { verified: false });
    const letter = { name: 'Quelqu’un', email: user.email, topic: 'question', message: 'Écrit sans compte.' } as const;
    await test.browser().call(sendMessage, { body: letter });
    expect((await browser.call(exportData)).data.contact_message).toEqual([]);
    await test.deps.db
      .update(schema.account)
      .set({ emailVerifiedAt: test.clock.now() })
      .where(eq(schema.account.id, user.id));
    expect((await browser.call(exportData)).data.contact_message).toMatchObject([{ message: 'Écrit sans compte.' }]);
  });

  // @demand bounded-rows
  it('may be made six times an hour by an account, wherever it is signed in', async () => {
    const { user, browser } = await buildUser(test);
    const { browser: other } = await buildUser(test);
    const elsewhere = await signInElsewhere(test, user);
    for (const own of [browser, elsewhere, browser, elsewhere, browser, elsewhere]) await own.call(exportData);
    const { status, body } = await browser.refused(exportData);
    expect({ status, ...body }).toMatchObject({
      ...{ status: 429, code: 'rate_limited', retryAfterSeconds: 3600 },
      message: 'Trop de tentatives. Réessaie dans 60 minutes.',
    });
    await other.call(exportData);
    test.clock.advance(60 * 60_000);
    await browser.call(exportData);
  });

  it('answers 401 without a session', async () => {
    expect((await test.browser().refused(exportData)).status).toBe(401);
  });
});
