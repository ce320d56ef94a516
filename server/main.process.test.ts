import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { me, signup } from '#contract/accounts.ts';
import { listUsers } from '#contract/admin.ts';
import { trackClick } from '#contract/affiliates.ts';
import { goodPassword } from './testing/build-user.ts';
import { holdCall } from './testing/held-call.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from './testing/start-server.ts';

// The server as a process: it starts, refuses to start, stops and is killed.

const adminPassword = 'correct-horse-battery';
const isEmbedded = () => inject('testSource').kind === 'embedded';
let place: Workplace;
let port: string;
let server: ServerProcess;
let withoutPort: ServerProcess;

beforeAll(async () => {
  place = await makeWorkplace();
  port = await findFreePort();
  const taken = createServer().listen(Number(port), '127.0.0.1');
  withoutPort = start();
  await withoutPort.ended;
  taken.close();
  await once(taken, 'close');
  server = start();
  await server.ready();
}, 300_000);
afterAll(() => place?.remove());

function start(settings: Record<string, string> = {}): ServerProcess {
  return place.start({ PORT: port, ADMIN_PASSWORD: adminPassword, TRUSTED_PROXIES: '1', ...settings });
}

const call = (path: string, body: object, agent: Agent) => holdCall(`http://127.0.0.1:${port}${path}`, body, agent);

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

async function storedEmails(): Promise<Set<string>> {
  const { text } = await get(listUsers.path, { authorization: `Bearer ${adminPassword}` });
  return new Set((JSON.parse(text) as { users: { email: string }[] }).users.map(({ email }) => email));
}

it('the page renderer as it is built brings no async hooks: once used, they slow down every promise of the server', () => {
  expect(readFileSync('dist/render/render.js', 'utf8')).not.toMatch(/["'](?:node:)?async_hooks["']/);
});

describe('a server', () => {
  it('prints its addresses once it listens, and serves the site and the API', async () => {
    // `ready` asks over HTTP, so what the server prints may still be on its way.
    await expect.poll(server.output, { timeout: 30_000 }).toContain(`http://localhost:${port}`);
    expect(server.output()).not.toContain(adminPassword);
    expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('Déclic') });
    expect((await get('/api/auth/me')).status).toBe(401);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('refuses to start with wrong settings, and names each', { timeout: 120_000 }, async () => {
    const wrong = start({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output().trim().split('\n').sort()).toEqual([
      '  - LOG_LEVEL : attend un niveau de pino',
      '  - PORT : attend un nombre entier de 0 à 65535',
      'Configuration refusée :',
    ]);
  });

  it('reads .env, and refuses a model whose file is not there', { timeout: 120_000 }, async () => {
    const envFile = join(dirname(place.settings.DATA_DIR ?? ''), '.env');
    writeFileSync(envFile, 'AI_MODEL_FILE=/nowhere/un-modele.gguf\n');
    const wrong = start();
    expect(await wrong.ended).toBe(1);
    rmSync(envFile);
    expect(wrong.output()).toContain(
      "- AI_MODEL_FILE : le fichier /nowhere/un-modele.gguf n'existe pas (npm run model",
    );
  });

  it('refuses a data folder that another one uses, in a sentence', { timeout: 120_000 }, async () => {
    if (!isEmbedded()) return;
    const second = start({ PORT: await findFreePort() });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`est déjà utilisée par un autre Déclic (processus ${server.child.pid})`);
    expect(second.output()).not.toMatch(/\n\s+at /);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('refuses a port that is taken, in a sentence', async () => {
    expect(await withoutPort.ended).toBe(1);
    expect(withoutPort.output()).toContain(`Le port ${port} est déjà pris.`);
    expect(withoutPort.output()).not.toMatch(/\n\s+at /);
  });

  // @demand stopping
  it('told to stop with fifty requests in flight, answers them all and ends', { timeout: 120_000 }, async () => {
    const agent = new Agent({ keepAlive: true });
    const calls = Array.from({ length: 50 }, () => call(trackClick.path, { slug: 'personne' }, agent));
    await Promise.all(calls.map(({ received }) => received));
    const silent = connect(Number(port), '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    expect((await get('/healthz')).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => get('/healthz').catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
    for (const { finish } of calls) finish();
    const answers = await Promise.all(calls.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    // A stop that takes longer than 14 seconds ends with 1.
    expect(await server.ended, server.output()).toBe(0);
    agent.destroy();
    server = start();
    await server.ready();
  });

  // @demand server-kills
  it('killed during sign-ups, has every account that it acknowledged after a restart', {
    timeout: 180_000,
  }, async () => {
    const agent = new Agent({ keepAlive: true });
    const acknowledged: { email: string; cookie: string }[] = [];
    const visit = async (): Promise<void> => {
      for (;;) {
        const email = `visitor-${crypto.randomUUID()}@exemple.fr`;
        const form = { firstName: 'Léa', email, password: goodPassword, isAdult: true, acceptsTerms: true };
        const { finish, answer } = call(signup.path, form, agent);
        finish();
        const { status, cookie } = await answer;
        if (status === 200) acknowledged.push({ email, cookie });
        if (acknowledged.length === 12) server.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 6 }, visit));
    expect(await server.ended).toBeNull();
    agent.destroy();

    server = start();
    await server.ready();
    const stored = await storedEmails();
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);
    for (const { email, cookie } of acknowledged) {
      expect(stored).toContain(email);
      expect((await get(me.path, { cookie })).status).toBe(200);
    }
  });
});
