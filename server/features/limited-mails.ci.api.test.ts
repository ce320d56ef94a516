// @demand mail-flood
import { describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, login, resendVerification, signup, verifyEmail } from '#contract/accounts.ts';
import { signupAffiliate } from '#contract/affiliate-accounts.ts';
import { completeProfile } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { requestSupport, setPassiveMode } from '#contract/retention.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { drainWithoutMail } from '../testing/drain-without-mail.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { makeApp } from '../testing/make-app.ts';

// Anyone can sign up under a stranger's address: what is then mailed there is bounded.

const test = makeApp();
const form = {
  firstName: 'Léa',
  email: 'victime@exemple.fr',
  password: goodPassword,
  isAdult: true,
  acceptsTerms: true,
} as const;
const day = 24 * 60 * 60 * 1000;

/** How many mails with this subject were sent. */
async function mailed(subject: string): Promise<number> {
  await test.drain();
  return test.mails.filter((mail) => mail.subject === subject).length;
}

const verification = 'Confirme ton adresse e-mail';

it('completing the profile again under the same address mails no second link', async () => {
  const browser = test.browser();
  await browser.call(signup, { body: form });
  const profile = { firstName: 'Léa', phoneNumber: '06 12 34 56 78', email: form.email };
  for (let again = 0; again < 8; again++) {
    await test.drain();
    await browser.call(completeProfile, { body: profile });
  }
  expect(await mailed(verification)).toBe(1);
  const token = mailedToken(test.mails[0], 'verifier');
  expect(await browser.call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'confirmed' });
});

it('a changed password is announced three times a day at an unverified address; the password still changes', async () => {
  const { browser } = await buildUser(test, { verified: false });
  const passwords = [goodPassword, ...Array.from({ length: 7 }, (_, index) => `Une-autre-rose-${index}`)];
  const changeTo = async (index: number) =>
    await browser.call(changePassword, {
      body: { currentPassword: passwords[index - 1] ?? '', newPassword: passwords[index] ?? '' },
    });
  for (let index = 1; index < 7; index++) await changeTo(index);
  expect(await mailed('Ton mot de passe a changé')).toBe(3);
  test.clock.advance(day);
  await changeTo(7);
  expect(await mailed('Ton mot de passe a changé')).toBe(4);
});

it('signing up and leaving again and again mails six links an hour and three farewells a day', async () => {
  for (let again = 0; again < 10; again++) {
    const browser = test.browser({ address: `192.0.2.${again}` });
    await browser.call(signup, { body: { ...form, email: `victime+${again}@exemple.fr` } });
    await test.drain();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
  }
  expect(await mailed(verification)).toBe(6);
  expect(await mailed('Ton compte est supprimé')).toBe(3);
});

it('applying as an affiliate and leaving again and again confirms three applications a day', async () => {
  for (let again = 0; again < 5; again++) {
    const browser = test.browser();
    const body = { ...form, username: `lea-${again}`, slug: `lea-${again}`, lastName: 'Martin' };
    await browser.call(signupAffiliate, { body: body });
    await test.drain();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
  }
  expect(await mailed("Ta demande d'affiliation est bien arrivée")).toBe(3);
});

it('asking for another verification link is refused, and leaves the last one working, once six were mailed', async () => {
  for (let again = 0; again < 5; again++) {
    const browser = test.browser();
    await browser.call(signup, { body: form });
    await test.drain();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
  }
  const browser = test.browser();
  await browser.call(signup, { body: form });
  await test.drain();
  const answer = await browser.refused(resendVerification);
  expect(answer.status).toBe(429);
  expect(answer.body.message).toBe('Trop de tentatives. Réessaie dans 60 minutes.');
  expect(await mailed(verification)).toBe(6);
  const link = test.mails.findLast((mail) => mail.subject === verification);
  const token = mailedToken(link, 'verifier');
  expect(await browser.call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'confirmed' });
});

it('a forgotten password is mailed five times an hour to one mailbox, however its address is tagged', async () => {
  for (let tag = 0; tag < 4; tag++) {
    const { user } = await buildUser(test, { email: `victime+${tag}@exemple.fr`, verified: false });
    for (let again = 0; again < 3; again++) await test.browser().call(forgotPassword, { body: { email: user.email } });
  }
  expect(await mailed('Choisis un nouveau mot de passe')).toBe(5);
});

it('switching the weekly idea on again and again mails the first idea three times a day', async () => {
  const { browser } = await buildUser(test);
  for (let again = 0; again < 5; again++) {
    await browser.call(setPassiveMode, { body: { enabled: true } });
    await test.drain();
    await browser.call(setPassiveMode, { body: { enabled: false } });
  }
  expect(test.mails).toHaveLength(3);
  await browser.call(setPassiveMode, { body: { enabled: true } });
  await test.drain();
  test.clock.advance(day);
  await test.deps.jobs.enqueue(test.deps.db, 'mail.held', {});
  await test.drain();
  expect(test.mails).toHaveLength(4);
});

