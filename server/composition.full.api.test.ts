import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compose } from './composition.ts';
import { loadConfig } from './config.ts';
import { migrationsFolder } from './testing/migrations-folder.ts';
import { talk } from './writing/testing/talks.ts';

it('ends the engine’s threads when it closes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'declic-composition-'));
  const composition = await compose(loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder), {
    migrationsFolder,
    superviseJobs: false,
  });
  const { writer, metrics } = composition.deps;
  const idleThreads = async () => /^engine_threads\{state="idle"\} (\d)/m.exec(await metrics.registry.metrics())?.[1];
  await writer.warm();
  expect(Number(await idleThreads())).toBeGreaterThan(0);
  await composition.close();
  expect(await idleThreads()).toBe('0');
  await expect(writer.reply(talk)).rejects.toMatchObject({ code: 'overloaded' });
  rmSync(folder, { recursive: true });
});
