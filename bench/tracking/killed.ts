import type pg from 'pg';
import { trackingPath } from '#contract/audience.ts';
import { startServer } from '../server/running-server.ts';
import { browserAgent, click } from './visits.ts';

const visitors = 20;
const killAfter = 2_000;

/** Kills the built server after 2,000 acknowledged events, with more on the way; answers how many events were acknowledged, and how many of those are not there. */
export async function killUnderLoad(
  pool: pg.Pool,
  folder: string,
  databaseUrl: string,
): Promise<{ acknowledged: number; lost: number }> {
  const server = await startServer(folder, { DATABASE_URL: databaseUrl });
  const acknowledged: string[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let n = 0; !isOver; n++) {
      const sessionId = `killed_${visitor}_${n}`;
      const headers = { 'user-agent': browserAgent, 'x-forwarded-for': `10.${visitor}.${n >> 6}.7` };
      const body = JSON.stringify(click(sessionId));
      const answer = await fetch(`${server.url}${trackingPath}`, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.status === 204) acknowledged.push(sessionId);
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  while (acknowledged.length < killAfter) await new Promise((later) => setTimeout(later, 5));
  await server.kill();
  isOver = true;
  await Promise.all(visits);
  const { rows } = await pool.query<{ lost: number }>(
    `select count(*)::int as lost from unnest($1::text[]) as sent (id)
     where not exists (select from site_event where session_id = sent.id)`,
    [acknowledged],
  );
  return { acknowledged: acknowledged.length, lost: rows[0]?.lost ?? acknowledged.length };
}
