import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { maxEvents, trackingPath } from '#contract/audience.ts';
import type { SiteEvent } from '#contract/tracking.ts';
import { rateLimit, siteDay, siteEvent } from '../../db/schema.ts';
import { makeApp } from '../../testing/make-app.ts';
import { maxEventsPerAddress, maxEventsPerDay, maxVisitsPerAddress } from './limit-events.ts';

const test = makeApp();
const view: SiteEvent = { sessionId: 'tab_12345678', eventType: 'page_view', pagePath: '/pricing' };

type Sent = { headers?: Record<string, string>; address?: string; userAgent?: string };

async function send(body: unknown, { headers, ...visitor }: Sent = {}): Promise<number> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const { status, text } = await test.browser(visitor).send({
    method: 'POST',
    url: trackingPath,
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
  expect(text).toBe('');
  return status;
}

async function setCount(keys: string, count: number): Promise<void> {
  await test.deps.db.execute(sql`update ${rateLimit} set count = ${count} where key like ${keys}`);
}

const storedEvents = async () => await test.deps.db.select().from(siteEvent).orderBy(siteEvent.id);

describe('POST /api/tracking', () => {
  it('stores an event with its fields, at the time of the server', async () => {
    const event = {
      ...view,
      eventType: 'button_click',
      referrer: 'https://www.google.com/search?q=x',
      utmSource: 'tiktok',
      utmMedium: 'bio',
      utmCampaign: 'été',
      elementId: 'start',
      elementText: 'Commencer gratuitement',
      metadata: { buttonType: 'link', className: 'a b', secret: 'x' },
    };
    expect(await send(event)).toBe(204);
    const { id: _, ...stored } = (await storedEvents())[0] ?? { id: 0 };
    expect(stored).toEqual({
      at: test.clock.now(),
      type: 'button_click',
      sessionId: 'tab_12345678',
      pagePath: '/pricing',
      referrerHost: 'www.google.com',
      utmSource: 'tiktok',
      utmMedium: 'bio',
      utmCampaign: 'été',
      elementId: 'start',
      elementText: 'Commencer gratuitement',
      metadata: { buttonType: 'link', className: 'a b' },
    });
  });

  it.each(['application/json', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'image/png'])(
    'reads JSON of the content type %s',
    async (type) => {
      expect(await send(view, { headers: { 'content-type': type } })).toBe(204);
      expect(await storedEvents()).toHaveLength(1);
    },
  );

  it('stores all of fifty events, and of more the first fifty', async () => {
    const batch = Array.from({ length: maxEvents }, () => view);
    expect(await send({ events: batch })).toBe(204);
    expect(await send([...batch, view, view])).toBe(204);
    expect(await storedEvents()).toHaveLength(2 * maxEvents);
  });

  it('answers 204 to whatever is malformed, stores nothing and logs no failure', async () => {
    const bad = [
      '',
      '{',
      'null',
      '[1,2]',
      '\u0000',
      '\ufeff{}',
      `[${'['.repeat(5_000)}`,
      'x'.repeat(100_000),
      '{"sessionId":"tab_12345678","eventType":"page_view"}',
      { ...view, eventType: 'constructor' },
      { ...view, pagePath: 'http://evil.example/' },
      { ...view, metadata: 'text' },
      { ...view, utmSource: 7 },
    ];
    for (const body of bad) expect(await send(body)).toBe(204);
    expect(await send(view, { headers: { 'content-type': 'nonsense' } })).toBe(204);
    expect(await storedEvents()).toEqual([]);
    expect(test.logLines.filter((line) => !line.includes('"msg":"answered"'))).toEqual([]);
  });

  it('stores what PostgreSQL would refuse without it', async () => {
    const metadata = { title: 'a\u0000b\ud800c', action: '\u0000' };
    expect(await send({ ...view, elementText: 'NUL \u0000 and \udc00 half', utmSource: '\u0000', metadata })).toBe(204);
    expect(await storedEvents()).toMatchObject([
      { elementText: 'NUL and half', utmSource: null, metadata: { title: 'a b c' } },
    ]);
  });

  it('counts no bot, and nobody who sends no user agent', async () => {
    for (const userAgent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'HeadlessChrome/141', ''])
      expect(await send(view, { userAgent })).toBe(204);
    expect(await storedEvents()).toEqual([]);
  });

  it.each([{ cookie: 'audience=refusee' }, { 'sec-gpc': '1' }, { dnt: '1' }])(
    'counts nobody who objects by %o',
    async (headers) => {
      const { status } = await test.browser().send({ method: 'POST', url: trackingPath, payload: view, headers });
      expect(status).toBe(204);
      expect(await storedEvents()).toEqual([]);
    },
  );

  it('ignores what the pages of another site send', async () => {
    expect(await send(view, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(204);
    expect(await storedEvents()).toEqual([]);
  });

  // @demand anonymous-audience
  it('keeps no address and no account', async () => {
    const browser = test.browser({ address: '198.51.100.23' });
    browser.cookies.set('declic_session', 'a-session-token');
    await browser.send({
      method: 'POST',
      url: trackingPath,
      payload: { ...view, accountId: 'x', ip: '198.51.100.23' },
    });
    const rows = JSON.stringify([await storedEvents(), await test.deps.db.select().from(rateLimit)]);
    expect(rows).toContain('tab_12345678');
    expect(rows).not.toMatch(/198\.51|a-session-token|accountId/);
  });

  it('stores no more events of an address than its allowance of a day, over all processes', async () => {
    await send(view, { address: '203.0.113.1' });
    await setCount('tracking:perAddress:%', maxEventsPerAddress - 1);
    for (let n = 0; n < 3; n++) expect(await send(view, { address: '203.0.113.1' })).toBe(204);
    expect(await storedEvents()).toHaveLength(2);
    expect(await send(view, { address: '203.0.113.2' })).toBe(204);
    expect(await storedEvents()).toHaveLength(3);
    test.clock.advance(24 * 60 * 60 * 1000);
    await send(view, { address: '203.0.113.1' });
    expect(await storedEvents()).toHaveLength(4);
  });

  it('stores no more visits of an address than its allowance of a day, but all events of those that it has begun', async () => {
    const address = '203.0.113.1';
    const visit = (n: number) => ({ ...view, sessionId: `tab_0000${n}` });
    await send(visit(0), { address });
    await setCount('tracking:visits:%', maxVisitsPerAddress - 2);
    await send([visit(1), visit(1), visit(2), visit(3), visit(3), visit(4), visit(0)], { address });
    const stored = (await storedEvents()).map(({ sessionId }) => sessionId);
    expect(new Set(stored).size).toBe(3);
    await send([visit(5), visit(0)], { address });
    expect(await storedEvents()).toHaveLength(stored.length + 1);
    expect((await test.deps.db.select().from(siteDay))[0]?.sessions).toBe(3);
    await send(visit(5), { address: '203.0.113.2' });
    expect(await storedEvents()).toHaveLength(stored.length + 2);
  });

  it('counts all addresses of an IPv6 /48 as one', async () => {
    await send(view, { address: '2001:db8:7:1::1' });
    await setCount('tracking:perAddress:%', maxEventsPerAddress);
    await send(view, { address: '2001:db8:7:ffff::1' });
    expect(await storedEvents()).toHaveLength(1);
    await send(view, { address: '2001:db8:8:1::1' });
    expect(await storedEvents()).toHaveLength(2);
  });

  it('stores no more than a day of the site may have, whatever came from addresses beyond their own allowance', async () => {
    await send(view, { address: '203.0.113.1' });
    await setCount('tracking:perAddress:%', maxEventsPerAddress);
    await test.deps.db.update(siteDay).set({ clicks: maxEventsPerDay[test.deps.config.database.kind] - 4 });
    for (let n = 0; n < 5; n++) await send([view, view], { address: '203.0.113.1' });
    expect(await storedEvents()).toHaveLength(1);
    await send([view, view, view, view, view], { address: '203.0.113.2' });
    expect(await storedEvents()).toHaveLength(4);
    await send(view, { address: '203.0.113.3' });
    expect(await storedEvents()).toHaveLength(4);
    test.clock.advance(24 * 60 * 60 * 1000);
    await send(view, { address: '203.0.113.3' });
    expect(await storedEvents()).toHaveLength(5);
  });

  it('stores each of two hundred requests at once', async () => {
    const visit = (n: number) => send({ ...view, sessionId: `tab_0000${n}` }, { address: `10.0.0.${n % 250}` });
    expect(new Set(await Promise.all(Array.from({ length: 200 }, (_, n) => visit(n))))).toEqual(new Set([204]));
    expect(new Set((await storedEvents()).map(({ sessionId }) => sessionId)).size).toBe(200);
  });
});

describe('POST /api/tracking on a database that fails', () => {
  it('does not say that an event is stored', async () => {
    await test.database.executeSql('alter table site_event rename to site_event_gone');
    try {
      const answer = await test.browser().send({ method: 'POST', url: trackingPath, payload: view });
      expect(answer.status).toBe(500);
    } finally {
      await test.database.executeSql('alter table site_event_gone rename to site_event');
    }
  });
});
