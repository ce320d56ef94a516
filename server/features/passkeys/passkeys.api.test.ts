// @demand passkeys
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeEmail, confirmNewEmail, restoreEmail } from '#contract/account-details.ts';
import { listSessions, me } from '#contract/accounts.ts';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyProofOptions,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys.ts';
import { deleteAccount, exportData } from '#contract/privacy.ts';
import { account, passkey, session } from '../../db/schema.ts';
import { beforeTransaction } from '../../testing/before-transaction.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';
import { makePasskey, type SoftPasskey, signWith } from '../../testing/soft-authenticator.ts';
import { challengeTtlMs } from './challenges.ts';
import { maxPasskeys } from './passkeys.ts';

const test = makeApp();
const byPassword = { password: goodPassword };
type Asked = { challenge: string };
type New = Asked & { user: { id: string } };

const askNew = async (browser: Browser) =>
  (await browser.call(newPasskeyOptions, { body: byPassword })) as unknown as New;
const ask = async (browser: Browser): Promise<Asked> => await browser.call(passkeyLoginOptions);
const proofAsked = async (browser: Browser): Promise<Asked> => await browser.call(passkeyProofOptions);
const codeOf = async (refused: Promise<{ body: { code: string } }>) => (await refused).body.code;

async function addKey(browser: Browser, name = 'iPhone'): Promise<SoftPasskey & { storedId: string }> {
  const { key, answer } = makePasskey(await askNew(browser));
  const { passkey: stored } = await browser.call(addPasskey, { body: { name, passkey: answer } });
  return Object.assign(key, { storedId: stored.id });
}

async function memberWithKey() {
  const built = await buildUser(test);
  return { ...built, key: await addKey(built.browser) };
}

