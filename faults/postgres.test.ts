// @demand postgres-kills
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordFigures } from '../scripts/proof/figures.mjs';
import { findFreePort, type ServerProcess } from '../server/testing/start-server.ts';
import { type FaultPlace, openFaultPlace } from './postgres-of-its-own.ts';
import { findLost, sendVisitors } from './visitors.ts';

// PostgreSQL is stopped and killed under a server that is being written to. The server lives on, says that it is not ready, and
// goes on by itself; what it acknowledged is there.

const stops = 5;
const kills = 50;
let faults: FaultPlace;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  faults = await openFaultPlace();
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  server = faults.place.start({ PORT: port, TRUSTED_PROXIES: '1' });
  await server.ready();
}, 300_000);
afterAll(() => faults?.remove());

/** Null if the connection breaks, as one that is kept open may; a server that has ended is told with its last words. */
const statusOf = async (path: string) => {
  const answer = await fetch(url + path).catch(() => null);
  if (server.child.exitCode !== null)
    throw new Error(`the server ended:
${server.output().slice(-4000)}`);
  return answer?.status ?? null;
};
const waitFor = (path: string, status: number) =>
  expect.poll(() => statusOf(path), { interval: 20, timeout: 60_000 }).toBe(status);

describe('a PostgreSQL server that is gone for a moment', () => {
  it.each([
    ['stopped', 'SIGINT', stops],
    ['killed', 'SIGKILL', kills],
  ] as const)(
    'because it is %s leaves the process alive, and nothing that was acknowledged is lost',
    async (_, signal, times) => {
      const visitors = sendVisitors(url, 12);
      for (let round = 0; round < times; round++) {
        const before = visitors.messages.length;
        const written = () => visitors.messages.length - before;
        await expect.poll(written, { interval: 10, timeout: 60_000 }).toBeGreaterThanOrEqual(5);
        await faults.postgres.halt(signal);
        await waitFor('/readyz', 503);
        expect(await statusOf('/healthz')).toBe(200);
        await faults.postgres.resume();
        await waitFor('/readyz', 200);
      }
      await visitors.stop();
      expect(server.child.exitCode).toBeNull();
      expect(await findLost(visitors, faults.ask)).toEqual([]);
      recordFigures(`faults-postgres-${signal}`, [
        {
          name: `PostgreSQL ended by ${signal} under load`,
          value: `${times} times, ${visitors.messages.length + visitors.sessions.length} acknowledged writes, 0 lost`,
          isMet: true,
        },
      ]);
      const refused = [...visitors.statuses.keys()].filter((status) => ![200, 204, 503].includes(status));
      expect(refused).toEqual([]);
    },
  );
});
