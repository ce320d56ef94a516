// @demand passkeys, operator-password, audit-log
import { expect, it } from 'vitest';
import { listAdminActions, listUsers } from '#contract/admin.ts';
import {
  addOperatorPasskey,
  listOperatorPasskeys,
  newOperatorPasskeyOptions,
  operatorLogin,
  operatorLoginOptions,
  removeOperatorPasskey,
} from '#contract/operator-passkeys.ts';
import { addPasskey, newPasskeyOptions, passkeyLogin, passkeyLoginOptions } from '#contract/passkeys.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../testing/make-app.ts';
import { makePasskey, type SoftPasskey, signWith } from '../../testing/soft-authenticator.ts';
import { operatorTokenTtlMs } from './operator-token.ts';

const test = makeApp();
const bearing = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
const headers = bearing(testAdminPassword);
const password = testAdminPassword;
type New = { challenge: string; user: { id: string } };

async function addKey(browser: Browser): Promise<SoftPasskey & { storedId: string }> {
  const asked = (await browser.call(newOperatorPasskeyOptions, { headers, body: { password } })) as unknown as New;
  const { key, answer } = makePasskey(asked);
  const { passkey } = await browser.call(addOperatorPasskey, { headers, body: { name: 'Bureau', passkey: answer } });
  return Object.assign(key, { storedId: passkey.id });
}

async function enter(browser: Browser, key: SoftPasskey): Promise<string> {
  const passkey = signWith(key, await browser.call(operatorLoginOptions));
  return (await browser.call(operatorLogin, { body: { passkey } })).token;
}

it('a passkey of the operator opens the area for twelve hours, and every step is in the audit log', async () => {
  const browser = test.browser();
  const key = await addKey(browser);
  const token = await enter(browser, key);
  await browser.call(listUsers, { headers: bearing(token) });
  expect((await browser.call(listOperatorPasskeys, { headers })).passkeys).toMatchObject([
    { name: 'Bureau', lastUsedAt: test.clock.now().toISOString() },
  ]);
  const { actions } = await browser.call(listAdminActions, { headers });
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-login']));
  test.clock.advance(operatorTokenTtlMs);
  expect((await browser.refused(listUsers, { headers: bearing(token) })).status).toBe(401);
});

it('ends with its key, and keys with the password that they were added under', async () => {
  const browser = test.browser();
  const [kept, removed] = [await addKey(browser), await addKey(browser)];
  const tokens = [await enter(browser, kept), await enter(browser, removed)];
  await browser.call(removeOperatorPasskey, { headers, params: { id: removed.storedId }, body: { password } });
  expect((await browser.refused(listUsers, { headers: bearing(tokens[1] ?? '') })).status).toBe(401);
  await browser.call(listUsers, { headers: bearing(tokens[0] ?? '') });

  test.deps.adminPassword = 'un-autre-mot-de-passe';
  try {
    expect((await browser.refused(listUsers, { headers: bearing(tokens[0] ?? '') })).status).toBe(401);
    const passkey = signWith(kept, await browser.call(operatorLoginOptions));
    expect((await browser.refused(operatorLogin, { body: { passkey } })).body.code).toBe('invalid_credentials');
  } finally {
    test.deps.adminPassword = testAdminPassword;
  }
});

it('a forged token, or one whose end was moved, opens nothing', async () => {
  const browser = test.browser();
  const token = await enter(browser, await addKey(browser));
  const [kind, id, expiresAt, signature] = token.split('.');
  const later = [kind, id, Number(expiresAt) + 1, signature].join('.');
  for (const forged of [later, `${kind}.${id}.${expiresAt}.`, `${token}x`])
    expect((await test.browser().refused(listUsers, { headers: bearing(forged) })).status).toBe(401);
});

it('a token alone neither adds nor removes a passkey, and guesses at the password are limited', async () => {
  const browser = test.browser();
  const key = await addKey(browser);
  const byToken = { headers: bearing(await enter(browser, key)), body: { password: 'pas-le-bon' } };
  const refused = await browser.refused(newOperatorPasskeyOptions, byToken);
  expect(refused.body.fields).toEqual({ password: 'Mot de passe admin incorrect' });
  const params = { id: key.storedId };
  expect((await browser.refused(removeOperatorPasskey, { ...byToken, params })).status).toBe(400);
  for (let tried = 2; tried < 20; tried++) await browser.refused(newOperatorPasskeyOptions, byToken);
  expect((await browser.refused(newOperatorPasskeyOptions, byToken)).status).toBe(429);
});

it("a member's passkey does not open the area, nor the operator's a member's account", async () => {
  const { browser } = await buildUser(test);
  const asked = (await browser.call(newPasskeyOptions, { body: { password: goodPassword } })) as unknown as New;
  const member = makePasskey(asked);
  await browser.call(addPasskey, { body: { name: 'iPhone', passkey: member.answer } });
  const operatorKey = await addKey(browser);
  const asMember = signWith(operatorKey, await browser.call(passkeyLoginOptions));
  expect((await browser.refused(passkeyLogin, { body: { passkey: asMember } })).body.code).toBe('invalid_credentials');
  const asOperator = signWith(member.key, await browser.call(operatorLoginOptions));
  expect((await browser.refused(operatorLogin, { body: { passkey: asOperator } })).body.code).toBe(
    'invalid_credentials',
  );
});

it('the list and new keys are refused without the password', async () => {
  const browser = test.browser();
  expect((await browser.refused(listOperatorPasskeys)).status).toBe(401);
  expect((await browser.refused(newOperatorPasskeyOptions, { body: { password } })).status).toBe(401);
});
