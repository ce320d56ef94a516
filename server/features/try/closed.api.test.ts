import { expect, it } from 'vitest';
import { tryReply } from '#contract/try.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp({ environment: { TRY_PER_DAY: '0' } });

it('answers nobody where the operator has set a budget of 0, and tells the pages so', async () => {
  expect(test.deps.config.site.triesPerDay).toBe(0);
  expect(await test.browser().refused(tryReply, { body: { sample: 'lea' } })).toMatchObject({
    status: 404,
    body: { message: "L'essai sans compte est fermé pour le moment. Ouvre ton compte gratuit pour essayer." },
  });
});
