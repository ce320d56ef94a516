// @demand lost-database-file
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { goodPassword } from '../testing/build-user.ts';
import { signUpAt } from '../testing/newcomer.ts';
import { findFreePort, makeWorkplace, type Workplace } from '../testing/start-server.ts';

let place: Workplace;
afterEach(() => place?.remove());

describe('the embedded database of a server', () => {
  it('is set up after first starts that were killed midway, and no half of one stays', async () => {
    place = await makeWorkplace({ databaseUrl: null });
    const dataFolder = place.settings.DATA_DIR ?? '';
    const unfinished = join(dataFolder, 'database.unfinished');
    for (const afterMs of [0, 1_000]) {
      const server = place.start({ PORT: await findFreePort() });
      while (!existsSync(unfinished)) await pause(5);
      await pause(afterMs);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const server = place.start({ PORT: await findFreePort() });
    await server.ready();
    expect(readdirSync(dataFolder).filter((name) => name.startsWith('database'))).toEqual([
      'database',
      'database.lock',
    ]);
  });

  it('without PG_VERSION is refused by the server and by the backup, and has its accounts once it is back', async () => {
    place = await makeWorkplace({ databaseUrl: null });
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const first = place.start({ PORT: port });
    await first.ready();
    await signUpAt(url, { email: 'zoe@exemple.fr', address: '10.8.0.1' });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const version = join(place.settings.DATA_DIR ?? '', 'database/PG_VERSION');
    renameSync(version, `${version}.lost`);
    const refused = place.start({ PORT: port });
    expect(await refused.ended).toBe(1);
    const sentence = "est incomplète, rien n'y a été changé. Il manque ou il est vide : PG_VERSION. Remets tout";
    expect(refused.output()).toContain(sentence);
    expect(refused.output()).not.toMatch(/\n\s+at /);
    const saved = await place.command(['backup', `${version}.backup`]);
    expect(saved).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });

    renameSync(`${version}.lost`, version);
    const again = place.start({ PORT: port });
    await again.ready();
    const body = JSON.stringify({ email: 'zoe@exemple.fr', password: goodPassword });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(url + login.path, { method: 'POST', headers, body })).status).toBe(200);
  });
});
