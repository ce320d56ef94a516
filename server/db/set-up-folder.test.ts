// @demand lost-database-file
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { setUpFolder } from './set-up-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-set-up-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let folders = 0;
const newFolder = () => join(place, `database-${++folders}`);

function fill(folder: string): void {
  for (const part of ['global', 'base/1', 'pg_wal', 'pg_xact']) mkdirSync(join(folder, part), { recursive: true });
  for (const file of ['PG_VERSION', 'global/pg_control', 'base/1/112', 'pg_wal/1', 'pg_xact/0', 'postgresql.conf'])
    writeFileSync(join(folder, file), 'x');
}

/** Stands in for PGlite, which takes seconds: fills the folder that it is given. */
let opened: string[] = [];
async function open(folder: string): Promise<PGlite> {
  opened.push(folder);
  fill(folder);
  return { close: async () => {} } as PGlite;
}

async function setUp(folder: string): Promise<string[]> {
  opened = [];
  await setUpFolder(folder, open);
  return opened;
}

describe('a database folder', () => {
  it('is set up beside its place if there is none, or an empty one', async () => {
    const absent = newFolder();
    const empty = newFolder();
    mkdirSync(empty);
    expect(await setUp(absent)).toEqual([`${absent}.unfinished`]);
    expect(await setUp(empty)).toEqual([`${empty}.unfinished`]);
    for (const folder of [absent, empty]) {
      expect(readdirSync(folder)).toContain('PG_VERSION');
      expect(await setUp(folder)).toEqual([]);
    }
    expect(readdirSync(place).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('of an earlier version, which is complete and has no marker, stays as it is', async () => {
    const folder = newFolder();
    fill(folder);
    expect(await setUp(folder)).toEqual([]);
  });

  it('is set up again after a first start that was killed midway, and nothing of that one stays', async () => {
    const folder = newFolder();
    mkdirSync(`${folder}.unfinished`);
    writeFileSync(join(`${folder}.unfinished`, 'half-written'), 'x');
    expect(await setUp(folder)).toEqual([`${folder}.unfinished`]);
    expect(readdirSync(folder)).toContain('PG_VERSION');
    expect(readdirSync(folder)).not.toContain('half-written');
  });

  it.each([
    ['PG_VERSION is missing', 'PG_VERSION', (file: string) => rmSync(file)],
    ['PG_VERSION is empty', 'PG_VERSION', (file: string) => truncateSync(file)],
    ['pg_control is missing', 'global/pg_control', (file: string) => rmSync(file)],
    ['pg_control is empty', 'global/pg_control', (file: string) => truncateSync(file)],
    ['base is missing', 'base', (file: string) => rmSync(file, { recursive: true })],
    ['base is empty', 'base', (file: string) => rmSync(join(file, '1'), { recursive: true })],
  ])('is never set up anew if %s: the sentence says what to restore', async (_what, part, damage) => {
    const folder = newFolder();
    fill(folder);
    const kept = `${folder}.kept`;
    damage(join(folder, part));
    cpSync(folder, kept, { recursive: true });
    await expect(setUp(folder)).rejects.toThrow(
      `La base de données ${folder} est incomplète, rien n'y a été changé. Il manque ou il est vide : ${part}. ` +
        'Remets tout ce dossier depuis une copie, ou mets-le de côté, puis restaure une sauvegarde : npm run restore -- FICHIER',
    );
    expect(opened).toEqual([]);
    expect(readdirSync(folder, { recursive: true })).toEqual(readdirSync(kept, { recursive: true }));
  });

  it('is never set up over files of something else', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'photo.jpg'), 'x');
    await expect(setUp(folder)).rejects.toThrow('est incomplète');
    expect(readdirSync(folder)).toEqual(['photo.jpg']);
  });
});
