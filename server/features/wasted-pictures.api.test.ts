// @demand slow-picture, reader-fairness
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

const refusedRead = { status: 422, body: { reason: 'not_a_chat' } };
const refusedSender = { status: 429, body: { code: 'rate_limited', reason: 'limit_pictures' } };

it('an account whose refused pictures kept a thread for a minute sends no more for a while', async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  const other = await buildUser(test, { entitlements: ['pro'] });
  Object.assign(reader, { next: { refusal: 'not_a_chat' }, spentMs: 30_000 });
  const send = () => browser.refused(optimizeScreenshot, { body: { imageBase64 } });
  for (let time = 0; time < 2; time++) expect(await send()).toMatchObject(refusedRead);
  expect(await send()).toMatchObject(refusedSender);
  expect(await other.browser.refused(optimizeScreenshot, { body: { imageBase64 } })).toMatchObject(refusedRead);
  test.clock.advance(11 * 60_000);
  expect(await send()).toMatchObject(refusedRead);
});

it('the accounts of one network waste three minutes together at most, and those of another still send', async () => {
  Object.assign(reader, { next: { refusal: 'not_a_chat' }, spentMs: 30_000 });
  const from = async (remoteAddress: string) => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const payload = { imageBase64 };
    return await browser.send({ method: 'POST', url: optimizeScreenshot.path, remoteAddress, payload });
  };
  for (let account = 0; account < 6; account++) expect(await from('203.0.113.7')).toMatchObject(refusedRead);
  expect(await from('203.0.113.7')).toMatchObject(refusedSender);
  expect(await from('203.0.113.8')).toMatchObject(refusedRead);
});

it('the reader is told which calls are of one account and of one network, by keys that name neither', async () => {
  Object.assign(reader, { next: { reading: shortReading }, spentMs: 0, senders: [] });
  const address = '203.0.113.9';
  const members = [await buildUser(test, { entitlements: ['pro'] }), await buildUser(test, { entitlements: ['pro'] })];
  for (const { browser } of [...members, ...members])
    await browser.send({
      method: 'POST',
      url: optimizeScreenshot.path,
      remoteAddress: address,
      payload: { imageBase64 },
    });
  const [first, second, ...again] = reader.senders;
  expect(again).toEqual([first, second]);
  expect(first?.network).toBe(second?.network);
  expect(first?.account).not.toBe(second?.account);
  const told = JSON.stringify(reader.senders);
  for (const name of [address, ...members.map(({ user }) => user.id)]) expect(told).not.toContain(name);
});

it('what is read for no use of a quota counts from its tenth second on', async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
  Object.assign(reader, { next: { reading: shortReading }, spentMs: 10_000 });
  const { payload, headers } = await formBody([png], { feature: 'bioRating' });
  const send = () => browser.send({ method: 'POST', url: readCapture.path, payload, headers });
  for (let time = 0; time < 8; time++) expect(await send()).toMatchObject({ status: 200 });
  reader.spentMs = 40_000;
  for (let time = 0; time < 2; time++) expect(await send()).toMatchObject({ status: 200 });
  expect(await send()).toMatchObject(refusedSender);
});

it('hanging up while a picture is read counts like a slow picture', async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  Object.assign(reader, { next: 'never', calledOff: 0, spentMs: 0 });
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
