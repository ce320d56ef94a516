import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout, me } from '#contract/accounts.ts';
import { optimizeText } from '#contract/assistant.ts';
import { recordFigures } from '../../scripts/proof/figures.mjs';
import { openCheckout, pay, signUpAt } from '../../server/testing/newcomer.ts';
import { type OutsideProvider, openOutsideProvider } from '../../server/testing/outside-provider.ts';
import { findFreePort, type ServerProcess } from '../../server/testing/start-server.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { type FaultPlace, openFaultPlace } from '../postgres-of-its-own.ts';
import { findLost, sendVisitors, writeMessage } from '../visitors.ts';
import { type RoundRobin, startProxy } from './round-robin.ts';

// Three processes behind a proxy, on one PostgreSQL. Whatever one of them knows, all know.

const atOnce = 30;
const rounds = 2;
const minutes = 2;
const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors avec ma sœur, et toi ?';
let faults: FaultPlace;
let mail: MailServer;
let proxy: RoundRobin;
let provider: OutsideProvider;
let members: { server: ServerProcess; start(): ServerProcess }[];
let startedAt: Date;

beforeAll(async () => {
  faults = await openFaultPlace();
  mail = await startMailServer();
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  proxy = await startProxy(ports.map((port) => `http://127.0.0.1:${port}`));
  provider = await openOutsideProvider(proxy.url);
  startedAt = new Date();
  members = ports.map((port, index) => {
    const start = () =>
      faults.place.start({
        PORT: port,
        DATA_DIR: `${faults.place.settings.DATA_DIR}-${index}`,
        APP_SECRET: 'le-meme-secret-pour-les-trois-processus',
        TRUSTED_PROXIES: '1',
        DRAIN_SECONDS: '2',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Déclic <bonjour@exemple.fr>',
        ...provider.settings,
      });
    return { start, server: start() };
  });
  await Promise.all(members.map(({ server }) => server.ready()));
}, 600_000);
afterAll(async () => {
  await proxy?.close();
  await faults?.remove();
  await provider?.sandbox.close();
  await mail?.stop();
});

let newcomers = 0;
async function newcomer() {
  newcomers++;
  return await signUpAt(proxy.url, { email: `zoe-${newcomers}@exemple.fr`, address: `10.100.0.${newcomers}` });
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((later) => setTimeout(later, 200));
}

describe('three processes behind a proxy', () => {
  // @demand shared-database
  it('share sessions: each knows who has signed in, and that the session has ended', async () => {
    const zoe = await newcomer();
    const look = async () => {
      const answers = await Promise.all(Array.from({ length: 9 }, () => zoe.send(me.path)));
      return new Set(answers.map(({ status }) => status));
    };
    expect(await look()).toEqual(new Set([200]));
    await zoe.post(logout.path);
    expect(await look()).toEqual(new Set([401]));
    expect(proxy.counts.size).toBe(3);
  });

  it('share limits: five messages an hour of one address, and no sixth', async () => {
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => writeMessage(proxy.url, '10.100.1.1')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('share quotas: the one run of an unverified account, however many ask for it at once', async () => {
    const zoe = await newcomer();
    const rush = async () => {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () => zoe.post(optimizeText.path, { conversation: talk })),
      );
      return answers.filter(({ status }) => status === 200).length;
    };
    // A process that is too busy answers 503 and gives the use back.
    let granted = 0;
    while (granted === 0) granted = await rush();
    expect(granted + (await rush())).toBe(1);
  });

  it('share purchases: what one is told by the provider, all grant', async () => {
    const zoe = await newcomer();
    await pay(provider, zoe, await openCheckout(zoe));
    await until(async () => (await zoe.user()).isPro);
    const users = await Promise.all(Array.from({ length: 9 }, () => zoe.user()));
    expect(users.filter(({ isPro }) => isPro)).toHaveLength(9);
  });

  it('share jobs: each mail is sent once, whoever sends it', async () => {
    await until(async () => {
      const [{ waiting } = { waiting: 1 }] = await faults.ask<{ waiting: number }>(
        `select count(*)::int as waiting from jobs.job where name like 'mail.%' and state < 'completed'`,
      );
      return waiting === 0;
    });
    mail.delivered.length = 0;
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => writeMessage(proxy.url)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await until(async () => mail.delivered.length >= 2 * atOnce);
    await new Promise((later) => setTimeout(later, 5000));
    expect([mail.delivered.length, new Set(mail.delivered).size]).toEqual([2 * atOnce, 2 * atOnce]);
  });

  it('share schedules: the job of each minute is there once a minute', async () => {
    const made = async () =>
      await faults.ask<{ minute: string; jobs: number }>(
        `select singleton_on::text as minute, count(*)::int as jobs from jobs.job
         where name = '__pgboss__send-it' and data->>'name' = 'figures.count' group by 1 order by 1`,
      );
    await until(async () => (await made()).length >= minutes && Date.now() > startedAt.getTime() + minutes * 60_000);
    expect((await made()).filter(({ jobs }) => jobs !== 1)).toEqual([]);
    const [sent] = await faults.ask<{ jobs: number }>(
      `select count(*)::int as jobs from jobs.job where name = 'figures.count'`,
    );
    expect(sent?.jobs).toBeLessThanOrEqual((await made()).length);
  });

  // @demand rolling-restart
  it('are restarted one after the other without a request that fails', async () => {
    const zoe = await newcomer();
    const visitors = sendVisitors(proxy.url, 8);
    let isOver = false;
    const seen: number[] = [];
    const reading = (async () => {
      while (!isOver) seen.push((await zoe.send(me.path)).status);
    })();
    for (let round = 0; round < rounds; round++)
      for (const member of members) {
        const before = visitors.messages.length;
        await until(async () => visitors.messages.length >= before + 20);
        member.server.child.kill('SIGTERM');
        expect(await member.server.ended, member.server.output()).toBe(0);
        member.server = member.start();
        await member.server.ready();
      }
    isOver = true;
    await Promise.all([reading, visitors.stop()]);
    const failed = [...visitors.statuses].filter(([status]) => ![200, 204].includes(status));
    expect(failed).toEqual([]);
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(await findLost(visitors, faults.ask)).toEqual([]);
    const total = seen.length + [...visitors.statuses.values()].reduce((sum, count) => sum + count, 0);
    recordFigures('faults-cluster-cluster', [
      {
        name: 'rolling restarts',
        value: `${rounds * members.length} restarts, ${total} requests, 0 failed`,
        isMet: true,
      },
    ]);
  });
});
