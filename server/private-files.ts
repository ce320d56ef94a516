import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

// Whoever may read the data folder could take sessions over, and whoever may write in it everything. So no other account of the machine
// may: each start closes the folder, and what Déclic made in it, where an earlier version or a careless hand left it open.

const othersRights = 0o077;
/** A folder may hold other things too, and of a downloaded program too many files to look at each time; the folder guards these. */
const madeByDeclic = ['database', 'database.lock', 'outbox', 'sandbox.json', 'app-secret', 'admin-password'];

export function closeToOthers(folder: string, say: (sentence: string) => void = toTerminal): void {
  // There, rights are inherited from the folder above, and Node knows nothing of them.
  if (process.platform === 'win32') return;
  const own = closeFolder(folder) ? 1 : 0;
  const closed = madeByDeclic.reduce((count, name) => count + takeOthersRights(join(folder, name)), own);
  if (closed > 0)
    say(
      `Le dossier de données ${folder} donnait des droits à d'autres comptes de cette machine : ils sont retirés (${closed === 1 ? '1 fichier ou dossier' : `${closed} fichiers et dossiers`}).`,
    );
}

function closeFolder(folder: string): boolean {
  const { mode, uid } = statSync(folder);
  const isForEverybody = (mode & 0o1000) !== 0 || dirname(folder) === folder;
  if (isForEverybody)
    throw new StartError(
      `Le dossier ${folder} sert à toute la machine. Donne à Déclic un dossier à lui : DATA_DIR=${join(folder, 'declic')}`,
    );
  if ((mode & othersRights) === 0) return false;
  try {
    chmodSync(folder, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new StartError(
      `Le dossier de données ${folder} est ouvert à d'autres comptes de cette machine, et appartient à l'un d'eux (uid ${uid}) : Déclic ne peut pas le fermer. Deviens son propriétaire (chown -R), ou donne un dossier à toi : DATA_DIR=${join(folder, 'declic')}`,
      { cause: error },
    );
  }
  // Some file systems, such as those of memory cards, have no rights to take.
  return (statSync(folder).mode & othersRights) === 0;
}

/** Takes the rights of others from a file, or from a folder and all that is in it; answers from how many of them. Follows no links. */
export function takeOthersRights(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return 0;
  const own = close(path, found.mode) ? 1 : 0;
  if (!found.isDirectory()) return own;
  return entriesOf(path).reduce((count, name) => count + takeOthersRights(join(path, name)), own);
}

/** What belongs to another account stays as it is: the folder around it is closed. */
function close(path: string, mode: number): boolean {
  if ((mode & othersRights) === 0) return false;
  try {
    chmodSync(path, mode & 0o700);
    return (lstatSync(path).mode & othersRights) === 0;
  } catch {
    return false;
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function toTerminal(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
