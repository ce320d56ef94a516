// @demand dead-thread
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxScreenshots } from '#contract/reading.ts';
import { signUpAt } from '../server/testing/newcomer.ts';
import { isTrialUsed, readerIsIdle, uploadTo, uploadUntilRead } from '../server/testing/screenshot-uploads.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../server/testing/start-server.ts';

const endThreads = pathToFileURL(resolve(import.meta.dirname, 'preloaded/end-threads.mjs')).href;
let place: Workplace;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  place = await makeWorkplace({ databaseUrl: null, isBuilt: true });
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  server = place.start({ PORT: port, TRUSTED_PROXIES: '1', NODE_OPTIONS: `--import=${endThreads}` });
  await server.ready();
}, 300_000);
afterAll(() => place?.remove());

describe('threads that are ended while they read', () => {
  it('are replaced: the screenshots are read all the same, or nothing is used', async () => {
    const { cookie } = await signUpAt(url, { email: 'zoe@exemple.fr', address: '10.8.0.1' });
    await readerIsIdle(url);
    // Eight pictures take seconds to read, which leaves time for the end.
    const events = (await uploadTo(url, cookie(), maxScreenshots)).body?.getReader();
    let told = new TextDecoder().decode((await events?.read())?.value);
    expect(told).toContain('event: lecture');
    server.child.kill('SIGUSR2');
    for (let piece = await events?.read(); piece && !piece.done; piece = await events?.read())
      told += new TextDecoder().decode(piece.value);

    const isAnswered = told.includes('event: done');
    expect(isAnswered || told.includes('event: error'), told.slice(-500)).toBe(true);
    expect(await isTrialUsed(url, cookie())).toBe(isAnswered);
    if (!isAnswered) expect(await uploadUntilRead(url, cookie())).toContain('event: done');
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
