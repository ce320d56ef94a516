import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(import.meta.url);

/** The folder of an installed package, also of one that does not export its files. */
export function folderOf(packageName: string): string {
  const folders = (load.resolve.paths(packageName) ?? []).map((folder) => path.join(folder, packageName));
  const found = folders.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (!found) throw new Error(`${packageName} is not installed`);
  return found;
}