describe('signing in with a passkey', () => {
  it('opens a session in place of the one that the browser had, and makes the browser known', async () => {
    const { user, key } = await memberWithKey();
    const { browser } = await buildUser(test);
    const sessions = await test.deps.db.$count(session);
    const answer = signWith(key, await ask(browser));
    expect((await browser.call(passkeyLogin, { body: { passkey: answer } })).user.id).toBe(user.id);
    expect((await browser.call(me)).user.id).toBe(user.id);
    expect(await test.deps.db.$count(session)).toBe(sessions);
    expect(browser.cookies.has('declic_device')).toBe(true);
    const [used] = (await browser.call(listPasskeys)).passkeys;
    expect(used).toMatchObject({ name: 'iPhone', lastUsedAt: test.clock.now().toISOString() });
  });

  it('takes a challenge once, whatever came of it', async () => {
    const { key } = await memberWithKey();
    const browser = test.browser();
    const asked = await ask(browser);
    const cookies = new Map(browser.cookies);
    const replay = async (answer = signWith(key, asked)) => {
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      return await codeOf(browser.refused(passkeyLogin, { body: { passkey: answer } }));
    };
    const first = signWith(key, asked);
    await browser.call(passkeyLogin, { body: { passkey: first } });
    expect(await replay(first)).toBe('invalid_token');
    expect(await replay()).toBe('invalid_token');
  });

  it('takes a challenge from the browser that asked for it alone, for five minutes', async () => {
    const { key } = await memberWithKey();
    const asking = test.browser();
    const other = test.browser();
    const asked = await ask(asking);
    const answer = { passkey: signWith(key, asked) };
    expect(await codeOf(other.refused(passkeyLogin, { body: answer }))).toBe('invalid_token');
    await ask(other);
    expect(await codeOf(other.refused(passkeyLogin, { body: answer }))).toBe('invalid_credentials');
    test.clock.advance(challengeTtlMs);
    expect(await codeOf(asking.refused(passkeyLogin, { body: answer }))).toBe('invalid_token');
  });

  it('takes no challenge of another ceremony', async () => {
    const { browser, key } = await memberWithKey();
    const asked = await proofAsked(browser);
    const proof = browser.cookies.get('declic_passkey_proof') ?? '';
    browser.cookies.set('declic_passkey_login', proof);
    const refused = browser.refused(passkeyLogin, { body: { passkey: signWith(key, asked) } });
    expect(await codeOf(refused)).toBe('invalid_token');
  });

  it.each([
    ['another site', { origin: 'https://declic.example.evil' }],
    ['another domain', { rpId: 'evil.example' }],
    ['nobody’s finger', { isVerified: false }],
  ])('is refused to %s', async (_, wrong) => {
    const { key } = await memberWithKey();
    const browser = test.browser();
    const passkeyAnswer = signWith(key, { ...(await ask(browser)), ...wrong });
    const refused = await browser.refused(passkeyLogin, { body: { passkey: passkeyAnswer } });
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await browser.refused(me)).status).toBe(401);
  });

  it('is refused with a signature of another key and with a handle of another member', async () => {
    const { key } = await memberWithKey();
    const { key: others } = await memberWithKey();
    const browser = test.browser();
    const forged = signWith({ ...others, id: key.id, userHandle: key.userHandle }, await ask(browser));
    expect(await codeOf(browser.refused(passkeyLogin, { body: { passkey: forged } }))).toBe('invalid_credentials');
    const swapped = signWith({ ...key, userHandle: others.userHandle }, await ask(browser));
    expect(await codeOf(browser.refused(passkeyLogin, { body: { passkey: swapped } }))).toBe('invalid_credentials');
  });

  it('is refused where the counter goes back, as a copied key’s does', async () => {
    const { key } = await memberWithKey();
    const browser = test.browser();
    const copy = { ...key };
    for (const _ of [1, 2]) await browser.call(passkeyLogin, { body: { passkey: signWith(key, await ask(browser)) } });
    const refused = browser.refused(passkeyLogin, { body: { passkey: signWith(copy, await ask(browser)) } });
    expect(await codeOf(refused)).toBe('invalid_credentials');
    await browser.call(passkeyLogin, { body: { passkey: signWith(key, await ask(browser)) } });
  });

  it('is refused with a key that was removed, and limited like a login', async () => {
    const { browser, key } = await memberWithKey();
    await browser.call(removePasskey, { params: { id: key.storedId }, body: byPassword });
    const thief = test.browser({ address: '192.0.2.77' });
    const tryOnce = async () =>
      await codeOf(thief.refused(passkeyLogin, { body: { passkey: signWith(key, await ask(thief)) } }));
    expect(await tryOnce()).toBe('invalid_credentials');
    for (let tried = 1; tried < 50; tried++) await tryOnce();
    expect(await tryOnce()).toBe('rate_limited');
  });
});

// @demand stale-password
describe('a passkey that is removed after it was checked', () => {
  it('signs nobody in and changes nothing', async () => {
    const { browser, key } = await memberWithKey();
    const visitor = test.browser();
    const remove = () => test.deps.db.delete(passkey);
    const login = { passkey: signWith(key, await ask(visitor)) };
    const [stored] = await test.deps.db.select().from(passkey);
    if (!stored) throw new Error('no passkey is stored');
    beforeTransaction(test, remove);
    expect(await codeOf(visitor.refused(passkeyLogin, { body: login }))).toBe('invalid_credentials');
    expect(await test.deps.db.$count(session)).toBe(1);

    await test.deps.db.insert(passkey).values({ ...stored, counter: 0 });
    const proof = signWith(key, await proofAsked(browser));
    beforeTransaction(test, remove);
    const body = { newEmail: 'nouvelle@exemple.fr', passkey: proof };
    expect(await codeOf(browser.refused(changeEmail, { body }))).toBe('invalid_credentials');
    await test.drain();
    expect(test.mails.map(({ to }) => to)).not.toContain('nouvelle@exemple.fr');
  });
});

