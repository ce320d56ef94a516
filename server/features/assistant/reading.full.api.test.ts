import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import { buildUser } from '../../testing/build-user.ts';
import { formBody } from '../../testing/form-body.ts';
import { makeApp } from '../../testing/make-app.ts';

// With the real reader and its threads, where other tests use a fake one.

const test = makeApp();
const chat = readFileSync(new URL('../../adapters/assistant/reading/testing/chat.png', import.meta.url));

describe('a screenshot', () => {
  it('is read and answered, merged with one that overlaps, and refused where it shows no chat', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const send = async (files: Uint8Array[]) => {
      const { payload, headers } = await formBody(files, { objective: 'date' });
      return await browser.send({ method: 'POST', url: optimizeScreenshot.path, payload, headers });
    };
    const one = await send([chat]);
    expect(one.status, one.text).toBe(200);
    const read = optimizeScreenshot.response.parse(one.body);
    expect(read.transcript.matchName).toBe('Léa');
    expect(read.transcript.messages).toHaveLength(5);
    expect(read.responses.length).toBeGreaterThan(0);

    const twice = optimizeScreenshot.response.parse((await send([chat, chat])).body);
    expect(twice.transcript.messages.map(({ text }) => text)).toEqual(read.transcript.messages.map(({ text }) => text));

    const sky = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#7ab' } })
      .png()
      .toBuffer();
    expect(await send([sky])).toMatchObject({ status: 422, body: { code: 'unprocessable' } });
    expect(await send([chat, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])).toMatchObject({
      status: 422,
      body: { reason: 'not_an_image', page: 1 },
    });
    expect((await browser.call(getUsage)).usage[1]).toMatchObject({ feature: 'dmScreenshot', used: 2 });
  });
});
