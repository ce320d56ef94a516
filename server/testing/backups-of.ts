import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { checkBackup } from '../backup/file-format.ts';
import { restoreBackup } from '../backup/restore.ts';
import { saveBackup } from '../backup/save.ts';
import type { TestApp } from './make-app.ts';

/** Saves the test's database to files of its own, and restores them; they are removed after the tests of the file. */
export function backupsOf(test: TestApp) {
  const place = mkdtempSync(join(tmpdir(), 'declic-backups-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  let files = 0;
  return {
    async save(): Promise<string> {
      const file = join(place, `${++files}.backup`);
      const madeAt = test.clock.now().toISOString();
      const header = { format: 'declic-backup', version: 1, migration: '0000', madeAt, appSecret: null } as const;
      await saveBackup(test.deps.db, file, header, null);
      return file;
    },
    restore: async (file: string, options: Parameters<typeof restoreBackup>[3] = {}) =>
      await restoreBackup(test.deps.db, file, (await checkBackup(file)).sha256, options),
  };
}
