import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxEvents, trackingPath } from '#contract/audience.ts';
import { openDatabase } from '../../server/db/open.ts';
import { maxEventsPerDay } from '../../server/features/tracking/limit-events.ts';
import { startServer } from '../server/running-server.ts';
import { browserAgent, click } from './visits.ts';

// A day of hostile visits on the embedded database, which works in the server's own thread: a million events that each claim another
// visit are there already, and several hundred networks send more of them for over a minute, then nobody does. Health is asked all the while.

// Attackers have machines of their own: here the server goes before them.
const sendersNiceness = 10;
const networks = 354;
const storedEvents = 1_000_000;
const rowsAtOnce = 20_000;
const floodMs = 70_000;
/** Longer than the period of the most frequent jobs. */
const calmMs = 65_000;

export interface CrowdedDay {
  floodHealthMs: number;
  calmHealthMs: number;
  stored: number;
}

export async function crowdDay(): Promise<CrowdedDay> {
  const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
  try {
    await fillDay(folder);
    const server = await startServer(folder);
    setPriority(sendersNiceness);
    const floodHealthMs = await server.slowestHealth(() => flood(server.url));
    const calmHealthMs = await server.slowestHealth(() => pause(calmMs));
    await server.stop();
    return { floodHealthMs, calmHealthMs, stored: await countEvents(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const open = (folder: string) =>
  openDatabase({ kind: 'embedded', folder: join(folder, 'database') }, resolve('server/db/migrations'));

/** The day's total stays at the events that it may still take, so that what the networks send is stored. */
async function fillDay(folder: string): Promise<void> {
  const { executeSql, close } = await open(folder);
  const today = `(now() at time zone 'Europe/Paris')::date`;
  for (let from = 1; from <= storedEvents; from += rowsAtOnce) {
    const numbers = `generate_series(${from}, ${from + rowsAtOnce - 1}) n`;
    await executeSql(`insert into site_event (at, type, session_id, page_path)
      select now(), 'page_view', 'stored_' || n, '/' from ${numbers}`);
    await executeSql(`insert into site_visit (day, session_hash, landed)
      select ${today}, hashtextextended('stored_' || n, 0), true from ${numbers}`);
  }
  await executeSql(`insert into site_day (day, page_views, clicks, feature_uses, navigations, sessions, landing_sessions, counted_at)
    values (${today}, 1, 0, 0, 0, ${storedEvents}, ${storedEvents}, now())`);
  await close();
}

/** Each network sends as fast as it is answered, with pauses that keep it below 300 requests a minute. */
async function flood(url: string): Promise<void> {
  const until = performance.now() + floodMs;
  const attack = async (network: number) => {
    for (let n = 0; performance.now() < until; n++) {
      const visits = Array.from({ length: maxEvents }, (_, part) => click(`hostile_${network}_${n}_${part}`));
      const headers = { 'user-agent': browserAgent, 'x-forwarded-for': `10.9.${network >> 8}.${network & 255}` };
      const answer = await fetch(url + trackingPath, { method: 'POST', headers, body: JSON.stringify(visits) });
      await answer.arrayBuffer();
      await pause(200);
    }
  };
  await Promise.all(Array.from({ length: networks }, (_, network) => attack(network)));
}

async function countEvents(folder: string): Promise<number> {
  const { executeSql, close } = await open(folder);
  const { rows } = await executeSql(`select count(*)::int as stored from site_event where session_id like 'hostile%'`);
  await close();
  const stored = Number(rows[0]?.stored);
  if (stored === 0 || stored > maxEventsPerDay.embedded) throw new Error(`${stored} hostile events were stored`);
  return stored;
}
