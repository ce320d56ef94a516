import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it.runIf(process.platform === 'linux')('a thread stands back, and the server’s own priority stays', async () => {
  const before = getPriority();
  const thread = new Worker(new URL('./testing/yielding-program.mjs', import.meta.url));
  const [niceness] = await once(thread, 'message');
  await thread.terminate();
  expect(niceness).toBe(10);
  expect(getPriority()).toBe(before);
});
