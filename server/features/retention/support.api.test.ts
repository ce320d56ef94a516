import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { requestSupport, track } from '#contract/retention.ts';
import { retentionAnswer, supportRequest } from '../../db/schema.ts';
import { buildUser, signInElsewhere } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { maxAnswers } from './support.ts';

const test = makeApp();

// @demand bounded-rows
it('lets an account’s oldest answers of the cancellation funnel go for the 31st, and no one else’s', async () => {
  const { browser: other, user: neighbour } = await buildUser(test);
  await other.call(track, { body: { step: 'final_cancel' } });
  const { user, browser } = await buildUser(test);
  for (let told = 1; told <= maxAnswers + 2; told++) {
    test.clock.advance(1000);
    await browser.call(track, { body: { step: 'reason_selected', reason: 'other', otherReason: `raison ${told}` } });
  }
  const answersOf = async (accountId: string) =>
    await test.deps.db
      .select()
      .from(retentionAnswer)
      .where(eq(retentionAnswer.accountId, accountId))
      .orderBy(asc(retentionAnswer.at));
  const kept = await answersOf(user.id);
  expect(kept).toHaveLength(maxAnswers);
  expect([kept[0]?.otherReason, kept.at(-1)?.otherReason]).toEqual(['raison 3', `raison ${maxAnswers + 2}`]);
  expect(await answersOf(neighbour.id)).toHaveLength(1);
});

// @demand operator-mails
it('takes five requests for help a day from one account, wherever it is signed in', async () => {
  const { user, browser } = await buildUser(test);
  const body = { reason: 'no_results' } as const;
  for (let again = 0; again < 5; again++) {
    await browser.send({
      method: 'POST',
      url: requestSupport.path,
      payload: { reason: 'unknown' },
      remoteAddress: `10.4.0.${again}`,
    });
    await browser.call(requestSupport, { body });
  }
  test.clock.advance(60 * 60 * 1000);
  const elsewhere = await signInElsewhere(test, user);
  expect((await elsewhere.refused(requestSupport, { body })).status).toBe(429);
  const { browser: other } = await buildUser(test);
  await other.call(requestSupport, { body });
  expect(await test.deps.db.$count(supportRequest)).toBe(6);
  test.clock.advance(24 * 60 * 60 * 1000);
  await elsewhere.call(requestSupport, { body });
});
