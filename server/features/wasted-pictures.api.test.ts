// @demand slow-picture
import { expect, it, vi } from 'vitest';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { analyzePhoto } from '#contract/photos.ts';
import { readCapture } from '#contract/tool-calls.ts';
import { getUsage } from '#contract/usage.ts';
import { buildUser } from '../testing/build-user.ts';
import { fakeReader, shortReading } from '../testing/fake-reader.ts';
import { formBody } from '../testing/form-body.ts';
import { makeApp } from '../testing/make-app.ts';

const reader = fakeReader();
const test = makeApp({ reader });
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const tooSlow = { refusal: 'image_too_slow' } as const;
const imageBase64 = png.toString('base64');

it('an account whose pictures were too slow ten times sends no more for a while; others do, and no use is taken', async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
  const other = await buildUser(test, { entitlements: ['pro'] });
  Object.assign(reader, { next: tooSlow });
  for (let time = 0; time < 10; time++)
    expect(await browser.refused(optimizeScreenshot, { body: { imageBase64 } })).toMatchObject({
      status: 422,
      body: { reason: 'image_too_slow' },
    });

  const tooMany = { status: 429, body: { code: 'rate_limited', reason: 'limit_pictures' } };
  expect(await browser.refused(optimizeScreenshot, { body: { imageBase64 } })).toMatchObject(tooMany);
  expect(await browser.refused(analyzePhoto, { body: { imageBase64 } })).toMatchObject(tooMany);
  const { payload, headers } = await formBody([png], { feature: 'antiGhost' });
  const read = await browser.send({ method: 'POST', url: readCapture.path, payload, headers });
  expect(read).toMatchObject(tooMany);
  expect(reader.given).toHaveLength(10);
  expect((await browser.call(getUsage)).usage.filter(({ used }) => used > 0)).toEqual([]);

  Object.assign(reader, { next: { reading: shortReading } });
  expect(await other.browser.call(optimizeScreenshot, { body: { imageBase64 } })).toHaveProperty('responses');
  test.clock.advance(11 * 60_000);
  expect(await browser.call(optimizeScreenshot, { body: { imageBase64 } })).toHaveProperty('responses');
});

it('hanging up while a picture is read counts like a slow picture', async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  Object.assign(reader, { next: 'never', calledOff: 0 });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = reader.given.length;
  for (let time = 1; time <= 10; time++) {
    const leaving = new AbortController();
    const call = fetch(address + optimizeScreenshot.path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ imageBase64 }),
      signal: leaving.signal,
    }).catch(() => null);
    await vi.waitFor(() => expect(reader.given).toHaveLength(asked + time), { timeout: 60_000 });
    leaving.abort();
    await call;
    await vi.waitFor(() => expect(reader.calledOff).toBe(time), { timeout: 60_000 });
  }
  await vi.waitFor(
    async () =>
      expect(await browser.refused(analyzePhoto, { body: { imageBase64 } })).toMatchObject({
        status: 429,
        body: { reason: 'limit_pictures' },
      }),
    { timeout: 60_000 },
  );
});
