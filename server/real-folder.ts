import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Where a folder lies behind the links on its way, whether it is there yet or not. A link that leads nowhere is refused: most likely its
 * disk is not mounted, and a new folder in its place would look like the loss of everything.
 */
export function realFolder(folder: string): string {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return dirname(folder) === folder ? folder : join(realFolder(dirname(folder)), basename(folder));
  try {
    return realpathSync(folder);
  } catch (error) {
    if (!found.isSymbolicLink() || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const target = resolve(dirname(folder), readlinkSync(folder));
    throw new StartError(
      `${folder} est un lien vers un dossier qui n'est pas là (${target}). Remets ce dossier ou son disque en place, ou corrige le lien.`,
      { cause: error },
    );
  }
}
