import { describe, expect, it } from 'vitest';
import {
  eraseSentReplies,
  forgetSentReply,
  listSentReplies,
  maxSentReplies,
  noteOutcome,
  noteSentReply,
} from '#contract/sent-replies.ts';
import { sentReply } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const body = { tone: 'flirt', writer: 'model' } as const;

describe('the record of sent replies', () => {
  it('notes what was sent and what became of it, the latest first', async () => {
    const { browser } = await buildUser(test);
    const { sent } = await browser.call(noteSentReply, { body });
    expect(sent).toMatchObject({ ...body, outcome: 'waiting', sentAt: '2026-11-15T09:00:00.000Z' });
    test.clock.advance(1000);
    const later = await browser.call(noteSentReply, { body: { tone: 'original', writer: 'local' } });
    const answered = await browser.call(noteOutcome, { params: { id: sent.id }, body: { outcome: 'answered' } });
    expect((await browser.call(listSentReplies)).sent).toEqual([later.sent, answered.sent]);
    await browser.call(forgetSentReply, { params: { id: sent.id } });
    await browser.call(eraseSentReplies);
    expect((await browser.call(listSentReplies)).sent).toEqual([]);
  });

  it('takes no text of a conversation', async () => {
    const { browser } = await buildUser(test);
    const payload = { ...body, content: 'Un café jeudi ?' };
    expect((await browser.send({ method: 'POST', url: noteSentReply.path, payload })).status).toBe(400);
    expect(await test.deps.db.$count(sentReply)).toBe(0);
  });

  it('is not shown to another account, nor changed by one', async () => {
    const [one, other] = [await buildUser(test), await buildUser(test)];
    const { sent } = await one.browser.call(noteSentReply, { body });
    const params = { id: sent.id };
    expect((await other.browser.call(listSentReplies)).sent).toEqual([]);
    expect((await other.browser.refused(noteOutcome, { params, body: { outcome: 'silent' } })).status).toBe(404);
    expect((await other.browser.refused(forgetSentReply, { params })).status).toBe(404);
    await other.browser.call(eraseSentReplies);
    expect((await one.browser.call(listSentReplies)).sent).toEqual([sent]);
  });

  it('lets the oldest go for the 501st', async () => {
    const { user, browser } = await buildUser(test);
    const { sent: oldest } = await browser.call(noteSentReply, { body });
    test.clock.advance(1000);
    const rows = Array.from({ length: maxSentReplies }, () => ({
      ...body,
      accountId: user.id,
      sentAt: test.clock.now(),
    }));
    await test.deps.db.insert(sentReply).values(rows.slice(1));
    await browser.call(noteSentReply, { body });
    const { sent } = await browser.call(listSentReplies);
    expect(sent).toHaveLength(maxSentReplies);
    expect(sent.map(({ id }) => id)).not.toContain(oldest.id);
  });

  it('needs an account', async () => {
    expect((await test.browser().refused(noteSentReply, { body })).status).toBe(401);
    expect((await test.browser().refused(listSentReplies)).status).toBe(401);
  });
});
