import { beforeEach, describe, expect, it } from 'vitest';
import { readingRefusals } from '#contract/reading.ts';
import { type CaptureFeature, readCapture } from '#contract/tool-calls.ts';
import { getUsage } from '#contract/usage.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { fakeReader, shortReading } from '../../testing/fake-reader.ts';
import { formBody } from '../../testing/form-body.ts';
import { makeApp } from '../../testing/make-app.ts';
import { readEvents } from '../../testing/read-events.ts';

const reader = fakeReader();
const test = makeApp({ reader });
const png = Buffer.from('89504e470d0a1a0a', 'hex');

async function upload(
  browser: Browser,
  feature: CaptureFeature,
  files: Uint8Array[] = [png],
  accept = 'application/json',
) {
  const { payload, headers } = await formBody(files, { feature });
  return await browser.send({ method: 'POST', url: readCapture.path, payload, headers: { ...headers, accept } });
}
const buildPro = async () => (await buildUser(test, { entitlements: ['pro'] })).browser;
const question = 'Tu as fait quoi ce week-end ?';
const answer = 'Une rando dans le Vercors, et toi ?';

beforeEach(() => {
  reader.next = { reading: shortReading };
});

describe('POST /api/tools/read', () => {
  it.each([
    ['antiGhost', `Moi : ${question}\nMatch : ${answer}`],
    ['redFlagRadar', `Moi : ${question}\nMatch : ${answer}`],
    ['datePlanner', `${question}\n${answer}`],
    ['openerPack', `${question}\n${answer}`],
    ['bioRating', `${question}\n${answer}`],
  ] as const)('gives the text for %s and uses up nothing', async (feature, text) => {
    const browser = await buildPro();
    const read = await upload(browser, feature);
    expect(read.status, read.text).toBe(200);
    expect(readCapture.response.parse(read.body)).toEqual({ text, warnings: [] });
    const { usage } = await browser.call(getUsage);
    expect(usage.filter(({ used }) => used > 0)).toEqual([]);
  });

  it.each(['antiGhost', 'bioRating'] as const)('answers %s as events, as the page asks for them', async (feature) => {
    const told = readEvents((await upload(await buildPro(), feature, [png], 'text/event-stream')).text);
    expect(told.at(-1)).toMatchObject({ event: 'done', data: { warnings: [] } });
    expect(told.map(({ event }) => event)).toContain('lecture');
  });

  it('reads several pictures of a profile one after the other', async () => {
    const read = await upload(await buildPro(), 'openerPack', [png, png]);
    expect(readCapture.response.parse(read.body).text.split('\n')).toHaveLength(4);
  });

  it('says why a picture cannot be read, and still reads the next', async () => {
    const browser = await buildPro();
    reader.next = { refusal: 'not_a_chat' };
    const refused = await upload(browser, 'antiGhost');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ message: readingRefusals.not_a_chat, reason: 'not_a_chat' });
    reader.next = { reading: shortReading };
    expect((await upload(browser, 'antiGhost')).status).toBe(200);
  });

  it('refuses a call without a picture, a stranger, and a free account but for what it may use', async () => {
    const browser = await buildPro();
    expect((await upload(browser, 'antiGhost', [])).status).toBe(400);
    expect((await upload(test.browser(), 'antiGhost')).status).toBe(401);
    const { browser: free } = await buildUser(test);
    expect((await upload(free, 'antiGhost')).body).toMatchObject({ code: 'upgrade_required' });
    expect((await upload(free, 'bioRating')).status).toBe(200);
  });
});
