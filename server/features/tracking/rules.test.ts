import { describe, expect, it } from 'vitest';
import { metadataKeys, type SiteEvent } from '#contract/tracking.ts';
import { oldestKeptDay, readEvents, storedEvent, storedPath, storedText } from './rules.ts';

const view: SiteEvent = { sessionId: 'tab_12345678', eventType: 'page_view', pagePath: '/pricing' };
const stored = (more: Partial<SiteEvent>) => storedEvent({ ...view, ...more }, 'declic.example');

describe('reading a body', () => {
  it('takes one event, a list and an object with events', () => {
    for (const body of [view, [view], { events: [view] }]) expect(readEvents(JSON.stringify(body))).toEqual([view]);
  });

  it('takes the good events of a list and leaves the others out', () => {
    const list = [view, null, 'x', 7, [], {}, { ...view, eventType: 'purchase' }, { ...view, pagePath: 'pricing' }];
    expect(readEvents(JSON.stringify(list))).toEqual([view]);
  });

  it('takes the first fifty of too many', () => {
    expect(readEvents(JSON.stringify(Array.from({ length: 80 }, () => view)))).toHaveLength(50);
  });

  it.each(['', '{', 'null', '[]', '{"events":{}}', '[[]]', '"page_view"', '{"sessionId":["tab_12345678"]}'])(
    'finds no event in %j',
    (body) => {
      expect(readEvents(body)).toEqual([]);
    },
  );

  it('refuses a session id that is none', () => {
    for (const sessionId of ['short', 'a'.repeat(65), 'camille@exemple.fr', 'tab 12345678', 'tab_1234\u00005678'])
      expect(readEvents(JSON.stringify({ ...view, sessionId }))).toEqual([]);
  });
});

describe('a stored path', () => {
  it.each([
    ['/', '/'],
    ['/onboarding-dm', '/onboarding-dm'],
    ['/legal/confidentialite', '/legal/confidentialite'],
    ['/pricing/?ref=marie#prix', '/pricing'],
    ['/reinitialiser/:token', '/reinitialiser/:token'],
    ['/reinitialiser/3f8Kd92-x.Zk1', '/reinitialiser/:id'],
    ['/verifier/0b0f7a52-6d1c-4b7e-9d6a-2f5f0f0c9a11', '/verifier/:id'],
    ['/c/camille@exemple.fr', '/c/:id'],
    ['/%00/<b>', '/:id/:id'],
    [`/${'a'.repeat(25)}`, '/:id'],
    ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
    ['//evil.example/x', '/:id/x'],
  ])('%s is stored as %s', (given, path) => {
    expect(storedPath(given)).toBe(path);
  });
});

describe('a stored text', () => {
  it('is cut at its length, without half a character', () => {
    expect(storedText('é'.repeat(300), 100)).toBe('é'.repeat(50));
    expect(storedText('語'.repeat(300), 100)).toBe('語'.repeat(33));
    expect(storedText(`${'a'.repeat(99)}😀`, 100)).toBe('a'.repeat(99));
  });

  it('is one line without control characters or marks of direction', () => {
    expect(storedText('  Passer\n\tPro\u0000\u202e ! ', 100)).toBe('Passer Pro !');
    expect(storedText('\u0000\u0007', 100)).toBeNull();
  });

  it('is nothing where it may name a person', () => {
    for (const text of ['camille@exemple.fr', '06 12 34 56 78', '+33612345678', '4242 4242 4242 4242'])
      expect(storedText(`Appelle ${text}`, 100)).toBeNull();
    expect(storedText('soldes-2026-11-17', 100)).toBe('soldes-2026-11-17');
  });

  it('keeps hostile text as text', () => {
    expect(storedText('<script>alert(1)</script>', 100)).toBe('<script>alert(1)</script>');
    expect(storedText("'; drop table site_event; --", 100)).toBe("'; drop table site_event; --");
  });
});

describe('a stored event', () => {
  it('has of the referrer its host, and nothing of the own site', () => {
    expect(stored({ referrer: 'https://www.google.com/search?q=camille' }).referrerHost).toBe('www.google.com');
    expect(stored({ referrer: 'https://declic.example/pricing' }).referrerHost).toBeNull();
    expect(stored({ referrer: 'not an address' }).referrerHost).toBeNull();
    expect(stored({ referrer: null }).referrerHost).toBeNull();
  });

  it('has of the metadata the known keys with short texts', () => {
    const metadata = {
      title: 'Tarifs'.padEnd(500, '!'),
      from: '/verifier/3f8Kd92?x=1',
      to: '/',
      timestamp: '2026-11-15T09:00:00.000Z',
      action: { nested: true },
      method: 7,
      password: 'secret',
      __proto__: 'x',
    };
    expect(stored({ metadata }).metadata).toEqual({
      title: `Tarifs${'!'.repeat(54)}`,
      from: '/verifier/:id',
      to: '/',
      timestamp: '2026-11-15T09:00:00.000Z',
    });
    expect(stored({ metadata: { password: 'secret', timestamp: 'yesterday', from: 'x' } }).metadata).toBeNull();
  });

  it('cuts element text at a hundred characters', () => {
    expect(stored({ elementText: 'Commencer '.repeat(20) }).elementText).toHaveLength(100);
  });
});

describe('the first day whose events are kept', () => {
  it.each([
    ['2026-11-17', '2025-10-17'],
    ['2026-01-05', '2024-12-05'],
    ['2026-03-31', '2025-03-03'],
  ])('is on %s the %s', (today, oldest) => {
    expect(oldestKeptDay(today)).toBe(oldest);
  });
});

it('an event with the longest texts takes little more than a thousand bytes', () => {
  const text = '語'.repeat(1000);
  const event = storedEvent(
    {
      eventType: 'button_click',
      sessionId: 'a'.repeat(32),
      pagePath: `/${Array.from({ length: 9 }, () => 'abcdefghij-abcdefghij-abcdefghij-abcdefghij').join('/')}`,
      referrer: `https://${'a'.repeat(60)}.example/`,
      utmSource: text,
      utmMedium: text,
      utmCampaign: text,
      elementId: text,
      elementText: text,
      metadata: Object.fromEntries(metadataKeys.map((key) => [key, text])),
    },
    'declic.example',
  );
  expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(1_400);
  expect(event.pagePath.length).toBeLessThanOrEqual(120);
});
