import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';
import { expectNothingKept } from './told-secrets.ts';

/**
 * Starts the one server that every journey visits. The returned function ends it, then fails the run if the money that the
 * journeys paid does not add up, or if the server kept anything that they told the assistant.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ LOG_LEVEL: 'debug' }, { seeded: true });
  const notesFolder = mkdtempSync(path.join(tmpdir(), 'declic-told-'));
  const toldFile = path.join(notesFolder, 'told.jsonl');
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_FOLDER = server.dataFolder;
  process.env.E2E_TOLD_FILE = toldFile;
  return async () => {
    try {
      await server.endAndCheckMoney();
      await expectNothingKept(toldFile, server.dataFolder);
    } finally {
      await server.stop();
      rmSync(notesFolder, { recursive: true, force: true });
    }
  };
}
