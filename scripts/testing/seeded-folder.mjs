import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { operatorEntry } from '../paths.mjs';
import { run } from '../run.mjs';

/** A data folder for a server under test, with a folder for its temporary files. */
export function makeDataFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'declic-e2e-'));
  mkdirSync(path.join(folder, 'tmp'));
  return folder;
}

/**
 * What a server under test finds in its environment. It reads a developer's `.env` where a variable is not set, so each name in that
 * file is set to nothing.
 * @param {string} dataFolder
 * @returns {Record<string, string | undefined>}
 */
export function isolatedSettings(dataFolder) {
  const names = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataFolder,
    TMPDIR: path.join(dataFolder, 'tmp'),
  };
}

/**
 * Fills a data folder with the demo while other tests run, in the time that they leave over. Resolves to the folder, or to undefined
 * where that failed: the journeys then fill one themselves, and tell why it fails.
 */
export async function seedFolderMeanwhile() {
  const folder = makeDataFolder();
  const { code } = await run(process.execPath, [operatorEntry, 'seed'], {
    wholeEnv: isolatedSettings(folder),
    quiet: true,
    priority: os.constants.priority.PRIORITY_LOW,
  });
  if (code === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}
