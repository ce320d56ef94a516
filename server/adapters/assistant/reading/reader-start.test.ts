import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleStats } from '../../../testing/idle-stats.ts';
import type { Reader } from '../port.ts';
import { openReader } from './reader.ts';
import type { CompiledTesseract } from './tesseract-core.ts';

// When the reader starts its threads. They run a few lines that refuse every file, so no recogniser is needed.

const compile = vi.fn(async () => ({}) as CompiledTesseract);

const refusesAll = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => parentPort.postMessage({ done: { read: { refusal: 'not_a_chat' }, tookMs: 1 }, heldBytes: 0 }));
parentPort.postMessage({ ready: true });`;
const workerProgram = new URL(`data:text/javascript,${encodeURIComponent(refusesAll)}`);
/** The fake threads look no further than the reader itself does: at the first bytes. */
const file = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

let reader: Reader;
beforeEach(() => {
  compile.mockClear();
  reader = openReader({ threads: 1, workerProgram, compile });
});
afterEach(async () => await reader.close());

it('compiles nothing and starts no thread before the first screenshot', async () => {
  expect(compile).not.toHaveBeenCalled();
  expect(reader.stats()).toEqual(idleStats);
  expect(await reader.read(file)).toEqual({ refusal: 'not_a_chat' });
  expect(reader.stats()).toMatchObject({ ready: 1, answered: 1 });
});

it('compiles once for all screenshots', async () => {
  await Promise.all([reader.read(file), reader.read(file), reader.readConversation([file, file])]);
  expect(compile).toHaveBeenCalledOnce();
});

it('starts its threads when it is told to warm up', async () => {
  reader.warm();
  await vi.waitFor(() => expect(reader.stats()).toMatchObject({ ready: 1, busy: 0, answered: 0 }), { timeout: 60_000 });
});

it('fails the screenshot whose start fails, and starts again with the next', async () => {
  compile.mockRejectedValueOnce(new Error('no such file'));
  await expect(reader.read(file)).rejects.toThrow('no such file');
  expect(await reader.read(file)).toEqual({ refusal: 'not_a_chat' });
});

it('stays silent when warming up fails', async () => {
  compile.mockRejectedValueOnce(new Error('no such file'));
  reader.warm();
  await vi.waitFor(() => expect(compile).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(await reader.read(file)).toEqual({ refusal: 'not_a_chat' });
});

it('refuses screenshots once it is closed, started or not', async () => {
  await reader.close();
  await expect(reader.read(file)).rejects.toMatchObject({
    code: 'overloaded',
    details: { retryAfterSeconds: 5 },
  });
});

it.each([
  ['is no picture', Buffer.from('%PDF'), 'not_an_image'],
  ['is too large', Buffer.concat([file, Buffer.alloc(15_000_000)]), 'image_too_large'],
])('refuses a file that %s without a thread', async (_what, refused, refusal) => {
  expect(await reader.read(refused)).toEqual({ refusal });
  expect(await reader.readText([refused])).toEqual({ refusal });
  expect(compile).not.toHaveBeenCalled();
});
