import { beforeEach, describe, expect, it } from 'vitest';
import type { CaptureFeature } from '#contract/plans.ts';
import { readingRefusals } from '#contract/reading.ts';
import { diagnoseGhosting, readCapture } from '#contract/tool-calls.ts';
import { getUsage } from '#contract/usage.ts';
import { quotaUse } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { fakeReader, shortReading } from '../../testing/fake-reader.ts';
import { formBody } from '../../testing/form-body.ts';
import { makeApp } from '../../testing/make-app.ts';
import { readEvents } from '../../testing/read-events.ts';
import { getUser } from '../accounts/user.ts';
import { spendReading } from '../usage/readings.ts';

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
    // What was read is told at the end alone, when the reading is counted: nothing is left to whoever hangs up before.
    expect(new Set(told.map(({ event }) => event))).toEqual(new Set(['lecture', 'done']));
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

// @demand capture-readings
describe('readings for a tool', () => {
  const statuses = async (times: number, browser: Browser, feature: CaptureFeature) =>
    (await inTurn(times, () => upload(browser, feature))).map(({ status }) => status);
  const use = async (browser: Browser) =>
    await browser.call(diagnoseGhosting, {
      body: { conversation: `Moi : ${question}\nMatch : ${answer}`, daysSilent: 3 },
    });

  it('are three for each use of it, and those that were not needed stay', async () => {
    const browser = await buildPro();
    expect(await statuses(4, browser, 'antiGhost')).toEqual([200, 200, 200, 429]);
    const refused = await upload(browser, 'antiGhost');
    expect(refused.body).toMatchObject({
      code: 'quota_exhausted',
      message:
        "Chaque utilisation comprend 3 lectures de captures, et tu les as faites. Corrige le texte ou colle-le, puis lance l'outil : tu en auras 3 de plus.",
    });
    expect((await upload(browser, 'redFlagRadar')).status).toBe(200);
    await use(browser);
    await use(browser);
    expect(await statuses(7, browser, 'antiGhost')).toEqual([...Array(6).fill(200), 429]);
    const { usage } = await browser.call(getUsage);
    expect(usage.filter(({ used }) => used > 0)).toMatchObject([{ feature: 'antiGhost', used: 2 }]);
  });

  it('are exactly three of twenty at once', async () => {
    const pro = await buildUser(test, { entitlements: ['pro'] });
    const user = await getUser(test.deps.db, test.clock, pro.user.id);
    const spending = { user, feature: 'openerPack', signal: new AbortController().signal } as const;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => spendReading(test.deps, spending, async () => 1)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('are given back where a picture cannot be read', async () => {
    const browser = await buildPro();
    reader.next = { refusal: 'not_a_chat' };
    expect(await statuses(4, browser, 'antiGhost')).toEqual([422, 422, 422, 422]);
    reader.next = { reading: shortReading };
    expect(await statuses(3, browser, 'antiGhost')).toEqual([200, 200, 200]);
  });

  it('begin anew with the period, and are three a week for a free account, whatever its address is called', async () => {
    const { browser } = await buildUser(test, { email: 'zoe@gmail.com' });
    const { browser: other } = await buildUser(test, { email: 'zoe+1@gmail.com' });
    expect(await statuses(4, browser, 'bioRating')).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, other, 'bioRating')).toEqual([429]);
    test.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect(await statuses(1, other, 'bioRating')).toEqual([200]);
  });

  it('are ninety a month where a bio may be rated without end', async () => {
    const { user, browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    await test.deps.db.insert(quotaUse).values({
      ...{ accountId: user.id, feature: 'bioRatingReading', period: 'month', periodStart: '2026-11-01' },
      ...{ endsAt: new Date('2026-11-30T23:00:00Z'), kept: 89, reserved: {} },
    });
    expect(await statuses(2, browser, 'bioRating')).toEqual([200, 429]);
    expect((await upload(browser, 'bioRating')).body).toMatchObject({
      message:
        'Tu as fait tes 90 lectures de captures du mois. Ça repart le 1er décembre 2026 ; un texte collé se note sans limite.',
    });
  });
});

async function inTurn<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time++) results.push(await work());
  return results;
}
