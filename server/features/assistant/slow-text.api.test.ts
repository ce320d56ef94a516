// @demand slow-text
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import { openEngine } from '../../adapters/assistant/engine-threads/open-engine.ts';
import { fatefulProgram } from '../../adapters/assistant/engine-threads/testing/fateful-program.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

// A text that keeps the engine busy for ever, on the app with threads that run a few lines in place of the engine. The deadline passes
// by a fake timer, once the others were served.

const deadlineMs = 5000;
const engine = openEngine({ threads: 2, deadlineMs, workerProgram: fatefulProgram() });
afterAll(async () => await engine.close());
afterEach(() => void vi.useRealTimers());
const test = makeApp({ engine });
const says = (text: string) => ({ body: { conversation: [{ from: 'match' as const, text }] } });

it('is cut off at the deadline and uses no quota, and others are served meanwhile', async () => {
  await engine.warm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = await buildUser(test);
  const other = await buildUser(test);
  let isOver = false;
  const refused = slow.browser.refused(optimizeText, says('hang')).finally(() => {
    isOver = true;
  });
  while (engine.stats().busy === 0) await nextTurn();
  expect((await test.browser().send({ url: '/healthz' })).status).toBe(200);
  expect((await other.browser.call(optimizeText, says('Coucou'))).result).toMatchObject({ reason: 'Coucou' });
  vi.advanceTimersByTime(deadlineMs - 1);
  await nextTurn();
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(1);
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
