import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { embeddedFailure } from './embedded-failure.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-embedded-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('an embedded database that cannot be opened is told in a sentence', () => {
  it('if it is a file', async () => {
    const file = join(place, 'file');
    writeFileSync(file, 'x');
    await expect(openEmbedded(file, null)).rejects.toThrow(`La base de données ${file} est un fichier`);
  });

  it('if it is damaged', async () => {
    const folder = join(place, 'damaged');
    for (const part of ['global', 'base/1', 'pg_wal/1', 'pg_xact/1'])
      mkdirSync(join(folder, part), { recursive: true });
    for (const part of ['PG_VERSION', 'global/pg_control', 'postgresql.conf']) writeFileSync(join(folder, part), 'x');
    await expect(openEmbedded(folder, null)).rejects.toThrow(
      `La base de données ${folder} ne s'ouvre pas, elle est abîmée`,
    );
  });

  it('if it lacks a part, and is not set up anew', async () => {
    const folder = join(place, 'incomplete');
    mkdirSync(join(folder, 'base'), { recursive: true });
    await expect(openEmbedded(folder, null)).rejects.toThrow(
      `La base de données ${folder} est incomplète, rien n'y a été changé. Il manque ou il est vide : PG_VERSION, `,
    );
    expect([existsSync(join(folder, 'PG_VERSION')), existsSync(`${folder}.lock`)]).toEqual([false, false]);
  });

  it.each([
    ['no room', { errno: 51 }, "n'a plus de place"],
    ['no right', { errno: 2 }, "n'a pas le droit d'écrire"],
    ['another number', { errno: 29 }, '(errno 29)'],
  ])('if its file system has %s', (_what, error, sentence) => {
    expect(embeddedFailure(place, error).message).toContain(sentence);
  });
});