describe('adding a passkey', () => {
  it('is told by mail, listed under its name, and renamed', async () => {
    const { user, browser, key } = await memberWithKey();
    await test.drain();
    expect(test.mails.at(-1)).toMatchObject({ to: user.email, subject: "Une clé d'accès a été ajoutée" });
    expect(test.mails.at(-1)?.text).toContain('« iPhone »');
    const params = { id: key.storedId };
    await browser.call(renamePasskey, { params, body: { name: 'Mon téléphone' } });
    expect((await browser.call(listPasskeys)).passkeys).toMatchObject([{ id: key.storedId, name: 'Mon téléphone' }]);
  });

  it('asks for the password or a passkey', async () => {
    const { browser, key } = await memberWithKey();
    const none = await browser.refused(newPasskeyOptions, { body: {} });
    expect(none.body.fields).toEqual({ password: 'Entre ton mot de passe' });
    const wrong = await browser.refused(newPasskeyOptions, { body: { password: 'pas-le-bon' } });
    expect(wrong.body.fields).toEqual({ password: 'Mot de passe incorrect' });
    const proof = { passkey: signWith(key, await proofAsked(browser)) };
    const asked = (await browser.call(newPasskeyOptions, { body: proof })) as unknown as New;
    await browser.call(addPasskey, { body: { name: 'Ordinateur', passkey: makePasskey(asked).answer } });
    expect((await browser.call(listPasskeys)).passkeys).toHaveLength(2);
  });

  it('is refused without options of this browser and account, and for another site', async () => {
    const { browser } = await buildUser(test);
    const { browser: other } = await buildUser(test);
    const body = (answer: ReturnType<typeof makePasskey>['answer']) => ({ body: { name: 'Clé', passkey: answer } });
    const asked = await askNew(browser);
    expect(await codeOf(other.refused(addPasskey, body(makePasskey(asked).answer)))).toBe('invalid_token');
    other.cookies.set('declic_passkey_add', browser.cookies.get('declic_passkey_add') ?? '');
    expect(await codeOf(other.refused(addPasskey, body(makePasskey(asked).answer)))).toBe('invalid_token');
    const elsewhere = makePasskey({ ...asked, origin: 'https://evil.example' }).answer;
    expect(await codeOf(browser.refused(addPasskey, body(elsewhere)))).toBe('unprocessable');
    expect(await test.deps.db.$count(passkey)).toBe(0);
  });

  it('is refused for an address that nobody proved, whose owner may be another', async () => {
    const { browser } = await buildUser(test, { verified: false });
    expect(await codeOf(browser.refused(newPasskeyOptions, { body: byPassword }))).toBe('email_unverified');
  });

  it(`is refused beyond ${maxPasskeys}`, async () => {
    const { user, browser } = await memberWithKey();
    const asked = await askNew(browser);
    const made = makePasskey(asked).answer;
    await browser.call(addPasskey, { body: { name: 'Clé', passkey: made } });
    const [known] = await test.deps.db.select().from(passkey).where(eq(passkey.accountId, user.id));
    if (!known) throw new Error('no passkey is stored');
    for (let more = 2; more < maxPasskeys; more++)
      await test.deps.db.insert(passkey).values({ ...known, id: crypto.randomUUID(), credentialId: `cle-${more}` });
    const beyond = makePasskey(await askNew(browser)).answer;
    expect(await codeOf(browser.refused(addPasskey, { body: { name: 'Clé', passkey: beyond } }))).toBe('conflict');
  });
});

describe('a passkey of another member', () => {
  it('is neither renamed, removed nor taken as a proof', async () => {
    const { key } = await memberWithKey();
    const { browser } = await buildUser(test);
    const params = { id: key.storedId };
    expect((await browser.refused(renamePasskey, { params, body: { name: 'À moi' } })).status).toBe(404);
    expect((await browser.refused(removePasskey, { params, body: byPassword })).status).toBe(404);
    const proof = { passkey: signWith(key, await proofAsked(browser)) };
    expect(await codeOf(browser.refused(newPasskeyOptions, { body: proof }))).toBe('invalid_credentials');
    expect(await test.deps.db.$count(passkey)).toBe(1);
  });
});

describe('removing a passkey', () => {
  it('asks for the password or a passkey', async () => {
    const { browser, key } = await memberWithKey();
    const params = { id: key.storedId };
    expect((await browser.refused(removePasskey, { params, body: {} })).status).toBe(400);
    const proof = { passkey: signWith(key, await proofAsked(browser)) };
    await browser.call(removePasskey, { params, body: proof });
    expect((await browser.call(listPasskeys)).passkeys).toEqual([]);
  });
});