it('a password changed again and again is announced three times a day, and the next day as it is then', async () => {
  const { browser } = await buildUser(test);
  const held = async () => {
    await test.deps.jobs.enqueue(test.deps.db, 'mail.held', {});
    return await mailed('Ton mot de passe a changé');
  };
  let currentPassword: string = goodPassword;
  for (let again = 0; again < 6; again++) {
    const newPassword = `Une-autre-rose-${again}`;
    await browser.call(changePassword, { body: { currentPassword, newPassword } });
    currentPassword = newPassword;
    expect(await held()).toBe(Math.min(again + 1, 3));
    test.clock.advance(60_000);
  }
  test.clock.advance(day);
  expect(await held()).toBe(4);
  expect(test.mails.at(-1)?.text).toContain('15 novembre 2026 à 10:05');
  expect(await held()).toBe(4);
});

it('a request for help is acknowledged three times a day; the operator gets each of them', async () => {
  const { user } = await buildUser(test, { email: form.email });
  for (let again = 0; again < 5; again++) {
    const browser = test.browser({ address: `192.0.2.${again}` });
    await browser.call(login, { body: { email: user.email, password: goodPassword } });
    await browser.call(requestSupport, { body: { reason: 'no_results' } });
  }
  await test.drain();
  await test.deps.jobs.enqueue(test.deps.db, 'mail.operator-summary', {});
  await test.drain();
  const toMember = test.mails.filter(({ to }) => to === user.email);
  const toOperator = test.mails.filter(({ to }) => to !== user.email);
  expect([toMember.length, toOperator.length]).toEqual([3, 4]);
  expect(toOperator[3]?.subject).toBe('2 demandes de plus');
});

it('a mailbox at Proton gets six verification links and five resets an hour, whatever its spelling', async () => {
  const spellings = Array.from(
    { length: 12 },
    (_, at) => `${'victimes'.slice(0, (at % 4) + 1)}${'.-_'[at % 3]}${'victimes'.slice((at % 4) + 1)}@proton.me`,
  );
  for (const [at, email] of [...new Set(spellings)].entries()) {
    const browser = test.browser({ address: `192.0.2.${at}` });
    await browser.call(signup, { body: { ...form, email } });
    await browser.call(forgotPassword, { body: { email } });
  }
  expect([await mailed(verification), await mailed('Choisis un nouveau mot de passe')]).toEqual([6, 5]);
});

it('the eleventh sign-up of an hour from one network is refused in a sentence until one of the others is proven', async () => {
  const signUpAs = async (name: string) => {
    const browser = test.browser({ address: '192.0.2.1' });
    const body = { ...form, email: `${name}@gmail.com` };
    return { browser, body };
  };
  const opened = [];
  for (let person = 0; person < 10; person++) {
    const { browser, body } = await signUpAs(`victime${person}`);
    await browser.call(signup, { body });
    opened.push(browser);
  }
  expect(await mailed(verification)).toBe(10);
  const { browser, body } = await signUpAs('zoe');
  const answer = await browser.refused(signup, { body });
  expect([answer.status, answer.body.message]).toEqual([429, 'Trop de tentatives. Réessaie dans 60 minutes.']);
  await opened[3]?.call(verifyEmail, {
    body: {
      token: mailedToken(
        test.mails.find(({ to }) => to === 'victime3@gmail.com'),
        'verifier',
      ),
    },
  });
  await browser.call(signup, { body });
  expect(await mailed(verification)).toBe(11);
});

it('a forgotten password is mailed to ten unproven mailboxes an hour for one network, and every answer is the same', async () => {
  const answers = new Set<string>();
  const ask = async (email: string) =>
    answers.add(JSON.stringify(await test.browser({ address: '192.0.2.1' }).call(forgotPassword, { body: { email } })));
  for (let person = 0; person < 12; person++) {
    const { user } = await buildUser(test, { email: `victime${person}@gmail.com`, verified: false });
    await ask(user.email);
  }
  const { user: member } = await buildUser(test, { email: 'membre@gmail.com' });
  for (const email of ['nobody@gmail.com', member.email]) await ask(email);
  expect(await mailed('Choisis un nouveau mot de passe')).toBe(11);
  expect(answers.size).toBe(1);
});

