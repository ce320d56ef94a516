import { describe, expect, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { affiliateStatuses, rememberReferral, trackClick } from '#contract/affiliates.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { affiliate, affiliateClick, affiliateRegistration } from '../../db/schema.ts';
import { createSigner } from '../../secrets.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildAffiliate, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { productionSettings } from '../../testing/production-settings.ts';

const test = makeApp({ environment: { ...productionSettings, PUBLIC_URL: 'https://declic.example' } });
const day = 24 * 60 * 60 * 1000;
let signups = 0;

async function click(slug: string): Promise<string> {
  const { referral } = await test.browser().call(trackClick, { body: { slug } });
  return referral ?? '';
}

async function signUp(given: { referral?: string; browser?: Browser } = {}): Promise<string> {
  signups++;
  const browser = given.browser ?? test.browser({ address: `192.0.2.${signups % 250}` });
  const person = { firstName: 'Zoé', email: `zoe-${signups}@exemple.fr`, password: goodPassword };
  const { user } = await browser.call(signup, {
    body: { ...person, isAdult: true, acceptsTerms: true, referral: given.referral },
  });
  return user.id;
}

const registrations = () => test.deps.db.select().from(affiliateRegistration);

describe('a click on an affiliate’s link', () => {
  it('counts for a slug from before it was reserved', async () => {
    await buildAffiliate(test, { slug: 'support-declic' });
    expect(await click('support-declic')).not.toBe('');
  });

  it('is stored with the referrer’s host and nothing about the visitor', async () => {
    const { slug } = await buildAffiliate(test, { slug: 'lea' });
    const visitor = test.browser({ address: '203.0.113.50', userAgent: 'Canary/1' });
    const answer = await visitor.call(trackClick, {
      body: {
        slug: ` ${slug.toUpperCase()} `,
        userAgent: 'Canary/1',
        ip: '203.0.113.50',
        referer: 'https://user:secret@blog.example:8443/page?query=canary#part',
      },
    });
    expect(answer).toEqual({ counted: true, referral: expect.stringMatching(/^lea\.1794733200000\.[\w-]{43}$/) });
    expect(visitor.cookies.size).toBe(0);
    const [stored] = await test.deps.db.select().from(affiliateClick);
    expect(stored).toEqual({
      id: expect.any(String),
      affiliateId: expect.any(String),
      referrerHost: 'blog.example',
      clickedAt: test.clock.now(),
    });
  });

  it.each(affiliateStatuses)('counts for an affiliate who is %s only if that is active', async (status) => {
    const { slug } = await buildAffiliate(test, { status });
    const { counted, referral } = await test.browser().call(trackClick, { body: { slug } });
    expect(counted).toBe(status === 'active');
    expect(referral === null).toBe(status !== 'active');
    expect(await test.deps.db.$count(affiliateClick)).toBe(status === 'active' ? 1 : 0);
  });

  it('counts for nobody under an unknown slug, with the same answer as for an inactive affiliate', async () => {
    const answer = await test.browser().call(trackClick, { body: { slug: 'personne' } });
    expect(answer).toEqual({ counted: false, referral: null });
    for (const slug of ['no', 'x'.repeat(31), 'a b', '../etc', "l'a", 'é-è-à'])
      expect((await test.browser().refused(trackClick, { body: { slug } })).status).toBe(400);
    expect(await test.deps.db.$count(affiliateClick)).toBe(0);
  });

  it('is refused from the 31st an hour on from one address', async () => {
    const { slug } = await buildAffiliate(test);
    const visitor = test.browser();
    for (let times = 0; times < 30; times++) await visitor.call(trackClick, { body: { slug } });
    expect((await visitor.refused(trackClick, { body: { slug } })).status).toBe(429);
    expect(await test.deps.db.$count(affiliateClick)).toBe(30);
  });
});

describe('a referral', () => {
  it('in the sign-up form counts the sign-up for its affiliate', async () => {
    const { slug } = await buildAffiliate(test);
    const referral = await click(slug);
    test.clock.advance(3 * day);
    const accountId = await signUp({ referral });
    const [owner] = await test.deps.db.select().from(affiliate);
    expect(await registrations()).toEqual([
      {
        accountId,
        affiliateId: owner?.id,
        clickedAt: new Date('2026-11-15T09:00:00Z'),
        registeredAt: new Date('2026-11-18T09:00:00Z'),
      },
    ]);
  });

  it('in the cookie counts the sign-up for its affiliate, unless the form has one', async () => {
    const first = await buildAffiliate(test);
    const second = await buildAffiliate(test);
    const browser = test.browser();
    await browser.call(rememberReferral, { body: { referral: await click(first.slug) } });
    await signUp({ browser });
    await signUp({ browser, referral: await click(second.slug) });
    const owners = await test.deps.db.select().from(affiliate);
    const slugs = (await registrations()).map(({ affiliateId }) => owners.find(({ id }) => id === affiliateId)?.slug);
    expect(slugs).toEqual([first.slug, second.slug]);
  });

  it('is kept in a cookie until thirty days after the click', async () => {
    const { slug } = await buildAffiliate(test);
    const referral = await click(slug);
    test.clock.advance(10 * day);
    const payload = { referral };
    const answer = await test.browser().send({ method: 'POST', url: rememberReferral.path, payload });
    expect(answer.body).toEqual({ remembered: true });
    expect([answer.headers['set-cookie']].flat()).toEqual([
      `__Host-affiliate_ref=${referral}; Max-Age=${20 * 86_400}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('expires after thirty days by the server’s clock, even if the browser kept it longer', async () => {
    const { slug } = await buildAffiliate(test);
    const referral = await click(slug);
    const browser = test.browser();
    await browser.call(rememberReferral, { body: { referral } });
    test.clock.advance(30 * day - 1000);
    await signUp({ referral });
    test.clock.advance(1000);
    await signUp({ referral });
    browser.cookies.set('__Host-affiliate_ref', referral);
    await signUp({ browser });
    expect(await test.browser().call(rememberReferral, { body: { referral } })).toEqual({ remembered: false });
    expect(await registrations()).toHaveLength(1);
  });

  // @demand erased-slug
  it('of a deleted affiliate counts nothing for another who takes the slug', async () => {
    const first = await buildAffiliate(test, { slug: 'lea' });
    const referral = await click('lea');
    await first.browser.call(deleteAccount, { body: { password: goodPassword } });
    test.clock.advance(1000);
    await buildAffiliate(test, { slug: 'lea' });
    await signUp({ referral });
    expect(await registrations()).toEqual([]);
    await signUp({ referral: await click('lea') });
    expect(await registrations()).toHaveLength(1);
  });

  it('counts for nobody if it is forged, damaged or from the future', async () => {
    const { slug } = await buildAffiliate(test);
    const [, time = '', signature = ''] = (await click(slug)).split('.');
    const other = await buildAffiliate(test);
    const foreign = createSigner('the secret of another installation');
    const signed = (text: string) => `${text}.${test.deps.signer.sign('referral', text)}`;
    const bad = [
      `${other.slug}.${time}.${signature}`,
      `${slug}.${Number(time) + day}.${signature}`,
      `${slug}.${time}.${foreign.sign('referral', `${slug}.${time}`)}`,
      `${slug}.${time}.${test.deps.signer.sign('verify_email', `${slug}.${time}`)}`,
      `${slug}.${time}`,
      'garbage',
      signed(`${slug}.${Number(time) + 1}`),
      signed(`${slug}.soon`),
      signed(`${slug}.`),
    ];
    for (const referral of bad) {
      expect(await test.browser().call(rememberReferral, { body: { referral } }), referral).toEqual({
        remembered: false,
      });
    }
    for (const referral of bad.slice(0, 2)) await signUp({ referral });
    expect(await registrations()).toEqual([]);
  });

  it('counts for nobody once the affiliate is suspended', async () => {
    const { slug } = await buildAffiliate(test);
    const referral = await click(slug);
    await test.deps.db.update(affiliate).set({ status: 'suspended' });
    await signUp({ referral });
    expect(await registrations()).toEqual([]);
  });
});
