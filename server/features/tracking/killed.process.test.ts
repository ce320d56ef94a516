// @demand server-kills
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingPath } from '#contract/audience.ts';
import { openDatabase } from '../../db/open.ts';
import { migrationsFolder } from '../../testing/migrations-folder.ts';
import { findFreePort, makeWorkplace, type Workplace } from '../../testing/start-server.ts';

// The server is killed while events come in. Whatever it answered 204 for must be in the database afterwards.

const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
const visitors = 12;
const killAfter = 400;
let place: Workplace;

beforeAll(async () => {
  place = await makeWorkplace();
}, 300_000);
afterAll(() => place?.remove());

async function storedSessions(): Promise<Set<unknown>> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = place.settings;
  const database = await openDatabase(
    url ? { kind: 'postgres', url } : { kind: 'embedded', folder: join(folder, 'database') },
    migrationsFolder,
  );
  try {
    const { rows } = await database.executeSql('select session_id from site_event');
    return new Set(rows.map(({ session_id }) => session_id));
  } finally {
    await database.close();
  }
}

describe('a server that is killed while events come in', () => {
  it('has stored every event that it acknowledged, alone or in a batch', async () => {
    const port = await findFreePort();
    const server = place.start({ PORT: port, TRUSTED_PROXIES: '1' });
    await server.ready();
    const acknowledged: string[] = [];
    let isKilled = false;

    const visit = async (visitor: number) => {
      for (let n = 0; !isKilled; n++) {
        const size = visitor % 2 === 0 ? 1 : 20;
        const sessions = Array.from({ length: size }, (_, part) => `visit_${visitor}_${n}_${part}`);
        const events = sessions.map((sessionId) => ({ sessionId, eventType: 'page_view', pagePath: '/' }));
        const answer = await fetch(`http://127.0.0.1:${port}${trackingPath}`, {
          method: 'POST',
          body: JSON.stringify(events),
          headers: { 'user-agent': userAgent, 'x-forwarded-for': `10.0.${visitor}.${n % 250}` },
        }).catch(() => null);
        if (answer?.status === 204) acknowledged.push(...sessions);
        if (acknowledged.length < killAfter || isKilled) continue;
        isKilled = true;
        server.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
    await server.ended;

    const stored = await storedSessions();
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.filter((session) => !stored.has(session))).toEqual([]);
  });
});
