import { afterAll, describe, expect, it } from 'vitest';
import { analyzePhoto, retouchPhoto } from '#contract/photos.ts';
import { getUsage } from '#contract/usage.ts';
import { openPhotoStudio } from '../../adapters/assistant/photos/photo-studio.ts';
import { photoAnalysis, quotaUse } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { openGate } from '../../testing/gated-photo-thread.ts';
import { makeApp } from '../../testing/make-app.ts';

// Many calls at once to the real studio, which measures one photo at a time and lets twelve wait. Its thread measures nothing: it answers
// while the gate is open.

const gate = openGate();
const studio = openPhotoStudio({ deadlineMs: 100_000, maxQueued: 12, workerProgram: gate.program });
const test = makeApp({ studio });
afterAll(gate.close);
const body = { imageBase64: Buffer.from('a photo').toString('base64') };

const buildMember = () => buildUser(test, { entitlements: ['pro', 'photo'] });
async function usedOf(browser: Browser, feature: 'photoAnalysis' | 'photoRetouch') {
  const { usage } = await browser.call(getUsage);
  return usage.find((one) => one.feature === feature)?.used;
}
async function statusesOf(browser: Browser, url: string, calls: number, onAnswer = () => {}): Promise<number[]> {
  const answers = Array.from({ length: calls }, async () => {
    const { status } = await browser.send({ method: 'POST', url, payload: body });
    onAnswer();
    return status;
  });
  return (await Promise.all(answers)).sort();
}
/** Opens the gate when so many calls were answered while it was shut. */
function openAfter(answers: number): () => void {
  let left = answers;
  gate.shut();
  return () => {
    if (--left === 0) gate.open();
  };
}
const times = (status: number, count: number) => Array<number>(count).fill(status);

describe('thirty calls of one member at once', () => {
  it.each([
    { feature: 'photoAnalysis', limit: 100, path: analyzePhoto.path },
    { feature: 'photoRetouch', limit: 10, path: retouchPhoto.path },
  ] as const)('get exactly the three that are left of the month: $path', async ({ path, feature, limit }) => {
    const { user, browser } = await buildMember();
    const month = { period: 'month', periodStart: '2026-11-01', endsAt: new Date('2026-11-30T23:00:00Z') } as const;
    const use = { accountId: user.id, feature, ...month, kept: limit - 3, reserved: {} };
    await test.deps.db.insert(quotaUse).values(use);
    expect(await statusesOf(browser, path, 30)).toEqual([...times(200, 3), ...times(429, 27)]);
    expect(await usedOf(browser, feature)).toBe(limit);
    expect(await test.deps.db.$count(photoAnalysis)).toBe(feature === 'photoAnalysis' ? 3 : 0);
  });

  it('get six photos into the studio, and 429 with a sentence for the others', async () => {
    const { browser } = await buildMember();
    const statuses = await statusesOf(browser, analyzePhoto.path, 30, openAfter(24));
    expect(statuses).toEqual([...times(200, 6), ...times(429, 24)]);
    expect(await usedOf(browser, 'photoAnalysis')).toBe(6);
    expect(await statusesOf(browser, analyzePhoto.path, 1)).toEqual([200]);
  });
});

describe('five members with six photos each', () => {
  it('pay for the photos that were measured, not for those that a full queue refused', async () => {
    const browsers = await Promise.all(Array.from({ length: 5 }, async () => (await buildMember()).browser));
    const [waiting, refused] = [13, 17];
    const onAnswer = openAfter(refused);
    const statuses = await Promise.all(browsers.map((browser) => statusesOf(browser, analyzePhoto.path, 6, onAnswer)));
    const measured = statuses.map((own) => own.filter((status) => status === 200).length);
    expect(statuses).toEqual(measured.map((count) => [...times(200, count), ...times(503, 6 - count)]));
    const all = measured.reduce((sum, count) => sum + count, 0);
    expect(all).toBe(waiting);
    expect(await Promise.all(browsers.map((browser) => usedOf(browser, 'photoAnalysis')))).toEqual(measured);
    expect(await test.deps.db.$count(photoAnalysis)).toBe(all);
  });
});

describe('callers who leave', () => {
  it('take their photos out of the queue, pay nothing, and the next caller is served', async () => {
    const { browser } = await buildMember();
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const cancelledBefore = studio.stats().cancelled;
    const leaving = new AbortController();
    const request = { method: 'POST', body: JSON.stringify(body), headers, signal: leaving.signal };
    gate.shut();
    const calls = Array.from({ length: 6 }, () => fetch(`${address}${analyzePhoto.path}`, request));
    const answers = Promise.allSettled(calls);
    await until(() => studio.stats().queued >= 4);
    leaving.abort();
    await until(() => studio.stats().queued === 0);
    gate.open();
    const answered = (await answers).filter(({ status }) => status === 'fulfilled').length;
    await until(async () => (await usedOf(browser, 'photoAnalysis')) === (await test.deps.db.$count(photoAnalysis)));
    expect(studio.stats().queued).toBe(0);
    expect(studio.stats().cancelled - cancelledBefore).toBeGreaterThanOrEqual(4);
    expect(await test.deps.db.$count(photoAnalysis)).toBeLessThanOrEqual(answered + 1);
    expect(await statusesOf(browser, analyzePhoto.path, 1)).toEqual([200]);
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((again) => setTimeout(again, 10));
}
