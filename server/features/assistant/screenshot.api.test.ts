import { describe, expect, it } from 'vitest';
import { optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import { screenshotFollowUps } from '#contract/plans.ts';
import { readingRefusals } from '#contract/reading.ts';
import { getUsage } from '#contract/usage.ts';
import { screenshotRun } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { fakeReader, shortReading } from '../../testing/fake-reader.ts';
import { formBody } from '../../testing/form-body.ts';
import { makeApp } from '../../testing/make-app.ts';
import { readEvents } from '../../testing/read-events.ts';

const reader = fakeReader();
const test = makeApp({ reader });
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const url = optimizeScreenshot.path;

async function upload(browser: Browser, files: Uint8Array[], fields = {}, accept = 'application/json') {
  const { payload, headers } = await formBody(files, fields);
  return await browser.send({ method: 'POST', url, payload, headers: { ...headers, accept } });
}
async function usedScreenshots(browser: Browser) {
  return (await browser.call(getUsage)).usage[1]?.used;
}
const buildPro = async () => (await buildUser(test, { entitlements: ['pro'] })).browser;

/** A screenshot that was read, and the body that sends its transcript back corrected. */
async function correctTranscript() {
  reader.next = { reading: shortReading };
  const browser = await buildPro();
  const { followUp } = optimizeScreenshot.response.parse((await upload(browser, [png])).body);
  const body = {
    transcript: [{ from: 'match' as const, text: 'Une rando, et toi ?' }],
    runId: followUp?.runId ?? '',
  };
  return { browser, body };
}

describe('POST /api/dm/optimize-screenshot', () => {
  it('accepts a form with three images and its fields, and answers with transcript, replies and meter', async () => {
    reader.next = { reading: shortReading };
    reader.given.length = 0;
    const browser = await buildPro();
    const answer = await upload(browser, [png, png, png], {
      objective: 'numéro',
      intensity: 'direct',
      matchGender: 'femme',
    });
    expect(answer.status, answer.text).toBe(200);
    const result = optimizeScreenshot.response.parse(answer.body);
    expect(reader.given).toEqual([3]);
    expect(result.responses.map(({ tone }) => tone)).toEqual(['humoristique', 'flirt', 'original']);
    expect(result.transcript).toMatchObject({ app: 'tinder', matchName: 'Léa', messages: [{ confidence: 0.98 }, {}] });
    expect(answer.text).not.toContain('"box"');
    expect(result.usage).toMatchObject({ feature: 'dmScreenshot', used: 1, limit: 30 });
    expect(result.followUp).toMatchObject({ left: screenshotFollowUps.count });
  });

  it('accepts one image in JSON, with or without its data prefix, on both paths', async () => {
    reader.next = { reading: shortReading };
    const browser = await buildPro();
    const imageBase64 = png.toString('base64');
    await browser.call(optimizeScreenshot, { body: { imageBase64, objective: 'continue' } });
    // The form sends the text of its disabled text area along: an empty string.
    const body = { imageBase64: `data:image/png;base64,${imageBase64}`, isScreenshot: true, conversation: '' };
    const { result } = await browser.call(optimizeText, { body });
    expect(result.responses).toHaveLength(3);
    expect(await usedScreenshots(browser)).toBe(2);
  });

  it('answers as events, in the order of its steps, when events are asked for', async () => {
    reader.next = { reading: shortReading };
    const answer = await upload(await buildPro(), [png], { request: '{"objective":"date"}' }, 'text/event-stream');
    const steps = ['bubbles', 'lecture', 'transcript', 'analyse', 'verdict', 'redaction'];
    const told = readEvents(answer.text);
    expect(told.map(({ event }) => event)).toEqual([...steps, 'reply', 'followUp', 'reply', 'reply', 'done']);
    expect(told[7]?.data.followUp).toEqual(told.at(-1)?.data.followUp);
  });

  it('includes follow-ups if it fails after its first reply, and none if it fails before', async () => {
    reader.next = { reading: shortReading };
    const browser = await buildPro();
    const { reply } = test.deps.writer;
    const first = { tone: 'flirt', content: 'Une rando, où ça ?', why: 'Elle en parle.', confidence: 80 } as const;
    for (const delivered of [false, true]) {
      test.deps.writer.reply = (_, options) => {
        if (delivered) options?.onReply?.(first, 'local');
        return Promise.reject(new Error('broken'));
      };
      const runs = await test.deps.db.$count(screenshotRun);
      const told = readEvents((await upload(browser, [png], {}, 'text/event-stream')).text);
      expect(await test.deps.db.$count(screenshotRun)).toBe(delivered ? runs + 1 : runs);
      expect(await usedScreenshots(browser)).toBe(delivered ? 1 : 0);
      const included = told.find(({ event }) => event === 'followUp')?.data.followUp;
      expect(included).toEqual(delivered ? expect.objectContaining({ left: screenshotFollowUps.count }) : undefined);
    }
    test.deps.writer.reply = reply;
  });

  it.each(['not_an_image', 'not_a_chat', 'empty_chat', 'image_too_small'] as const)(
    'refuses in French and uses no quota: %s',
    async (refusal) => {
      reader.next = { refusal, page: 1 };
      const browser = await buildPro();
      const plain = await upload(browser, [png, png]);
      expect(plain).toMatchObject({
        status: 422,
        body: { code: 'unprocessable', reason: refusal, page: 1, message: readingRefusals[refusal] },
      });
      const streamed = readEvents((await upload(browser, [png], {}, 'text/event-stream')).text);
      expect(streamed.map(({ event }) => event)).toEqual(['lecture', 'error']);
      expect(streamed[1]?.data).toMatchObject({ code: 'unprocessable', message: readingRefusals[refusal] });
      expect(await usedScreenshots(browser)).toBe(0);
    },
  );

  it.each(['application/json', 'text/event-stream'])(
    'answers 503 with Retry-After and uses no quota when the reader is full (%s)',
    async (accept) => {
      reader.next = 'full';
      const browser = await buildPro();
      const answer = await upload(browser, [png], {}, accept);
      expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
      expect(Number(answer.headers['retry-after'])).toBe(5);
      expect(await usedScreenshots(browser)).toBe(0);
    },
  );

  it('lets a free account use its one demo and nothing else', async () => {
    reader.next = { refusal: 'not_a_chat' };
    const { browser } = await buildUser(test, { verified: false });
    expect((await upload(browser, [png])).status).toBe(422);
    expect((await browser.call(getUsage)).freeDmTrialUsed).toBe(false);
    reader.next = { reading: shortReading };
    expect((await upload(browser, [png])).status).toBe(200);
    expect((await browser.call(getUsage)).freeDmTrialUsed).toBe(true);
    expect(await upload(browser, [png])).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
    const verified = await buildUser(test);
    expect((await upload(verified.browser, [png])).status).toBe(200);
    expect(await upload(verified.browser, [png])).toMatchObject({
      status: 403,
      body: { requiresPro: true, message: "Passe en Pro pour analyser tes captures d'écran." },
    });
  });

  it('includes five corrected transcripts; the sixth counts as text', async () => {
    const { browser, body } = await correctTranscript();
    for (let left = screenshotFollowUps.count - 1; left >= 0; left--) {
      const mended = await browser.call(optimizeScreenshot, { body: { ...body, seed: left } });
      expect(mended).toMatchObject({ followUp: { left }, usage: null, transcript: { messages: [{ from: 'match' }] } });
    }
    const counted = await browser.call(optimizeScreenshot, { body });
    expect(counted).toMatchObject({ followUp: null, usage: { feature: 'dmText', used: 1 } });
    expect(await usedScreenshots(browser)).toBe(1);
  });

  it('refuses its follow-ups to other accounts and after an hour, and gives back one that failed', async () => {
    const { browser, body } = await correctTranscript();
    const other = await buildPro();
    expect((await other.call(optimizeScreenshot, { body })).usage).toMatchObject({ feature: 'dmText' });
    const { reply } = test.deps.writer;
    test.deps.writer.reply = () => Promise.reject(new Error('broken'));
    expect((await browser.refused(optimizeScreenshot, { body })).status).toBe(500);
    test.deps.writer.reply = reply;
    expect((await browser.call(optimizeScreenshot, { body })).followUp?.left).toBe(screenshotFollowUps.count - 1);
    test.clock.advance(screenshotFollowUps.minutes * 60_000);
    expect((await browser.call(optimizeScreenshot, { body })).usage).toMatchObject({ feature: 'dmText' });
  });

  it('refuses forms without images, with too many, too heavy ones and malformed ones', async () => {
    const browser = await buildPro();
    expect(await upload(browser, [])).toMatchObject({
      status: 400,
      body: { fields: { images: "Merci d'uploader une image" } },
    });
    expect((await upload(browser, Array(9).fill(png))).status).toBe(400);
    expect((await upload(browser, [png], { request: '[1]' })).status).toBe(400);
    expect((await upload(browser, [png], { isPro: 'true' })).status).toBe(400);
    const crafted = [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', '--x\r\n\r\nno headers\r\n--x--'],
      ['multipart/form-data; boundary=x', `${'--x\r\n\r\n'.repeat(100_000)}--x--`],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nhalf',
      ],
    ] as const;
    for (const [type, payload] of crafted) {
      const answer = await browser.send({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect([answer.status, (answer.body as { code: string }).code], type).toEqual([400, 'invalid_body']);
    }
    const heavy = await upload(browser, [new Uint8Array(optimizeScreenshot.upload?.maxBytes ?? 0)]);
    expect(heavy).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect(await usedScreenshots(browser)).toBe(0);
  });

  it('does not read the form of a visitor who is not signed in', async () => {
    reader.given.length = 0;
    expect((await upload(test.browser(), [png])).status).toBe(401);
    expect(reader.given).toEqual([]);
  });
});

describe('a client that disconnects', () => {
  it('ends the reading and gets its quota back', async () => {
    reader.next = 'never';
    reader.calledOff = 0;
    const built = await buildUser(test, { entitlements: ['pro'] });
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...built.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const accept of ['application/json', 'text/event-stream']) {
      const form = new FormData();
      form.append('images', new Blob([png]), 'capture.png');
      const leaving = new AbortController();
      const before = reader.given.length;
      const request = fetch(`${address}${url}`, {
        ...{ method: 'POST', body: form, headers: { cookie, accept }, signal: leaving.signal },
      }).then((response) => response.text());
      await until(() => reader.given.length > before);
      expect(await usedScreenshots(built.browser)).toBe(1);
      leaving.abort();
      await expect(request).rejects.toThrow();
      await until(async () => (await usedScreenshots(built.browser)) === 0);
    }
    expect(reader.calledOff).toBe(2);
    expect(test.logLines.join('')).not.toContain('unexpected failure');
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((again) => setTimeout(again, 10));
}
