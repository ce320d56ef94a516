import type { User } from '#contract/accounts.ts';
import { changePassword, forgotPassword, resendVerification, signup } from '#contract/accounts.ts';
import { grantEntitlement } from '#contract/admin.ts';
import { trackClick } from '#contract/affiliates.ts';
import { keepReply, optimizeText } from '#contract/assistant.ts';
import { sendMessage } from '#contract/contact.ts';
import { saveOwnAnswers } from '#contract/own-answers.ts';
import { noteSentReply } from '#contract/sent-replies.ts';
import { affiliate, bio, heldMail, identity, passkey, photoAnalysis, screenshotRun } from '../db/schema.ts';
import { storeAllEarningRows, storeAllPurchaseRows } from './all-purchase-rows.ts';
import type { Browser } from './browser.ts';
import { buildAffiliate, goodPassword, signInElsewhere } from './build-user.ts';
import { type TestApp, testAdminPassword } from './make-app.ts';
import { photoResultWith } from './scripted-studio.ts';

/** A person with a row in every table that can hold personal data. `key` is part of every text, to tell two people apart. */
export async function buildPersonWithAllData(test: TestApp, key: string): Promise<{ user: User; browser: Browser }> {
  const email = `${key}@exemple.fr`;
  const partner = await buildAffiliate(test);
  const browser = test.browser({ address: `192.0.2.${key.length}` });
  const { referral } = await browser.call(trackClick, { body: { slug: partner.slug } });
  const { user } = await browser.call(signup, {
    body: {
      firstName: `Prénom ${key}`,
      email,
      password: `${goodPassword}${key}`,
      isAdult: true,
      acceptsTerms: true,
      referral: referral ?? '',
      onboarding: { gender: 'femme', platforms: ['hinge'], mainProblem: 'no_responses', preferredPlan: 'annual' },
    },
  });
  await browser.call(changePassword, {
    body: { currentPassword: `${goodPassword}${key}`, newPassword: goodPassword },
  });
  await browser.call(resendVerification);
  await browser.call(forgotPassword, { body: { email } });
  const letter = { name: `Nom ${key}`, email, topic: 'question', message: `Un message de ${key}, signé.` } as const;
  await browser.call(sendMessage, { body: letter });
  await browser.call(optimizeText, { body: { conversation: 'Elle : tu fais quoi ce week-end ?' } });
  await browser.call(keepReply, { body: { tone: 'flirt', content: `Une réponse que ${key} garde` } });
  await browser.call(saveOwnAnswers, { body: { job: `Métier de ${key}` } });
  await browser.call(noteSentReply, { body: { tone: 'flirt', writer: 'local' } });
  const createdAt = test.clock.now();
  await test.deps.db.insert(bio).values({ accountId: user.id, style: 'fun', content: `La bio de ${key}`, createdAt });
  const result = { ...photoResultWith(), motivation: `La photo de ${key}` };
  await test.deps.db.insert(photoAnalysis).values({ accountId: user.id, result, createdAt });
  await test.deps.db.insert(passkey).values({
    accountId: user.id,
    credentialId: `clé-${key}`,
    publicKey: new Uint8Array(3),
    counter: 0,
    transports: [],
    name: `La clé de ${key}`,
    isSynced: false,
    createdAt,
  });
  await test.deps.db.insert(heldMail).values({
    accountId: user.id,
    about: 'weekly-idea',
    job: 'mail.weekly-idea',
    data: { accountId: user.id, number: 0 },
    dueAt: createdAt,
  });
  await test.deps.db.insert(screenshotRun).values({ accountId: user.id, expiresAt: createdAt });
  await test.deps.db
    .insert(identity)
    .values({ provider: 'google', subject: `sujet-${key}`, accountId: user.id, email, joinedAt: createdAt });
  await signInElsewhere(test, user);
  await browser.call(grantEntitlement, {
    body: { email, entitlement: 'pro' },
    headers: { authorization: `Bearer ${testAdminPassword}` },
  });
  const slug = `slug-${key}`;
  const [own] = await test.deps.db
    .insert(affiliate)
    .values({ accountId: user.id, slug, status: 'active', createdAt: test.clock.now() })
    .returning({ id: affiliate.id });
  if (own) await storeAllEarningRows(test, { id: own.id, accountId: user.id }, key);
  await test.browser().call(trackClick, { body: { slug, referer: 'https://blog.example/' } });
  await storeAllPurchaseRows(test, user.id, key);
  return { user, browser };
}
