import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { findProgram } from './find-program.mjs';

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's server programs: that of PATH, else the newest version of Debian's; null if there is
 * none.
 */
function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'));
  const initdb = findProgram(['initdb'], [...(process.env.PATH ?? '').split(path.delimiter), ...folders]);
  return initdb && findProgram(['postgres'], [path.dirname(initdb)]) ? path.dirname(initdb) : null;
}

/** The folder of PostgreSQL's server programs; installs them if they are missing and this process is root. */
export async function ensurePostgresPrograms() {
  const found = findPrograms() ?? ((await installWithApt('postgresql')) ? findPrograms() : null);
  if (found) return found;
  throw new Error(
    'PostgreSQL is needed here, and its server programs (initdb, postgres) are neither in PATH nor in /usr/lib/postgresql. Run "sudo apt-get install postgresql" (or your system\'s equivalent), then start again.',
  );
}

/**
 * The account to run PostgreSQL as if this process is root, because PostgreSQL refuses to run as root.
 * @returns {{ uid: number, gid: number } | undefined}
 */
export function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!entry)
    throw new Error('PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}
