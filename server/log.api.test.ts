// @demand silent-log
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changePassword, forgotPassword, login, me, resetPassword, signup } from '#contract/accounts.ts';
import { listUsers } from '#contract/admin.ts';
import { sendMessage } from '#contract/contact.ts';
import { endpoint } from '#contract/endpoint.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { account } from './db/schema.ts';
import { route } from './http/route.ts';
import { mailedToken } from './testing/mailed-token.ts';
import { makeApp } from './testing/make-app.ts';

const failsToStore = endpoint({
  method: 'POST',
  path: '/api/broken/store',
  access: 'member',
  summary: 'Stores an account that exists.',
  response: z.object({}),
});
const test = makeApp({
  extraRoutes: [
    route(failsToStore, async ({ deps, caller }) => {
      const [stored] = await deps.db.select().from(account);
      if (stored) await deps.db.insert(account).values({ ...stored, phoneNumber: caller.user.email });
      return {};
    }),
  ],
});

const secrets = {
  email: 'canary-address@exemple.fr',
  firstName: 'Canaryname',
  password: 'canary-password-1',
  newPassword: 'canary-password-2',
  bearer: 'canary-bearer',
  text: 'A canary-message of some length.',
};

describe('the log', () => {
  it('has one line an answer, and no address, name, password, token or message in it', async () => {
    const { email, firstName, password, newPassword } = secrets;
    const browser = test.browser({ userAgent: 'canary-agent', address: '203.0.113.211' });
    await browser.call(signup, { body: { firstName, email, password, isAdult: true, acceptsTerms: true } });
    await browser.refused(signup, { body: { firstName, email, password, isAdult: true, acceptsTerms: true } });
    await browser.refused(login, { body: { email, password: `${password}-wrong` } });
    await browser.call(changePassword, { body: { currentPassword: password, newPassword } });
    await browser.call(sendMessage, { body: { name: firstName, email, topic: 'question', message: secrets.text } });
    await browser.refused(listUsers, { headers: { authorization: `Bearer ${secrets.bearer}` } });
    expect((await browser.refused(failsToStore)).status).toBe(500);
    await browser.call(forgotPassword, { body: { email } });
    await test.drain();
    const token = mailedToken(
      test.mails.find(({ text }) => text.includes('/reinitialiser/')),
      'reinitialiser',
    );
    await browser.send({ url: `/reinitialiser/${token}` });
    await browser.send({ url: `/api/nope/${token}?token=${token}` });
    await browser.send({
      method: 'POST',
      url: resetPassword.path,
      payload: `{"token":"${token}"`,
      headers: { 'content-type': 'application/json' },
    });
    const cookie = browser.cookies.get('declic_session') ?? 'no cookie';
    await browser.call(me);
    await browser.call(deleteAccount, { body: { password: newPassword } });

    const log = test.logLines.join('');
    expect(test.logLines.filter((line) => line.includes('"answered"'))).toHaveLength(13);
    expect(log).toContain('/api/auth/signup');
    expect(log).toContain('Failed query: insert into');
    for (const secret of [...Object.values(secrets), 'canary', 'Canary', token, cookie, '203.0.113.211', '$argon2id'])
      expect(log.includes(secret), secret).toBe(false);
  });

  it('masks values that are logged under the name of a secret', () => {
    test.app.log.info({ password: 'canary', user: { email: 'canary', session: { token: 'canary' } } }, 'careless');
    test.app.log.info({ headers: { cookie: 'canary', authorization: 'canary' } }, 'careless');
    const log = test.logLines.join('');
    expect(log).not.toContain('canary');
    expect(log.match(/\[masqué\]/g)).toHaveLength(5);
  });
});
