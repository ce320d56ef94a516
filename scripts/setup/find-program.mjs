import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The first executable file with one of these names in one of these folders.
 * @param {string[]} names
 * @param {string[]} [folders]
 * @returns {string | null}
 */
export function findProgram(names, folders = (process.env.PATH ?? '').split(path.delimiter)) {
  for (const name of names) {
    for (const folder of folders) {
      if (folder && isProgram(path.join(folder, name))) return path.join(folder, name);
    }
  }
  return null;
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
