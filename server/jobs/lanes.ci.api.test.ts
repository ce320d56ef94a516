// @demand invented-addresses
import { expect, it, onTestFinished } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { startJobs } from './boss.ts';
import { jobHandlers } from './handlers.ts';

const test = makeApp();
const soon = { timeout: 10_000, interval: 20 };

/** Works the queue with mails that take 20 ms each; answers when each kind of job was done. */
async function workSlowly() {
  const doneAt: Record<string, number[]> = {};
  const handle = (name: string) => async () => {
    await new Promise((sent) => setTimeout(sent, 20));
    doneAt[name] = [...(doneAt[name] ?? []), performance.now()];
  };
  const log = { error: () => {}, warn: () => {} } as never;
  const runner = await startJobs(test.database, { log, supervised: false });
  onTestFinished(() => runner.stop());
  const names = ['mail.reset-password', 'mail.cancellation-link', 'mail.cancellation'] as const;
  await runner.work({ ...jobHandlers(test.deps), ...Object.fromEntries(names.map((name) => [name, handle(name)])) });
  return { doneAt, countOf: (name: string) => doneAt[name]?.length ?? 0 };
}

it('a hundred links to cancel go out within seconds', { timeout: 30_000 }, async () => {
  for (let index = 0; index < 100; index++)
    await test.deps.jobs.enqueue(test.deps.db, 'mail.cancellation-link', { email: `client-${index}@exemple.fr` });
  const startedAt = performance.now();
  const { doneAt, countOf } = await workSlowly();
  await expect.poll(() => countOf('mail.cancellation-link'), soon).toBe(100);
  expect(Math.max(...(doneAt['mail.cancellation-link'] ?? [])) - startedAt).toBeLessThan(8_000);
});

it('a confirmation of a cancellation does not wait for a flood of another kind', { timeout: 30_000 }, async () => {
  for (let index = 0; index < 300; index++)
    await test.deps.jobs.enqueue(test.deps.db, 'mail.reset-password', { email: `client-${index}@exemple.fr` });
  await test.deps.jobs.enqueue(test.deps.db, 'mail.cancellation', { requestId: crypto.randomUUID() });
  const { countOf } = await workSlowly();
  await expect.poll(() => countOf('mail.cancellation'), soon).toBe(1);
  expect(countOf('mail.reset-password')).toBeLessThan(150);
});