describe('a change of address', () => {
  it('takes a passkey in place of the password', async () => {
    const { browser, key } = await memberWithKey();
    const proof = signWith(key, await proofAsked(browser));
    await browser.call(changeEmail, { body: { newEmail: 'nouvelle@exemple.fr', passkey: proof } });
    await test.drain();
    expect(test.mails.map(({ to }) => to)).toContain('nouvelle@exemple.fr');
  });

  it('that is taken back removes the passkeys, since a thief may have added them', async () => {
    const { user, browser, key } = await memberWithKey();
    await browser.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', ...byPassword } });
    await test.drain();
    const token = mailedToken(
      test.mails.findLast(({ to }) => to === 'voleur@exemple.fr'),
      'nouvelle-adresse',
    );
    await browser.call(confirmNewEmail, { body: { token } });
    await test.drain();
    const wayBack = mailedToken(
      test.mails.findLast(({ to }) => to === user.email),
      'reprendre',
    );
    await test.browser().call(restoreEmail, { body: { token: wayBack, password: 'Une-autre-rose-7' } });
    const refused = browser.refused(passkeyLogin, { body: { passkey: signWith(key, await ask(browser)) } });
    expect(await codeOf(refused)).toBe('invalid_credentials');
  });
});

/** As an account that Google, Apple or a mailed link opened. */
const withoutPassword = () => test.deps.db.update(account).set({ passwordHash: null });

describe('an account without a password', () => {
  it('is deleted with a passkey, and not by its session alone', async () => {
    const { browser, key } = await memberWithKey();
    await withoutPassword();
    const bare = await browser.refused(deleteAccount, { body: {} });
    expect([bare.status, bare.body.fields]).toEqual([400, { password: 'Entre ton mot de passe' }]);
    expect((await browser.refused(deleteAccount, { body: byPassword })).status).toBe(400);
    const proof = signWith(key, await proofAsked(browser));
    await browser.call(deleteAccount, { body: { passkey: proof } });
    expect(await test.deps.db.$count(account)).toBe(0);
  });

  it('is not deleted with a passkey of somebody else, nor with one that was removed meanwhile', async () => {
    const { key: others } = await memberWithKey();
    const { user, browser, key } = await memberWithKey();
    await withoutPassword();
    const stolen = signWith(others, await proofAsked(browser));
    expect(await codeOf(browser.refused(deleteAccount, { body: { passkey: stolen } }))).toBe('invalid_credentials');
    const proof = signWith(key, await proofAsked(browser));
    beforeTransaction(test, () => test.deps.db.delete(passkey));
    expect(await codeOf(browser.refused(deleteAccount, { body: { passkey: proof } }))).toBe('invalid_credentials');
    expect(await test.deps.db.$count(account, eq(account.id, user.id))).toBe(1);
  });

  it('chooses with a passkey where it is paid as an affiliate', async () => {
    const { browser } = await buildAffiliate(test);
    const key = await addKey(browser);
    await withoutPassword();
    const details = { method: 'paypal', email: 'lea@exemple.fr' } as const;
    expect((await browser.refused(savePaymentDetails, { body: details })).status).toBe(400);
    const proof = signWith(key, await proofAsked(browser));
    const { paymentDetails } = await browser.call(savePaymentDetails, { body: { ...details, passkey: proof } });
    expect(paymentDetails.target).toBe('le•••@exemple.fr');
  });
});

it('passkeys are exported without their public half, and deleted with the account', async () => {
  const { browser } = await memberWithKey();
  const { data } = await browser.call(exportData);
  expect(data.passkey).toMatchObject([{ name: 'iPhone' }]);
  expect(Object.keys(data.passkey?.[0] ?? {})).not.toContain('publicKey');
  await browser.call(deleteAccount, { body: byPassword });
  expect(await test.deps.db.$count(passkey)).toBe(0);
});

it('no list is answered without a session', async () => {
  for (const endpoint of [listPasskeys, passkeyProofOptions, listSessions])
    expect((await test.browser().refused(endpoint)).status).toBe(401);
});
