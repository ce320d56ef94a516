// @demand one-process-a-folder
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'declic-linked-')));
const otherDisk = join(place, 'other-disk');
const database = join(otherDisk, 'database');
const link = join(place, 'data', 'database');

beforeAll(async () => {
  mkdirSync(otherDisk);
  mkdirSync(join(place, 'data'));
  symlinkSync(database, link);
  const made = await openEmbedded(database, null);
  await made.executeSql('create table kept as select 42 as number');
  await made.close();
}, 60_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('an embedded database behind a link', () => {
  it('opens with what it holds, and lets nobody else in by its own path', async () => {
    const linked = await openEmbedded(link, null);
    expect(await linked.executeSql('select number from kept')).toMatchObject({ rows: [{ number: 42 }] });
    await expect(openEmbedded(database, null)).rejects.toThrow(
      `La base de données ${database} est déjà utilisée par un autre Déclic (processus ${process.pid}).`,
    );
    expect(readdirSync(otherDisk)).toEqual(['database', 'database.lock']);
    await linked.close();
    expect(readdirSync(otherDisk)).toEqual(['database']);
  }, 60_000);

  it('whose disk is not there is refused, and no new one is set up in its place', async () => {
    renameSync(otherDisk, `${otherDisk}-away`);
    await expect(openEmbedded(link, null)).rejects.toThrow(
      `${link} est un lien vers un dossier qui n'est pas là (${database}). Remets ce dossier ou son disque en place, ou corrige le lien.`,
    );
    await expect(openEmbedded(join(link, 'inside'), null)).rejects.toThrow(`${link} est un lien`);
    expect(readdirSync(join(place, 'data'))).toEqual(['database']);
  });
});
