// @demand server-kills
import { afterEach, describe, expect, it } from 'vitest';
import { recordFigures } from '../scripts/proof/figures.mjs';
import { type Postgres, startPostgres } from '../scripts/setup/postgres.mjs';
import { type OutsideProvider, openOutsideProvider } from '../server/testing/outside-provider.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../server/testing/start-server.ts';
import { askDatabase } from './ask-database.ts';
import { findLostAccounts, sendShoppers } from './shoppers.ts';
import { type Ask, findLost, sendVisitors } from './visitors.ts';

// The server is killed fifty times while people write to it, sign up, pay and leave. The payment provider lives on. Whatever
// was acknowledged is there afterwards, and the money adds up.

/** On each of the two databases. */
const kills = 25;
/** Writes that are acknowledged between two kills. */
const acknowledgedBetween = 10;
let place: Workplace;
let provider: OutsideProvider;
let postgres: Postgres | null = null;

afterEach(async () => {
  place?.remove();
  await provider?.sandbox.close();
  await postgres?.stop();
  postgres = null;
});

const ask: Ask = (text, values) => askDatabase(place, text, values);

describe('a server that is killed fifty times under load', () => {
  it.each(['embedded', 'PostgreSQL'])('loses nothing that it acknowledged, and no cent: %s', async (kind) => {
    postgres = kind === 'PostgreSQL' ? await startPostgres({ keepsCommits: true }) : null;
    place = await makeWorkplace({ databaseUrl: postgres?.url ?? null, isBuilt: true });
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    provider = await openOutsideProvider(url);
    const settings = { PORT: port, TRUSTED_PROXIES: '1', ...provider.settings };
    const start = async (): Promise<ServerProcess> => {
      const server = place.start(settings);
      await server.ready();
      return server;
    };

    let server = await start();
    const visitors = sendVisitors(url, 6);
    const shoppers = sendShoppers(url, provider, 4);
    const acknowledged = () => visitors.messages.length + visitors.sessions.length + shoppers.accounts.length;
    for (let kill = 0; kill < kills; kill++) {
      const before = acknowledged();
      while (acknowledged() < before + acknowledgedBetween) await new Promise((later) => setTimeout(later, 5));
      server.child.kill('SIGKILL');
      await server.ended;
      server = await start();
    }
    await Promise.all([visitors.stop(), shoppers.stop()]);
    await provider.steer('flush');
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output().slice(-4000)).toBe(0);

    expect(shoppers.payers.length).toBeGreaterThan(0);
    expect(await findLost(visitors, ask)).toEqual([]);
    expect(await findLostAccounts(shoppers, ask)).toEqual([]);
    expect(await place.checkMoney(settings)).toBe('');
    const paid = `${shoppers.payers.length} payments, ${shoppers.leavers.length} of them cancelled or withdrawn`;
    recordFigures(`faults-server-kills-${kind}`, [
      {
        name: `the server killed under load, ${kind}`,
        value: `${kills} times, ${acknowledged()} acknowledged writes and ${paid}: 0 lost`,
        isMet: true,
      },
    ]);
  });
});