describe('a stranger cannot use up the mails of an owner', () => {
  const reset = 'Choisis un nouveau mot de passe';
  const changed = 'Ton mot de passe a changé';
  const farewell = 'Ton compte est supprimé';
  const tagged = (tag: number) => `victime+${tag}@exemple.fr`;
  const ask = async (email: string) => await test.browser().call(forgotPassword, { body: { email } });

  /** A stranger who signs up under another spelling of the owner's mailbox. */
  async function signUpAs(email: string) {
    const browser = test.browser();
    await browser.call(signup, { body: { ...form, email } });
    return browser;
  }

  async function mailedTo(email: string, subject: string): Promise<number> {
    await test.drain();
    return test.mails.filter((mail) => mail.to === email && mail.subject === subject).length;
  }

  it('by asking for a reset under addresses without an account', async () => {
    const { user } = await buildUser(test, { email: form.email, verified: false });
    for (let again = 0; again < 5; again++) await ask(tagged(1));
    await test.drain();
    await ask(user.email);
    expect(await mailedTo(user.email, reset)).toBe(1);
  });

  it.each([
    ['an unverified owner', form.email, false],
    ['a verified owner whose address has a tag', 'victime+declic@exemple.fr', true],
  ])('by asking for a reset of accounts opened at the same mailbox, for %s', async (_, email, verified) => {
    const { user } = await buildUser(test, { email, verified });
    for (let tag = 0; tag < 6; tag++) {
      await buildUser(test, { email: tagged(tag), verified: false });
      await ask(tagged(tag));
    }
    expect(await mailed(reset)).toBe(5);
    await ask(user.email);
    expect(await mailedTo(user.email, reset)).toBe(1);
  });

  it('by asking for a reset while no mail goes out', async () => {
    const { user } = await buildUser(test, { email: 'victime+declic@exemple.fr', verified: false });
    await buildUser(test, { email: tagged(1), verified: false });
    for (let again = 0; again < 5; again++) await ask(tagged(1));
    await drainWithoutMail(test);
    await ask(user.email);
    expect(await mailedTo(user.email, reset)).toBe(1);
  });

  it('by signing up and leaving before a verification link is mailed', async () => {
    for (let again = 0; again < 6; again++) {
      const browser = await signUpAs(form.email);
      await browser.call(deleteAccount, { body: { password: goodPassword } });
    }
    await test.drain();
    const before = await mailedTo(form.email, verification);
    await signUpAs(form.email);
    expect([before, await mailedTo(form.email, verification)]).toEqual([0, 1]);
  });

  it('by changing the passwords of accounts at the same mailbox', async () => {
    const { user, browser: owner } = await buildUser(test, { email: 'victime+declic@exemple.fr' });
    const { browser } = await buildUser(test, { email: tagged(1), verified: false });
    const passwords = [goodPassword, 'Une-autre-rose-1', 'Une-autre-rose-2', 'Une-autre-rose-3', 'Une-autre-rose-4'];
    for (const [index, newPassword] of passwords.slice(1).entries())
      await browser.call(changePassword, { body: { currentPassword: passwords[index] ?? '', newPassword } });
    expect(await mailedTo(tagged(1), changed)).toBe(3);
    for (const [index, newPassword] of passwords.slice(1, 4).entries())
      await owner.call(changePassword, { body: { currentPassword: passwords[index] ?? '', newPassword } });
    expect(await mailedTo(user.email, changed)).toBe(3);
  });

  it('by closing accounts at the same mailbox', async () => {
    const { user, browser: owner } = await buildUser(test, { email: 'victime+declic@exemple.fr' });
    for (let tag = 0; tag < 4; tag++) {
      const { browser } = await buildUser(test, { email: tagged(tag), verified: false });
      await browser.call(deleteAccount, { body: { password: goodPassword } });
    }
    expect(await mailed(farewell)).toBe(3);
    await owner.call(deleteAccount, { body: { password: goodPassword } });
    expect(await mailedTo(user.email, farewell)).toBe(1);
  });

  it('by switching the weekly idea on and off before it is mailed', async () => {
    const { browser } = await buildUser(test, { email: form.email, verified: false });
    for (let again = 0; again < 3; again++) {
      await browser.call(setPassiveMode, { body: { enabled: true } });
      await browser.call(setPassiveMode, { body: { enabled: false } });
    }
    await test.drain();
    expect(test.mails).toEqual([]);
    await browser.call(setPassiveMode, { body: { enabled: true } });
    await test.drain();
    expect(test.mails).toHaveLength(1);
  });

  it('by applying as an affiliate, or asking for help, and leaving before the mail', async () => {
    const apply = async (slug: string) => {
      const browser = test.browser();
      await browser.call(signupAffiliate, { body: { ...form, username: slug, slug, lastName: 'Martin' } });
      await browser.call(requestSupport, { body: { reason: 'no_results' } });
      return browser;
    };
    for (let again = 0; again < 3; again++) {
      const browser = await apply(`lea-${again}`);
      await browser.call(deleteAccount, { body: { password: goodPassword } });
    }
    await test.drain();
    test.mails.length = 0;
    await apply('lea');
    expect(await mailedTo(form.email, "Ta demande d'affiliation est bien arrivée")).toBe(1);
    expect(await mailedTo(form.email, 'On te contacte bientôt')).toBe(1);
  });
});
