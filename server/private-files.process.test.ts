// @demand private-files
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findFreePort, makeWorkplace, type Workplace } from './testing/start-server.ts';

let place: Workplace;
afterEach(() => place?.remove());

const openedPaths = (folder: string) =>
  execFileSync('find', [folder, '-perm', '/077', '!', '-type', 'l'], { encoding: 'utf8' }).trim();

it('leaves no file of the data folder, and no backup, open to other accounts, whatever the umask and the folder were', async () => {
  place = await makeWorkplace({ databaseUrl: null });
  const dataFolder = place.settings.DATA_DIR ?? '';
  mkdirSync(dataFolder);
  chmodSync(dataFolder, 0o755);
  const port = await findFreePort();
  const start = async () => {
    const server = place.start({ PORT: port });
    await server.ready();
    expect(openedPaths(dataFolder)).toBe('');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(openedPaths(dataFolder)).toBe('');
    return server.output();
  };
  expect(await start()).toContain(`Le dossier de données ${dataFolder} donnait des droits`);
  expect(await start()).not.toContain('donnait des droits');

  for (const file of ['database/PG_VERSION', 'database/global/pg_control', 'app-secret'])
    chmodSync(join(dataFolder, file), 0o666);
  const file = join(dirname(dataFolder), 'now.backup');
  writeFileSync(`${file}.unfinished`, 'left by a backup that was killed', { mode: 0o644 });
  const saved = await place.command(['backup', file]);
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('donnait des droits') });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openedPaths(dataFolder)).toBe('');
});
