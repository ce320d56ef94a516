// @demand odd-days
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { optimizeText } from '#contract/assistant.ts';
import { type Postgres, startPostgres } from '../scripts/setup/postgres.mjs';
import { goodPassword } from '../server/testing/build-user.ts';
import { signUpAt } from '../server/testing/newcomer.ts';
import { findFreePort, makeWorkplace, type Workplace } from '../server/testing/start-server.ts';
import { askDatabase } from './ask-database.ts';
import { writeMessage } from './visitors.ts';

// The machine's clock is set back by an hour under a running server. The embedded database goes by it too, PostgreSQL by its own.

const movableClock = pathToFileURL(resolve(import.meta.dirname, 'preloaded/movable-clock.mjs')).href;
const hourMs = 60 * 60 * 1000;
/** Long enough for the schedules of each minute, which are looked at every 30 seconds. */
const scheduleMs = 150_000;
const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors avec ma sœur, et toi ?';
let place: Workplace;
let postgres: Postgres | null = null;

afterEach(async () => {
  place?.remove();
  await postgres?.stop();
  postgres = null;
});

describe('a clock that is set back by an hour', () => {
  it.each(['embedded', 'PostgreSQL'])(
    'grants nothing twice, signs nobody out and stops no schedule: %s',
    async (kind) => {
      postgres = kind === 'PostgreSQL' ? await startPostgres() : null;
      place = await makeWorkplace({ databaseUrl: postgres?.url ?? null, isBuilt: true });
      const clockFile = join(place.settings.DATA_DIR ?? '', '../clock');
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const preload = { NODE_OPTIONS: `--import=${movableClock}`, CLOCK_FILE: clockFile };
      const server = place.start({ PORT: port, TRUSTED_PROXIES: '1', ...preload });
      await server.ready();

      const zoe = await signUpAt(url, { email: 'zoe@exemple.fr', address: '10.7.0.1' });
      const advise = async () => (await zoe.post(optimizeText.path, { conversation: talk })).status;
      expect([await advise(), await advise()]).toEqual([200, 403]);
      const sender = '10.7.0.2';
      const statuses = [];
      for (let n = 0; n < 6; n++) statuses.push(await writeMessage(url, sender));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const movedAt = new Date();

      writeFileSync(clockFile, String(-hourMs));
      server.child.kill('SIGUSR2');
      while (existsSync(clockFile)) await new Promise((later) => setTimeout(later, 50));

      expect((await zoe.user()).email).toBe('zoe@exemple.fr');
      expect(await advise()).toBe(403);
      expect(await writeMessage(url, sender)).toBe(429);
      expect((await zoe.post(login.path, { email: 'zoe@exemple.fr', password: goodPassword })).status).toBe(200);
      expect(await writeMessage(url)).toBe(200);
      await new Promise((later) => setTimeout(later, scheduleMs));
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);

      const since = kind === 'PostgreSQL' ? movedAt : new Date(movedAt.getTime() - 2 * hourMs);
      const until = kind === 'PostgreSQL' ? new Date() : new Date(movedAt.getTime() - hourMs / 2);
      const done = await askDatabase(
        place,
        `select distinct name from jobs.job where state = 'completed' and created_on between $1 and $2 order by name`,
        [since.toISOString(), until.toISOString()],
      );
      expect(done).toEqual(expect.arrayContaining([{ name: 'figures.count' }, { name: 'mail.contact-message' }]));
    },
  );
});
