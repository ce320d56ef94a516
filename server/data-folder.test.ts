import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-folder-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
writeFileSync(join(place, 'file'), 'x');

function folderOfMode(mode: number): string {
  const folder = join(place, mode.toString(8));
  mkdirSync(folder);
  chmodSync(folder, mode);
  return folder;
}

/** Root may write everywhere. */
function withoutRootRights(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  chmodSync(place, 0o755);
  if (isRoot) process.seteuid?.('nobody');
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('a data folder is refused with a sentence', () => {
  it.each(['file', 'file/data'])('that is a file or below one: %s', (path) => {
    expect(() => openDataFolder(join(place, path), { holdsDatabase: false })).toThrow('passe par un fichier');
  });

  it.each([0o000, 0o600])('without the right to enter it: mode %i', (mode) => {
    const folder = folderOfMode(mode);
    const open = () => openDataFolder(folder, { holdsDatabase: false });
    expect(() => withoutRootRights(open)).toThrow("n'a pas le droit d'écrire");
  });

  it('that is a link to a disk that is not there', () => {
    const link = join(place, 'link');
    symlinkSync(join(place, 'away'), link);
    expect(() => openDataFolder(link, { holdsDatabase: true })).toThrow(
      `${link} est un lien vers un dossier qui n'est pas là`,
    );
  });

  it('whose disk takes no further file', () => {
    const full = () => ({ bavail: 1e6, bsize: 4096, files: 1000, ffree: 10 });
    expect(() => openDataFolder(join(place, 'data'), { holdsDatabase: true }, full)).toThrow('10 nouveaux fichiers');
  });

  it('but not for its count of files on a disk that counts none', () => {
    const uncounted = () => ({ bavail: 1e6, bsize: 4096, files: 0, ffree: 0 });
    openDataFolder(join(place, 'data'), { holdsDatabase: true }, uncounted);
  });
});
