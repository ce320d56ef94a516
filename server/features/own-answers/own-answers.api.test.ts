import { describe, expect, it } from 'vitest';
import { eraseOwnAnswers, getOwnAnswers, noOwnAnswers, saveOwnAnswers } from '#contract/own-answers.ts';
import { ownAnswers } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { factsForModel } from './own-answers.ts';

const test = makeApp();

describe('own answers', () => {
  it('are empty at first, change one by one, and can be erased', async () => {
    const { browser } = await buildUser(test);
    expect((await browser.call(getOwnAnswers)).answers).toEqual(noOwnAnswers);
    await browser.call(saveOwnAnswers, { body: { job: ' Infirmière ', freeDays: ['jeudi', 'samedi'] } });
    const { answers } = await browser.call(saveOwnAnswers, { body: { town: 'Lyon', tastes: ['le jazz'] } });
    expect(answers).toEqual({
      job: 'Infirmière',
      town: 'Lyon',
      freeDays: ['jeudi', 'samedi'],
      tastes: ['le jazz'],
      forModel: false,
    });
    expect((await browser.call(getOwnAnswers)).answers).toEqual(answers);
    await browser.call(eraseOwnAnswers);
    expect((await browser.call(getOwnAnswers)).answers).toEqual(noOwnAnswers);
    expect(await test.deps.db.$count(ownAnswers)).toBe(0);
  });

  it('are those of the account that calls', async () => {
    const [one, other] = [await buildUser(test), await buildUser(test)];
    await one.browser.call(saveOwnAnswers, { body: { job: 'Pompier' } });
    expect((await other.browser.call(getOwnAnswers)).answers).toEqual(noOwnAnswers);
    await other.browser.call(eraseOwnAnswers);
    expect((await one.browser.call(getOwnAnswers)).answers.job).toBe('Pompier');
  });

  it('are told to a model only once the user allows it', async () => {
    const { user, browser } = await buildUser(test);
    await browser.call(saveOwnAnswers, { body: { job: 'Pompier', tastes: ['le jazz', 'la rando'] } });
    expect(await factsForModel(test.deps, user.id)).toEqual([]);
    await browser.call(saveOwnAnswers, { body: { forModel: true } });
    expect(await factsForModel(test.deps, user.id)).toEqual(['métier : Pompier', 'goûts : le jazz, la rando']);
  });

  it('refuse an unknown day, a long answer, a thirteenth taste and a field of another table', async () => {
    const { browser } = await buildUser(test);
    const wrong = [
      { freeDays: ['jamais'] },
      { job: 'x'.repeat(61) },
      { tastes: Array.from({ length: 13 }, () => 'jazz') },
      { accountId: crypto.randomUUID() },
    ];
    for (const payload of wrong) {
      const answer = await browser.send({ method: 'PATCH', url: saveOwnAnswers.path, payload });
      expect(answer.status, JSON.stringify(payload)).toBe(400);
    }
    expect((await browser.call(getOwnAnswers)).answers).toEqual(noOwnAnswers);
  });

  it('need an account', async () => {
    expect((await test.browser().refused(getOwnAnswers)).status).toBe(401);
    expect((await test.browser().refused(saveOwnAnswers, { body: { job: 'Pompier' } })).status).toBe(401);
  });
});
