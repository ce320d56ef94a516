import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  cancelEmailChange,
  changeEmail,
  confirmNewEmail,
  getEmailChange,
  resendEmailChange,
  restoreEmail,
} from '#contract/account-details.ts';
import {
  changePassword,
  forgotPassword,
  login,
  me,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from '#contract/accounts.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { account, identity } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser, goodPassword, signInElsewhere } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';
import { changeEmailTtlMs, restoreEmailTtlMs } from './link-lifetimes.ts';

// @demand mailed-link
const test = makeApp();
const newEmail = 'nouvelle@exemple.fr';
const newPassword = 'Une-autre-rose-7';
const body = { newEmail, password: goodPassword };

const pendingOf = async (browser: Browser) => (await browser.call(getEmailChange)).pendingEmail;
const emailOf = async (browser: Browser) => (await browser.call(me)).user.email;
const refusedCode = async (promise: Promise<{ body: { code: string } }>) => (await promise).body.code;

async function mailedTokenTo(email: string, page: Parameters<typeof mailedToken>[1]): Promise<string> {
  await test.drain();
  return mailedToken(
    test.mails.findLast(({ to }) => to === email),
    page,
  );
}

/** A user who has asked for the new address, and the token that was mailed there. */
async function asked() {
  const built = await buildUser(test);
  await built.browser.call(changeEmail, { body });
  return { ...built, token: await mailedTokenTo(newEmail, 'nouvelle-adresse') };
}

/** A user whose address has changed, and the way back that was mailed to the former one. */
async function changed() {
  const built = await asked();
  await built.browser.call(confirmNewEmail, { body: { token: built.token } });
  return { ...built, wayBack: await mailedTokenTo(built.user.email, 'reprendre') };
}

describe('a change of a confirmed address', () => {
  it('leaves the present address until the new one is confirmed by its link, which works once', async () => {
    const { user, browser, token } = await asked();
    expect(await pendingOf(browser)).toBe(newEmail);
    expect(await emailOf(browser)).toBe(user.email);
    expect((await browser.call(confirmNewEmail, { body: { token } })).outcome).toBe('confirmed');
    expect((await browser.call(me)).user).toMatchObject({ email: newEmail, emailVerified: true });
    expect(await pendingOf(browser)).toBeNull();
    expect(await refusedCode(browser.refused(confirmNewEmail, { body: { token } }))).toBe('invalid_token');
    await test.browser().call(login, { body: { email: newEmail, password: goodPassword } });
    const old = await test.browser().refused(login, { body: { email: user.email, password: goodPassword } });
    expect(old.status).toBe(401);
  });

  it('is refused without the right password, without a session, and for the address that the account has', async () => {
    const { user, browser } = await buildUser(test);
    const wrong = await browser.refused(changeEmail, { body: { newEmail, password: 'pas-le-bon' } });
    expect(wrong.body.fields).toEqual({ password: 'Mot de passe incorrect' });
    const same = await browser.refused(changeEmail, { body: { newEmail: user.email, password: goodPassword } });
    expect(same.body.fields).toEqual({ newEmail: "C'est déjà l'adresse de ton compte" });
    expect((await test.browser().refused(changeEmail, { body })).status).toBe(401);
    expect(await test.drain()).toBe(0);
    expect(await pendingOf(browser)).toBeNull();
  });

  it('counts wrong passwords for the account, and never for the address that was typed', async () => {
    const { browser } = await buildUser(test);
    const { user: victim } = await buildUser(test);
    const guess = { newEmail: victim.email, password: 'pas-le-bon' };
    for (let tried = 0; tried < 10; tried++) await browser.refused(changeEmail, { body: guess });
    expect((await browser.refused(changeEmail, { body: guess })).status).toBe(429);
    await test
      .browser({ address: '192.0.2.60' })
      .call(login, { body: { email: victim.email, password: goodPassword } });
  });

  it('is asked for five times an hour, and refused after', async () => {
    const { browser } = await buildUser(test);
    for (let sent = 0; sent < 5; sent++)
      await browser.call(changeEmail, { body: { newEmail: `autre-${sent}@exemple.fr`, password: goodPassword } });
    expect((await browser.refused(changeEmail, { body })).status).toBe(429);
  });

  it('expires after a day', async () => {
    const { browser, token } = await asked();
    test.clock.advance(changeEmailTtlMs);
    expect(await refusedCode(browser.refused(confirmNewEmail, { body: { token } }))).toBe('invalid_token');
    expect(await pendingOf(browser)).toBeNull();
  });

  it('is mailed again, cancelled, or replaced by another', async () => {
    const { user, browser, token: first } = await asked();
    await browser.call(resendEmailChange);
    const second = await mailedTokenTo(newEmail, 'nouvelle-adresse');
    expect(second).not.toBe(first);
    expect(await refusedCode(test.browser().refused(confirmNewEmail, { body: { token: first } }))).toBe(
      'invalid_token',
    );

    const other = 'encore-une@exemple.fr';
    await browser.call(changeEmail, { body: { newEmail: other, password: goodPassword } });
    expect(await pendingOf(browser)).toBe(other);
    expect(await refusedCode(test.browser().refused(confirmNewEmail, { body: { token: second } }))).toBe(
      'invalid_token',
    );

    const third = await mailedTokenTo(other, 'nouvelle-adresse');
    expect((await browser.call(cancelEmailChange)).message).toBe(`Ton adresse reste ${user.email}.`);
    expect(await pendingOf(browser)).toBeNull();
    expect(await refusedCode(test.browser().refused(confirmNewEmail, { body: { token: third } }))).toBe(
      'invalid_token',
    );
    expect((await browser.call(resendEmailChange)).message).toBe("Aucune adresse n'attend de confirmation.");
    expect(await emailOf(browser)).toBe(user.email);
  });

  it('ends with a change of the password, since a thief may have asked for it', async () => {
    const { browser, token } = await asked();
    await browser.call(changePassword, { body: { currentPassword: goodPassword, newPassword } });
    expect(await refusedCode(browser.refused(confirmNewEmail, { body: { token } }))).toBe('invalid_token');
  });
});

// @demand stolen-verification
describe('the link for a new address in a browser that the account does not know', () => {
  it('asks for the password: a slip must not give the account to a stranger', async () => {
    const { user, browser, token } = await asked();
    const phone = test.browser();
    expect((await phone.call(confirmNewEmail, { body: { token } })).outcome).toBe('password_needed');
    const wrong = await phone.refused(confirmNewEmail, { body: { token, password: 'pas-le-bon' } });
    expect(wrong.body.fields).toEqual({ password: 'Mot de passe incorrect' });
    expect(await emailOf(browser)).toBe(user.email);
    expect((await phone.call(confirmNewEmail, { body: { token, password: goodPassword } })).outcome).toBe('confirmed');
    expect(await emailOf(browser)).toBe(newEmail);
  });

  it('sets no password and confirms no first address', async () => {
    const { browser, token } = await asked();
    const reset = { body: { token, password: newPassword } };
    expect(await refusedCode(browser.refused(resetPassword, reset))).toBe('invalid_token');
    expect(await refusedCode(browser.refused(restoreEmail, reset))).toBe('invalid_token');
    expect(await refusedCode(browser.refused(verifyEmail, { body: { token } }))).toBe('invalid_token');
  });
});

// @demand same-answer
describe('an address that has an account', () => {
  it('gets the same answer and waits the same, while its owner is mailed instead of being sent a link', async () => {
    const { browser } = await buildUser(test);
    const { user: owner, browser: ownersBrowser } = await buildUser(test, { email: newEmail, firstName: 'Nadia' });
    const { browser: other } = await buildUser(test);
    const free = 'libre@exemple.fr';
    const answer = await browser.call(changeEmail, { body });
    const answerForFree = await other.call(changeEmail, { body: { newEmail: free, password: goodPassword } });
    expect(answer.message.replace(newEmail, free)).toBe(answerForFree.message);
    expect([await pendingOf(browser), await pendingOf(other)]).toEqual([newEmail, free]);
    await test.drain();
    const told = test.mails.filter(({ to }) => to === owner.email);
    expect(told).toMatchObject([{ subject: 'Cette adresse a déjà un compte' }]);
    expect(told[0]?.text).toContain('Bonjour Nadia');
    expect(told[0]?.text).not.toContain('/nouvelle-adresse/');
    expect(await emailOf(ownersBrowser)).toBe(newEmail);
  });

  it('is refused where the account was made after the link was mailed', async () => {
    const { user, browser, token } = await asked();
    await buildUser(test, { email: newEmail });
    expect(await refusedCode(browser.refused(confirmNewEmail, { body: { token } }))).toBe('conflict');
    expect(await emailOf(browser)).toBe(user.email);
  });
});

// @demand kept-address
describe('the former address', () => {
  it('is told, and its link gives the account back: address, new password, no session, no other way in', async () => {
    const { user, browser, wayBack } = await changed();
    const thief = await signInElsewhere(test, { ...user, email: newEmail });
    // What a thief would do next: another address, and a link for a new password.
    await thief.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', password: goodPassword } });
    const pending = await mailedTokenTo('voleur@exemple.fr', 'nouvelle-adresse');
    await thief.call(forgotPassword, { body: { email: newEmail } });
    const reset = await mailedTokenTo(newEmail, 'reinitialiser');
    expect(
      test.mails.some(({ to, subject }) => to === user.email && subject === "L'adresse de ton compte a changé"),
    ).toBe(true);

    const owner = test.browser({ address: '192.0.2.61' });
    const joinedAt = test.clock.now();
    await test.deps.db
      .insert(identity)
      .values({ provider: 'google', subject: 'of-the-thief', accountId: user.id, email: null, joinedAt });
    await owner.call(restoreEmail, { body: { token: wayBack, password: newPassword } });
    expect(await test.deps.db.$count(identity)).toBe(0);
    for (const ended of [browser, thief]) expect((await ended.refused(me)).status).toBe(401);
    expect(await refusedCode(owner.refused(confirmNewEmail, { body: { token: pending } }))).toBe('invalid_token');
    const byThief = { body: { token: reset, password: 'Un-lys-de-plus-9' } };
    expect(await refusedCode(thief.refused(resetPassword, byThief))).toBe('invalid_token');
    expect((await thief.refused(login, { body: { email: newEmail, password: goodPassword } })).status).toBe(401);
    await owner.call(login, { body: { email: user.email, password: newPassword } });
    expect((await owner.call(me)).user).toMatchObject({ id: user.id, email: user.email, emailVerified: true });
    const again = { body: { token: wayBack, password: 'Un-lys-de-plus-9' } };
    expect(await refusedCode(owner.refused(restoreEmail, again))).toBe('invalid_token');
  });

  it('comes back after a second change too, which ends what the thief could come back by', async () => {
    const { user, browser, wayBack } = await changed();
    await browser.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', password: goodPassword } });
    const token = await mailedTokenTo('voleur@exemple.fr', 'nouvelle-adresse');
    await browser.call(confirmNewEmail, { body: { token } });
    const thiefsWayBack = await mailedTokenTo(newEmail, 'reprendre');
    await browser.call(restoreEmail, { body: { token: wayBack, password: newPassword } });
    const byThief = { body: { token: thiefsWayBack, password: 'Un-lys-de-plus-9' } };
    expect(await refusedCode(browser.refused(restoreEmail, byThief))).toBe('invalid_token');
    expect((await browser.call(login, { body: { email: user.email, password: newPassword } })).user.id).toBe(user.id);
  });

  it('comes back though a thief changes the address twice and takes the second way back first', async () => {
    const { user, browser, wayBack } = await changed();
    test.clock.advance(60_000);
    await browser.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', password: goodPassword } });
    await browser.call(confirmNewEmail, {
      body: { token: await mailedTokenTo('voleur@exemple.fr', 'nouvelle-adresse') },
    });
    const thiefsWayBack = await mailedTokenTo(newEmail, 'reprendre');
    await browser.call(restoreEmail, { body: { token: thiefsWayBack, password: 'Un-lys-de-plus-9' } });
    await test.browser().call(restoreEmail, { body: { token: wayBack, password: newPassword } });
    expect((await browser.call(login, { body: { email: user.email, password: newPassword } })).user.id).toBe(user.id);
  });

  it('is taken by no other account, new or unconfirmed, as long as it can come back', async () => {
    const { user, wayBack } = await changed();
    const form = { firstName: 'Max', password: goodPassword, isAdult: true, acceptsTerms: true } as const;
    const thief = test.browser({ address: '192.0.2.62' });
    const signingUp = thief.refused(signup, { body: { ...form, email: user.email } });
    expect(await refusedCode(signingUp)).toBe('conflict');
    await thief.call(signup, { body: { ...form, email: 'voleur@exemple.fr' } });
    await thief.call(changeEmail, { body: { newEmail: user.email, password: goodPassword } });
    expect(await emailOf(thief)).toBe('voleur@exemple.fr');
    await test.browser().call(restoreEmail, { body: { token: wayBack, password: newPassword } });
  });

  it('comes back though an account has it that nobody proved, which gives way and is not spoken of', async () => {
    const { user, wayBack } = await changed();
    const squatter = await buildUser(test, { email: user.email, verified: false });
    const before = test.mails.length;
    await test.browser().call(restoreEmail, { body: { token: wayBack, password: newPassword } });
    const owner = test.browser();
    expect((await owner.call(login, { body: { email: user.email, password: newPassword } })).user.id).toBe(user.id);
    expect((await squatter.browser.refused(me)).status).toBe(401);
    await test.drain();
    expect(test.mails.slice(before).map(({ subject }) => subject)).toEqual(['Ton mot de passe a changé']);
  });

  it('does not put an account out that has proven it, and says what to do first', async () => {
    const { user, wayBack } = await changed();
    await buildUser(test, { email: user.email });
    const refused = await test.browser().refused(restoreEmail, { body: { token: wayBack, password: newPassword } });
    expect(refused.body.message).toContain('Connecte-toi à celui-là pour le supprimer ou changer son adresse');
    expect(await test.deps.db.$count(account, eq(account.email, user.email))).toBe(1);
  });

  it('is told that the account was deleted, which a thief may have done', async () => {
    const { user, browser } = await changed();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await test.drain();
    const told = test.mails.filter(({ subject }) => subject === 'Ton compte est supprimé').map(({ to }) => to);
    expect(told.sort()).toEqual([newEmail, user.email].sort());
  });

  it('can come back for fourteen days', async () => {
    const { browser, wayBack } = await changed();
    test.clock.advance(restoreEmailTtlMs);
    const late = { body: { token: wayBack, password: newPassword } };
    expect(await refusedCode(browser.refused(restoreEmail, late))).toBe('invalid_token');
  });
});

describe('an address that nobody confirmed', () => {
  const typo = 'lea@gmial.com';

  async function signedUpWithTypo() {
    const browser = test.browser();
    await browser.call(signup, {
      body: { firstName: 'Léa', email: typo, password: goodPassword, isAdult: true, acceptsTerms: true },
    });
    const token = await mailedTokenTo(typo, 'verifier');
    return { browser, token };
  }

  it('is replaced at once: its links end, nothing is mailed to it, the new one gets a link', async () => {
    const { browser, token } = await signedUpWithTypo();
    await browser.call(forgotPassword, { body: { email: typo } });
    const reset = await mailedTokenTo(typo, 'reinitialiser');
    const mailsBefore = test.mails.length;
    await browser.call(changeEmail, { body });
    expect((await browser.call(me)).user).toMatchObject({ email: newEmail, emailVerified: false });
    expect(await pendingOf(browser)).toBeNull();
    const fresh = await mailedTokenTo(newEmail, 'verifier');
    expect(test.mails.slice(mailsBefore).map(({ to }) => to)).toEqual([newEmail]);

    for (const dead of [token, reset]) {
      expect(await refusedCode(browser.refused(verifyEmail, { body: { token: dead } }))).toBe('invalid_token');
      const choose = { body: { token: dead, password: newPassword } };
      expect(await refusedCode(test.browser().refused(resetPassword, choose))).toBe('invalid_token');
    }
    await browser.call(verifyEmail, { body: { token: fresh } });
    expect((await browser.call(me)).user.emailVerified).toBe(true);
  });

  it('stays where the new one has an account, whose owner is mailed', async () => {
    const { browser } = await signedUpWithTypo();
    const { user: owner } = await buildUser(test, { email: newEmail });
    await browser.call(changeEmail, { body });
    expect(await emailOf(browser)).toBe(typo);
    expect(await pendingOf(browser)).toBe(newEmail);
    await test.drain();
    expect(test.mails.at(-1)).toMatchObject({ to: owner.email, subject: 'Cette adresse a déjà un compte' });
    const rows = await test.deps.db.select().from(account).where(eq(account.email, newEmail));
    expect(rows.map(({ id }) => id)).toEqual([owner.id]);
  });

  it('keeps no way to have its link mailed again', async () => {
    const { browser } = await signedUpWithTypo();
    await browser.call(changeEmail, { body });
    await browser.call(resendVerification);
    await test.drain();
    expect(test.mails.at(-1)?.to).toBe(newEmail);
  });
});
