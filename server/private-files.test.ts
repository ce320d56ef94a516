import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeToOthers } from './private-files.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-private-'));
beforeAll(() => chmodSync(place, 0o755));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let folders = 0;
/** As earlier versions left it: PGlite's files were writable by everybody. */
function openFolder(mode = 0o755): string {
  const folder = join(place, `data-${++folders}`);
  mkdirSync(join(folder, 'database/global'), { recursive: true });
  mkdirSync(join(folder, 'llama-cpp'));
  for (const file of ['database/PG_VERSION', 'database/global/1260', 'app-secret', 'llama-cpp/program', 'photo.jpg']) {
    writeFileSync(join(folder, file), 'x');
    chmodSync(join(folder, file), file === 'llama-cpp/program' ? 0o755 : 0o666);
  }
  chmodSync(join(folder, 'database'), 0o777);
  chmodSync(folder, mode);
  return folder;
}

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o7777).toString(8);

function close(folder: string): string[] {
  const said: string[] = [];
  closeToOthers(folder, (sentence) => said.push(sentence));
  return said;
}

/** Root may change everything. */
function as(uid: number, work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(uid);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('a data folder that others may open', () => {
  it('is closed with what Déclic made in it, which is said in one line and once', () => {
    const folder = openFolder();
    expect(close(folder)).toEqual([
      `Le dossier de données ${folder} donnait des droits à d'autres comptes de cette machine : ils sont retirés (6 fichiers et dossiers).`,
    ]);
    expect([modeOf(folder), modeOf(folder, 'database'), modeOf(folder, 'database/global')]).toEqual([
      '700',
      '700',
      '700',
    ]);
    for (const file of ['database/PG_VERSION', 'database/global/1260', 'app-secret'])
      expect(modeOf(folder, file)).toBe('600');
    expect(close(folder)).toEqual([]);
    chmodSync(join(folder, 'app-secret'), 0o644);
    expect(close(folder)).toEqual([
      `Le dossier de données ${folder} donnait des droits à d'autres comptes de cette machine : ils sont retirés (1 fichier ou dossier).`,
    ]);
  });

  it('keeps the rights of programs and of files that Déclic did not make', () => {
    const folder = openFolder();
    close(folder);
    expect([modeOf(folder, 'llama-cpp/program'), modeOf(folder, 'photo.jpg')]).toEqual(['755', '666']);
  });

  it('leads to no other file by a link in it', () => {
    const folder = openFolder();
    const elsewhere = join(place, 'elsewhere');
    writeFileSync(elsewhere, 'x');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, join(folder, 'database/link'));
    close(folder);
    expect(modeOf(elsewhere)).toBe('644');
  });

  it('is refused with a sentence if it belongs to another account', () => {
    const folder = openFolder(0o777);
    as(65_534, () =>
      expect(() => close(folder)).toThrow(
        `Le dossier de données ${folder} est ouvert à d'autres comptes de cette machine, et appartient à l'un d'eux (uid 0) : Déclic ne peut pas le fermer.`,
      ),
    );
    expect(modeOf(folder)).toBe('777');
  });

  it.each([
    ['that everybody shares, such as /tmp', () => openFolder(0o1777)],
    ['that is the root of the disk', () => '/'],
  ])('is refused with a sentence and stays as it is, for one %s', (_what, make) => {
    const folder = make();
    const before = modeOf(folder);
    expect(() => close(folder)).toThrow(
      `Le dossier ${folder} sert à toute la machine. Donne à Déclic un dossier à lui : DATA_DIR=${join(folder, 'declic')}`,
    );
    expect(modeOf(folder)).toBe(before);
  });
});
