import { describe, expect, it } from 'vitest';
import { forgetReply, keepReply, listKeptReplies, maxKeptReplies } from '#contract/assistant.ts';
import { keptReply } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const body = { tone: 'flirt' as const, content: 'Le Vercors, donc. Tu me dois une photo de là-haut.' };

describe('kept replies', () => {
  it('do not store the match’s question that stands in a blank', async () => {
    const { browser } = await buildUser(test);
    const content = 'Alors, [ta réponse : « Tu fais quoi samedi à Sète ? »].';
    const { reply } = await browser.call(keepReply, { body: { tone: 'flirt', content } });
    expect(reply.content).toBe('Alors, [ta réponse].');
  });

  it('are stored once, listed with the latest first, and can be removed', async () => {
    const { browser } = await buildUser(test);
    const { reply } = await browser.call(keepReply, { body });
    test.clock.advance(1000);
    const later = await browser.call(keepReply, { body: { tone: 'original', content: 'Une autre.' } });
    expect((await browser.call(keepReply, { body })).reply.id).toBe(reply.id);
    const { replies } = await browser.call(listKeptReplies);
    expect(replies).toEqual([later.reply, reply]);
    expect(reply).toMatchObject({ ...body, createdAt: '2026-11-15T09:00:00.000Z' });
    await browser.call(forgetReply, { params: { id: reply.id } });
    expect((await browser.call(listKeptReplies)).replies).toEqual([later.reply]);
  });

  it('are not shown to another account, nor removed by one', async () => {
    const [one, other] = [await buildUser(test), await buildUser(test)];
    const { reply } = await one.browser.call(keepReply, { body });
    expect((await other.browser.call(listKeptReplies)).replies).toEqual([]);
    expect((await other.browser.refused(forgetReply, { params: { id: reply.id } })).status).toBe(404);
    expect((await other.browser.call(keepReply, { body })).reply.id).not.toBe(reply.id);
    expect((await one.browser.call(listKeptReplies)).replies).toHaveLength(1);
  });

  it('are 500 at most: the 501st is refused, one of the 500 again is not', async () => {
    const { user, browser } = await buildUser(test);
    const createdAt = test.clock.now();
    const rows = Array.from({ length: maxKeptReplies }, (_, place) => ({
      ...{
        accountId: user.id,
        tone: 'flirt' as const,
        content: place === 0 ? body.content : `réponse ${place}`,
        createdAt,
      },
    }));
    await test.deps.db.insert(keptReply).values(rows.slice(1));
    const atOnce = Array.from({ length: 12 }, (_, n) => ({ ...body, content: `à la fois ${n}` }));
    await Promise.allSettled(atOnce.map((one) => browser.call(keepReply, { body: one })));
    const { replies } = await browser.call(listKeptReplies);
    expect(replies).toHaveLength(maxKeptReplies);
    await browser.call(keepReply, { body: { tone: 'flirt', content: replies[0]?.content ?? '' } });
    const refused = await browser.refused(keepReply, { body: { ...body, content: 'une de trop' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('are refused without words, beyond 600 characters, with an unknown tone and without a session', async () => {
    const { browser } = await buildUser(test);
    for (const wrong of [
      { ...body, content: ' ' },
      { ...body, content: 'é'.repeat(601) },
      { ...body, tone: 'rude' },
    ])
      expect((await browser.refused(keepReply, { body: wrong })).status).toBe(400);
    expect((await test.browser().refused(keepReply, { body })).status).toBe(401);
    expect((await test.browser().refused(listKeptReplies)).status).toBe(401);
  });
});
