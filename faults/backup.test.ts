// @demand backup
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, login, resetPassword, type User } from '#contract/accounts.ts';
import { cancelSubscription, withdraw } from '#contract/billing.ts';
import { type Postgres, startPostgres } from '../scripts/setup/postgres.mjs';
import { readOutbox } from '../server/adapters/mail/outbox.ts';
import { goodPassword } from '../server/testing/build-user.ts';
import { mailedToken } from '../server/testing/mailed-token.ts';
import { findFreePort, makeWorkplace, type Workplace } from '../server/testing/start-server.ts';
import { type FaultShop, openFaultShop } from './shop.ts';

// A place is lost with its database and its secret; another one starts from the backup alone. The provider, which is somebody
// else's, remembers what was charged, so that the money of the new place can be checked against it.

type Kind = 'PGlite' | 'PostgreSQL';
const ways: [Kind, Kind][] = [
  ['PGlite', 'PGlite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
];
const newPassword = 'tandem-mauve-2027';
let postgres: Postgres;
let shop: FaultShop;
let url: string;
let settings: Record<string, string>;
const places: Workplace[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());
afterEach(async () => {
  for (const place of places.splice(0)) place.remove();
  await shop?.close();
});

let databases = 0;
async function emptyPlace(kind: Kind): Promise<Workplace> {
  const place = await makeWorkplace({ databaseUrl: kind === 'PGlite' ? null : await emptyDatabase() });
  places.push(place);
  return place;
}

async function emptyDatabase(): Promise<string> {
  const name = `place_${++databases}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

async function run<T>(place: Workplace, work: () => Promise<T>): Promise<T> {
  const server = place.start(settings);
  await server.ready();
  const result = await work();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return result;
}

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function logIn(email: string, password = goodPassword): Promise<User | null> {
  const answer = await post(login.path, { email, password });
  return answer.ok ? ((await answer.json()) as { user: User }).user : null;
}

/** Sells to three people, of whom one cancels and one withdraws, and answers the link that one of them was mailed. */
async function trade(place: Workplace): Promise<string> {
  return await run(place, async () => {
    await shop.buyer('reste');
    await (await shop.buyer('resilie')).post(cancelSubscription.path);
    const leaver = await shop.buyer('renonce');
    await leaver.post(withdraw.path);
    while ((await leaver.user()).isPro) await new Promise((later) => setTimeout(later, 100));
    await post(forgotPassword.path, { email: 'reste@exemple.fr' });
    for (;;) {
      const mails = await readOutbox(join(place.settings.DATA_DIR ?? '', 'outbox'));
      const mail = mails.find(({ text, to }) => to === 'reste@exemple.fr' && text.includes('/reinitialiser/'));
      if (mail) return mailedToken(mail, 'reinitialiser');
      await new Promise((later) => setTimeout(later, 100));
    }
  });
}

async function openForTrade(kind: Kind): Promise<Workplace> {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  shop = await openFaultShop(url);
  settings = { PORT: port, ...shop.settings };
  return await emptyPlace(kind);
}

const fileOf = (place: Workplace) => join(place.settings.DATA_DIR ?? '', 'whole.backup');

/** On PostgreSQL while the server runs, as it does every six hours. */
async function backUp(place: Workplace, kind: Kind): Promise<void> {
  const save = async () => expect(await place.command(['backup', fileOf(place)], settings)).toMatchObject({ code: 0 });
  if (kind === 'PGlite') await save();
  else await run(place, save);
}

describe('a backup', () => {
  it.each(ways)(
    'taken on %s opens an empty place on %s: people log in, mailed links have ended, the money adds up',
    async (from, to) => {
      const lost = await openForTrade(from);
      const token = await trade(lost);
      await backUp(lost, from);

      const place = await emptyPlace(to);
      expect(await place.command(['restore', fileOf(lost)], settings)).toMatchObject({ code: 0 });
      await run(place, async () => {
        expect(await logIn('reste@exemple.fr')).toMatchObject({ isPro: true });
        expect(await logIn('resilie@exemple.fr')).toMatchObject({ isPro: true });
        expect(await logIn('renonce@exemple.fr')).toMatchObject({ isPro: false });
        expect((await post(resetPassword.path, { token, password: newPassword })).status).toBe(400);
        expect(await logIn('reste@exemple.fr', newPassword)).toBeNull();
        expect(await shop.buyer('nouvelle').then((buyer) => buyer.user())).toMatchObject({ isPro: true });
      });
      expect(await place.checkMoney(settings)).toBe('');
    },
  );

  it.each(['PGlite', 'PostgreSQL'] as const)(
    'that is damaged, that meets a running server, or that nobody said may replace what is there, changes nothing on %s',
    async (kind) => {
      const place = await openForTrade(kind);
      await trade(place);
      const file = fileOf(place);
      await backUp(place, kind);
      const damaged = `${file}.damaged`;
      const bytes = readFileSync(file);
      writeFileSync(damaged, bytes.subarray(0, bytes.length - 100));
      await run(place, async () => {
        await shop.buyer('plus-tard');
        const busy = await place.command(['restore', file, '--replace'], settings);
        expect(busy).toMatchObject({
          code: 1,
          output: expect.stringContaining('est déjà utilisée par un autre Déclic'),
        });
      });
      const refused = await place.command(['restore', damaged, '--replace'], settings);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.output).toContain("n'est pas une sauvegarde entière : rien n'a été changé.");
      expect(await place.command(['restore', file], settings)).toMatchObject({ code: 1 });
      expect(await run(place, () => logIn('plus-tard@exemple.fr'))).toMatchObject({ isPro: true });
      expect(await place.checkMoney(settings)).toBe('');
    },
  );
});
