// @demand purge
import { describe, expect, it } from 'vitest';
import {
  account,
  adminAction,
  affiliateClick,
  billingLink,
  contactMessage,
  mailboxUse,
  mailLink,
  quotaUse,
  rateLimit,
  screenshotRun,
  session,
  variationRun,
} from '../../db/schema.ts';
import { buildAffiliate, buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const day = 24 * 60 * 60 * 1000;

async function purge(): Promise<void> {
  await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
  expect(await test.drain()).toBe(1);
}

const ago = (days: number) => new Date(test.clock.now().getTime() - days * day);

describe('the nightly purge', () => {
  it('deletes sessions after 30 idle days or 90 days in all', async () => {
    const { user } = await buildUser(test);
    const ages: [string, number, number][] = [
      ['in use', 89, 0],
      ['rarely used', 60, 29],
      ['idle', 31, 31],
      ['old', 91, 0],
    ];
    await test.deps.db.delete(session);
    await test.deps.db.insert(session).values(
      ages.map(([device, created, seen], index) => ({
        device,
        accountId: user.id,
        tokenHash: Buffer.from([index]),
        createdAt: ago(created),
        lastSeenAt: ago(seen),
      })),
    );
    await purge();
    const kept = await test.deps.db.select({ device: session.device }).from(session);
    expect(kept.map(({ device }) => device).sort()).toEqual(['in use', 'rarely used']);
  });

  it('after months without a server deletes in its second night', async () => {
    await buildUser(test);
    await purge();
    test.clock.advance(60 * day);
    await purge();
    expect(await test.deps.db.$count(session)).toBe(1);
    test.clock.advance(day);
    await purge();
    expect(await test.deps.db.$count(session)).toBe(0);
  });

  it('deletes mailed links 30 days after they expired', async () => {
    const { user } = await buildUser(test);
    const link = (days: number) => ({
      accountId: user.id,
      email: user.email,
      createdAt: ago(days + 7),
      expiresAt: ago(days),
    });
    const links = [link(-7), link(29), link(31)];
    await test.deps.db.insert(mailLink).values(links.map((one) => ({ ...one, purpose: 'verify_email' as const })));
    await test.deps.db
      .insert(billingLink)
      .values(links.map((one) => ({ ...one, purpose: 'cancel_subscription' as const })));
    await purge();
    expect(await test.deps.db.$count(mailLink)).toBe(2);
    expect(await test.deps.db.$count(billingLink)).toBe(2);
  });

  it('deletes rate-limit counts whose window is over, and no others', async () => {
    const count = (key: string, days: number) => ({ key, count: 1, windowStart: ago(days + 1), expiresAt: ago(days) });
    await test.deps.db.insert(rateLimit).values([count('over', 1), count('open', -0.01)]);
    await purge();
    expect((await test.deps.db.select().from(rateLimit)).map(({ key }) => key)).toEqual(['open']);
  });

  it('deletes uses 62 days after their period, those of a mailbox at its end, and the runs of screenshots and variations when they expire', async () => {
    const { user } = await buildUser(test);
    const use = (days: number) => ({
      ...{ accountId: user.id, feature: 'dmText' as const, period: 'month' as const, kept: 3, reserved: {} },
      periodStart: ago(days + 31)
        .toISOString()
        .slice(0, 10),
      endsAt: ago(days),
    });
    await test.deps.db.insert(quotaUse).values([use(61), use(63), use(-3)]);
    const runs = [0.1, -0.1].map((days) => ({ accountId: user.id, expiresAt: ago(days) }));
    await test.deps.db.insert(screenshotRun).values(runs);
    await test.deps.db.insert(variationRun).values(runs);
    const { accountId: _, ...uses } = use(1);
    const ofMailboxes = [uses, { ...uses, endsAt: ago(-1) }].map((row, at) => ({ ...row, mailbox: `hash ${at}` }));
    await test.deps.db.insert(mailboxUse).values(ofMailboxes);
    await purge();
    expect((await test.deps.db.select().from(mailboxUse)).map(({ mailbox }) => mailbox)).toEqual(['hash 1']);
    expect(await test.deps.db.$count(quotaUse)).toBe(2);
    expect(await test.deps.db.$count(screenshotRun)).toBe(1);
    expect(await test.deps.db.$count(variationRun)).toBe(1);
  });

  it('deletes contact messages after a year', async () => {
    const message = (days: number) => ({
      name: 'Léa',
      email: 'lea@exemple.fr',
      topic: 'question' as const,
      message: `écrit il y a ${days} jours`,
      createdAt: ago(days),
    });
    await test.deps.db.insert(contactMessage).values([message(364), message(366)]);
    await purge();
    expect(await test.deps.db.select({ text: contactMessage.message }).from(contactMessage)).toEqual([
      { text: 'écrit il y a 364 jours' },
    ]);
  });

  it('keeps accounts, clicks and the audit after 400 days', async () => {
    const { slug } = await buildAffiliate(test);
    await test.browser().send({ method: 'POST', url: '/api/affiliate/track', payload: { slug } });
    await test.deps.db.insert(adminAction).values({ action: 'list-users', at: ago(0) });
    test.clock.advance(400 * day);
    await purge();
    expect(await test.deps.db.$count(account)).toBe(1);
    expect(await test.deps.db.$count(affiliateClick)).toBe(1);
    expect(await test.deps.db.$count(adminAction)).toBe(1);
    expect(await test.deps.db.$count(session)).toBe(0);
  });
});
