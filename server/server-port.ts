import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The port of the server that works in a data folder, so that commands find it whatever PORT it was started with.

/** @returns Forgets the port; to be called when the server stops. */
export function keepServerPort(dataFolder: string, port: number): () => void {
  const file = fileIn(dataFolder);
  writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Null where no server has said its port. */
export function findServerPort(dataFolder: string): number | null {
  try {
    const port = Number(readFileSync(fileIn(dataFolder), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}

const fileIn = (dataFolder: string) => join(dataFolder, 'server-port');
