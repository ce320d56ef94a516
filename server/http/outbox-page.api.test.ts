import { describe, expect, it } from 'vitest';
import type { StoredMail } from '../adapters/mail/port.ts';
import { makeApp } from '../testing/make-app.ts';

const mail: StoredMail = {
  key: 'job-1',
  from: 'Déclic <bonjour@declic.example>',
  to: '"><script>alert(1)</script>@exemple.fr',
  subject: '<img src=x onerror=alert(1)>',
  text: 'Ton lien : http://localhost:3000/verifier/abc?x=1&y="2" <b>merci</b>',
  html: '<p>Bonjour</p>',
  sentAt: '2026-11-15T09:00:00.000Z',
};
const test = makeApp({ readOutbox: async () => [mail] });
const plain = makeApp();

describe('the page of mails that did not go out', () => {
  it('shows them as text, with links that can be followed', async () => {
    const { status, text, headers } = await test.browser({ address: '127.0.0.1' }).send({ url: '/dev/mails' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/<script|<img|<b>merci/);
    expect(text).toContain('<a href="http://localhost:3000/verifier/abc?x=1&amp;y=');
    expect(text).toContain('href="/dev/mails/job-1"');
  });

  it('shows the HTML of one mail, and answers 404 for an unknown one', async () => {
    expect((await test.browser({ address: '127.0.0.1' }).send({ url: '/dev/mails/job-1' })).text).toBe(
      '<p>Bonjour</p>',
    );
    const missing = await test.browser({ address: '127.0.0.1' }).send({ url: '/dev/mails/..%2f..%2fapp-secret' });
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ code: 'not_found' });
  });

  it('has an icon, and so has the page of a mail, which names none', async () => {
    expect((await test.browser({ address: '127.0.0.1' }).send({ url: '/dev/mails' })).text).toContain(
      '<link rel="icon" href="/favicon.svg"',
    );
    const asked = await test.browser({ address: '127.0.0.1' }).send({ url: '/favicon.ico' });
    expect(asked.status).toBe(302);
    expect(asked.headers.location).toBe('/favicon.svg');
  });

  it('is absent where mails are sent', async () => {
    expect((await plain.browser().send({ url: '/dev/mails' })).status).toBe(404);
  });
});
