import { afterAll, expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import { openEngine } from '../../adapters/assistant/engine-threads/open-engine.ts';
import { fatefulProgram } from '../../adapters/assistant/engine-threads/testing/fateful-program.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

// A text that keeps the engine busy for ever, on the app with threads that run a few lines in place of the engine.

const engine = openEngine({ threads: 2, deadlineMs: 5000, workerProgram: fatefulProgram() });
afterAll(async () => await engine.close());
const test = makeApp({ engine });
const says = (text: string) => ({ body: { conversation: [{ from: 'match' as const, text }] } });

it('is cut off at the deadline and uses no quota, and others are served meanwhile', async () => {
  await engine.warm();
  const slow = await buildUser(test);
  const other = await buildUser(test);
  let isOver = false;
  const refused = slow.browser.refused(optimizeText, says('hang')).finally(() => {
    isOver = true;
  });
  expect((await test.browser().send({ url: '/healthz' })).status).toBe(200);
  expect((await other.browser.call(optimizeText, says('Coucou'))).result).toMatchObject({ reason: 'Coucou' });
  expect(isOver).toBe(false);
  expect(await refused).toMatchObject({
    status: 504,
    body: {
      code: 'provider_timeout',
      message: 'Cette demande prend trop de temps. Réessaie, ou envoie un texte plus court.',
    },
  });
  expect((await slow.browser.call(getUsage)).usage[0]).toMatchObject({ feature: 'dmText', used: 0 });
  expect((await other.browser.call(getUsage)).usage[0]).toMatchObject({ feature: 'dmText', used: 1 });
});
