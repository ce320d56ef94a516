// @demand one-process-a-folder
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-lock-'));
const children: ChildProcess[] = [];
let count = 0;

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

function newFolder(): string {
  count++;
  return join(place, `database-${count}`);
}

/** Runs a program with process ids of its own, as a container does. */
const inContainer = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Another process that takes the lock, if it can, and holds it until it is killed. */
async function startHolder(folder: string, within: string[] = []): Promise<{ child: ChildProcess; outcome: string }> {
  const lock = pathToFileURL(resolve(import.meta.dirname, 'lock.ts')).href;
  const program = `
    import { lockFolder } from ${JSON.stringify(lock)};
    try { await lockFolder(${JSON.stringify(folder)}); console.log('locked'); } catch (error) { console.log(error.message); }
    setInterval(() => {}, 1000);`;
  const command = [
    ...within,
    process.execPath,
    '--import',
    import.meta.resolve('tsx'),
    '--input-type=module',
    '-e',
    program,
  ];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return { child, outcome: String(output).trim() };
}

describe('the lock of an embedded database', () => {
  it('lets no second process in, and says which one is there', async () => {
    const folder = newFolder();
    const { child, outcome } = await startHolder(folder);
    expect(outcome).toBe('locked');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder)).rejects.toThrow(
      `La base de données ${folder} est déjà utilisée par un autre Déclic (processus ${child.pid}). ` +
        'Arrête-le, ou donne un autre dossier avec DATA_DIR.',
    );
  });

  it('is taken over from a process that was killed', async () => {
    const folder = newFolder();
    const { child } = await startHolder(folder);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(`${folder}.lock`)).toBe(true);
    const lock = await lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it('lets no second container in, though neither can see the process ids of the other', async () => {
    const folder = newFolder();
    const first = await startHolder(folder, inContainer);
    const second = await startHolder(folder, inContainer);
    expect([first.outcome, second.outcome]).toEqual(['locked', expect.stringContaining('dans un autre conteneur')]);
  });

  it('is taken over from a container that was killed', async () => {
    const folder = newFolder();
    const first = await startHolder(folder, inContainer);
    first.child.kill('SIGKILL');
    await once(first.child, 'close');
    expect((await startHolder(folder, inContainer)).outcome).toBe('locked');
  });

  it('tells an owner that was suspended for long that the lock is no longer its own', async () => {
    const folder = newFolder();
    let lost = 0;
    const lock = await lockFolder(folder, () => lost++);
    writeFileSync(`${folder}.lock`, '1 2 another-machine');
    while (lost === 0) await new Promise((later) => setTimeout(later, 50));
    lock.release();
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe('1 2 another-machine');
  });

  it('goes to one of several that find it stale at once', async () => {
    const folder = newFolder();
    writeFileSync(`${folder}.lock`, '999999 1');
    const holders = await Promise.all(Array.from({ length: 4 }, () => startHolder(folder)));
    const outcomes = holders.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes('est déjà utilisée'))).toHaveLength(3);
  });

  it.each([
    ['whose process id now belongs to another program', `${process.pid} 1`],
    ['of a process that never was', '4194399 12345'],
    ['that is empty', ''],
    ['that is garbage', 'x y z'],
    ['that names a group of processes', '-1 0'],
  ])('is taken over from a file %s', async (_what, content) => {
    const folder = newFolder();
    writeFileSync(`${folder}.lock`, content);
    (await lockFolder(folder)).release();
  });

  it('is held by this process until it lets go, and leaves nothing behind', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    lock.release();
    const again = await lockFolder(folder);
    again.release();
    const name = folder.slice(place.length + 1);
    expect(readdirSync(place).filter((file) => file.startsWith(`${name}.`))).toEqual([]);
  });
});
