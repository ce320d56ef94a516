import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Sets up a new folder and closes it again. PGlite keeps over 400 MB of what it sets a folder up with as long as it is open, and V8,
 * which does not see how large these objects are, would keep them long after.
 */
export async function setUpFolder(folder: string, open: () => Promise<PGlite>): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const client = await open();
  await client.close();
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage === 'function') collectGarbage();
}
