import { describe, expect, it } from 'vitest';
import { optimizeText, varyReply } from '#contract/assistant.ts';
import { saveOwnAnswers } from '#contract/own-answers.ts';
import { replyVariations } from '#contract/plans.ts';
import { getUsage } from '#contract/usage.ts';
import { isTone } from '#contract/writing.ts';
import type { ReplyRequest } from '../../adapters/assistant/port.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const transcript = [
  { from: 'moi' as const, text: 'Tu as fait quoi ce week-end ?' },
  { from: 'match' as const, text: 'Une rando dans le Vercors, trois heures sous la pluie !' },
];

const buildPro = async () => (await buildUser(test, { entitlements: ['pro'] })).browser;
const textsUsed = async (browser: Browser) => (await browser.call(getUsage)).usage[0]?.used;

async function runOf(browser: Browser) {
  const { result } = await browser.call(optimizeText, { body: { conversation: transcript } });
  const [first] = result.responses;
  if (!first || !isTone(first.tone) || !result.variations) throw new Error('no run');
  return { tone: first.tone, content: first.text, runId: result.variations.runId, left: result.variations.left };
}

describe('POST /api/dm/vary', () => {
  it('gives another idea for one reply, included in the run', async () => {
    const browser = await buildPro();
    const { left, ...shown } = await runOf(browser);
    expect(left).toBe(replyVariations.count);
    const body = { transcript, ...shown, how: 'other' as const, avoid: [shown.content] };
    const { reply, variations, usage } = await browser.call(varyReply, { body });
    expect(reply.tone).toBe(shown.tone);
    expect(reply.content).not.toBe(shown.content);
    expect(variations?.left).toBe(replyVariations.count - 1);
    expect(usage).toBeNull();
    expect(await textsUsed(browser)).toBe(1);
  });

  it('gives a shorter one, or says that there is none and counts nothing', async () => {
    const browser = await buildPro();
    const { runId } = await runOf(browser);
    const long =
      'Une phrase que personne n’a écrite et qui est plus longue que toutes celles que nous proposons, et de loin.';
    const wish = { transcript, tone: 'flirt' as const, how: 'shorter' as const, runId };
    const { reply, variations } = await browser.call(varyReply, { body: { ...wish, content: long } });
    expect(reply.content.length).toBeLessThan(long.length);
    const refused = await browser.refused(varyReply, { body: { ...wish, content: 'Ok.' } });
    expect(refused.status).toBe(422);
    const again = await browser.call(varyReply, { body: { ...wish, content: long } });
    expect(again.variations?.left).toBe((variations?.left ?? 0) - 1);
  });

  it('refuses to be bolder after hard news', async () => {
    const browser = await buildPro();
    const { runId } = await runOf(browser);
    const hard = [{ from: 'match' as const, text: 'Mon père est mort hier, je suis anéantie' }];
    const body = { transcript: hard, tone: 'flirt' as const, content: 'Courage à toi.', how: 'bolder' as const, runId };
    const { status, body: told } = await browser.refused(varyReply, { body });
    expect(status).toBe(422);
    expect(told.message).toContain('mieux vaut');
  });

  it('counts as a text once the included ones are used, and for another account’s run', async () => {
    const [browser, other] = [await buildPro(), await buildPro()];
    const { left, ...shown } = await runOf(browser);
    const body = { transcript, ...shown, how: 'other' as const };
    for (let taken = 0; taken < left; taken++) await browser.call(varyReply, { body });
    expect(await textsUsed(browser)).toBe(1);
    const { variations, usage } = await browser.call(varyReply, { body });
    expect(variations).toBeNull();
    expect(usage).toMatchObject({ feature: 'dmText', used: 2 });
    expect((await other.call(varyReply, { body })).usage).toMatchObject({ used: 1 });
  });

  it('tells the writer what the user allowed a model to know, and nothing before', async () => {
    const browser = await buildPro();
    const { runId, tone, content } = await runOf(browser);
    const { reply } = test.deps.writer;
    const given: ReplyRequest[] = [];
    test.deps.writer.reply = (request, options) => {
      given.push(request);
      return reply(request, options);
    };
    const body = { transcript, tone, content, runId, how: 'other' as const };
    await browser.call(saveOwnAnswers, { body: { job: 'Pompier' } });
    await browser.call(varyReply, { body });
    await browser.call(saveOwnAnswers, { body: { forModel: true } });
    await browser.call(varyReply, { body });
    test.deps.writer.reply = reply;
    expect(given.map(({ facts }) => facts)).toEqual([[], ['métier : Pompier']]);
  });

  // @demand certain-minor
  it('changes nothing while the talk is a question to the user, and counts nothing', async () => {
    const browser = await buildPro();
    const { runId, tone, content, left } = await runOf(browser);
    const { reply } = test.deps.writer;
    const question = { text: '« … » Est-ce le cas ?', ifYes: '…' };
    test.deps.writer.reply = async (request, options) => {
      const written = await reply(request, options);
      return { ...written, advice: { ...written.advice, question } };
    };
    const body = { transcript, tone, content, runId, how: 'other' as const };
    const refused = await browser.refused(varyReply, { body });
    const { variations } = await browser.call(varyReply, { body: { ...body, isAnswered: true } });
    test.deps.writer.reply = reply;
    expect([refused.status, refused.body.message]).toEqual([422, question.text]);
    expect(variations?.left).toBe(left - 1);
  });

  it('refuses to change a reply to a minor', async () => {
    const browser = await buildPro();
    const { runId, tone, content } = await runOf(browser);
    const minor = [{ from: 'match' as const, text: "J'ai 15 ans, je suis en troisième" }];
    const body = { transcript: minor, tone, content, runId, how: 'other' as const, isAnswered: true };
    const { status } = await browser.refused(varyReply, { body });
    expect(status).toBe(422);
  });

  it('needs an account, a known wish and a conversation', async () => {
    const body = { transcript, tone: 'flirt' as const, content: 'Ok.', how: 'other' as const };
    expect((await test.browser().refused(varyReply, { body })).status).toBe(401);
    const browser = await buildPro();
    for (const wrong of [{ how: 'meaner' }, { transcript: [] }, { content: '' }, { tone: 'sec' }]) {
      const answer = await browser.send({ method: 'POST', url: varyReply.path, payload: { ...body, ...wrong } });
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
    }
  });
});
