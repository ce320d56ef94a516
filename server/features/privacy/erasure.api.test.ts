// @demand erasure
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgotPassword, login, me } from '#contract/accounts.ts';
import { sendMessage } from '#contract/contact.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { account, contactMessage } from '../../db/schema.ts';
import type { JobRunner } from '../../jobs/boss.ts';
import { jobHandlers } from '../../jobs/handlers.ts';
import { buildUser, goodPassword, signInElsewhere } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { buildPersonWithAllData } from '../../testing/person-with-all-data.ts';
import { tablesThatMention, wholeDatabase } from '../../testing/whole-database.ts';
import { getUser } from '../accounts/user.ts';
import { erase } from './account-data.ts';
import { nameOf, personalTables } from './personal-data.ts';

const test = makeApp();
const right = { password: goodPassword };

/** Rows of every table that contain a text somewhere. */
async function traces(text: string) {
  const content = await wholeDatabase(test.database);
  return Object.fromEntries(
    tablesThatMention(content, text).map((name) => [
      name,
      content[name]?.filter((row) => JSON.stringify(row).includes(text)),
    ]),
  );
}

describe('erasure of an account', () => {
  it('leaves no trace in any table or job, except the farewell mail until it is sent and the id in the audit', async () => {
    const { user, browser } = await buildPersonWithAllData(test, 'zelda');
    await test.drain();
    await browser.call(forgotPassword, { body: { email: user.email } });
    const broken = jobHandlers({
      ...test.deps,
      mail: { send: () => Promise.reject(new Error(`550 ${user.email} unknown`)), close: async () => {} },
    });
    const runner = test.deps.jobs as JobRunner;
    await runner.drain(broken);
    await browser.call(forgotPassword, { body: { email: user.email } });
    const before = await traces(user.email);
    expect(Object.keys(before)).toEqual([
      'jobs.job',
      'public.account',
      'public.billing_link',
      'public.contact_message',
      'public.identity',
      'public.mail_link',
    ]);

    await browser.call(deleteAccount, { body: right });

    for (const text of [user.email, 'zelda', 'Zelda']) {
      const left = await traces(text);
      expect(
        Object.keys(left).filter((name) => name !== 'jobs.job'),
        text,
      ).toEqual([]);
      for (const job of left['jobs.job'] ?? [])
        expect(job).toMatchObject({ name: 'mail.account-deleted', data: { email: user.email } });
    }
    await test.drain();
    for (const text of [user.email, 'zelda', 'Zelda']) expect(await traces(text), text).toEqual({});
    const byId = await traces(user.id);
    expect(Object.keys(byId)).toEqual(['public.admin_action']);
    expect(byId['public.admin_action']).toMatchObject([{ action: 'grant', details: { entitlement: 'pro' } }]);
  });

  it('leaves rows only where a law wants them kept, and none of these names the person', async () => {
    const { user, browser } = await buildPersonWithAllData(test, 'zelda');
    await test.drain();
    await browser.call(deleteAccount, { body: right });
    // The affiliate whose link the person came by has an account too.
    for (const { id } of await test.deps.db.select({ id: account.id }).from(account))
      await erase(test.deps, await getUser(test.deps.db, test.clock, id));
    await test.drain();
    await test.database.executeSql('delete from jobs.job');
    const content = await wholeDatabase(test.database);
    const left = personalTables.filter((entry) => content[`public.${nameOf(entry)}`]?.length);
    expect(left.map(nameOf)).toEqual(personalTables.filter(({ keptFor }) => keptFor).map(nameOf));
    const kept = JSON.stringify(
      Object.fromEntries(left.map((entry) => [nameOf(entry), content[`public.${nameOf(entry)}`]])),
    );
    for (const text of [user.email, 'zelda', 'Titulaire']) expect(kept).not.toContain(text);
  });

  it('changes no row about another person', async () => {
    const { browser } = await buildPersonWithAllData(test, 'zelda');
    await buildPersonWithAllData(test, 'aglae');
    await test.drain();
    const mentions = async () => await traces('aglae');
    const before = await mentions();
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(3);
    await browser.call(deleteAccount, { body: right });
    expect(await mentions()).toEqual(before);
  });

  it('ends every session, says goodbye by mail and frees the address', async () => {
    const { user, browser } = await buildUser(test, { firstName: 'Léa' });
    await browser.call(login, { body: { email: user.email, ...right } });
    const elsewhere = await signInElsewhere(test, user);
    const token = browser.cookies.get('declic_session') ?? '';
    await browser.call(deleteAccount, { body: right });
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set('declic_session', token);
    for (const old of [browser, elsewhere]) expect((await old.refused(me)).status).toBe(401);
    expect((await test.browser().refused(login, { body: { email: user.email, ...right } })).status).toBe(401);
    expect(await test.drain()).toBe(1);
    expect(test.mails).toMatchObject([{ to: user.email, subject: 'Ton compte est supprimé' }]);
    expect(test.mails[0]?.text).toContain('Bonjour Léa,');
    await buildUser(test, { email: user.email });
  });

  it('says goodbye once, though a second click comes after the mail was sent', async () => {
    const { user } = await buildUser(test);
    const signedIn = await getUser(test.deps.db, test.clock, user.id);
    for (let click = 0; click < 2; click++) {
      await erase(test.deps, signedIn);
      await test.drain();
    }
    expect(test.mails.map(({ to }) => to)).toEqual([user.email]);
  });

  it('is refused with a wrong password, and with any after ten wrong ones', async () => {
    const { user, browser } = await buildUser(test);
    for (let guess = 0; guess < 10; guess++) {
      const answer = await browser.refused(deleteAccount, { body: { password: `wrong number ${guess}` } });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ password: 'Mot de passe incorrect' });
    }
    expect((await browser.refused(deleteAccount, { body: right })).status).toBe(429);
    expect(await test.deps.db.$count(account, eq(account.id, user.id))).toBe(1);
    await browser.call(me);
    expect(await test.drain()).toBe(0);
  });

  it('keeps messages that were written signed out under an address that was never verified', async () => {
    const { user, browser } = await buildUser(test, { verified: false });
    const letter = { name: 'Quelqu’un', email: user.email, topic: 'question', message: 'Écrit sans compte.' } as const;
    await test.browser().call(sendMessage, { body: letter });
    await browser.call(deleteAccount, { body: right });
    expect(await test.deps.db.$count(contactMessage)).toBe(1);
  });

  it('answers 401 without a session', async () => {
    await buildUser(test);
    expect((await test.browser().refused(deleteAccount, { body: right })).status).toBe(401);
    expect(await test.deps.db.$count(account)).toBe(1);
  });
});
