import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '../../scripts/setup/free-port.mjs';
import { isolatedSettings, makeDataFolder } from '../../scripts/testing/seeded-folder.mjs';

interface Dialogue {
  question: string;
  key: string;
  answered: string;
}

/** Starts the built server in a terminal (by util-linux's `script`) and presses a key when it asks. */
export async function startInTerminal({ question, key, answered }: Dialogue) {
  const dataFolder = makeDataFolder();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const command = `exec ${process.execPath} ${path.resolve('dist/server/main.js')}`;
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...isolatedSettings(dataFolder), PORT: String(port), PUBLIC_URL: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => terminal.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    let shown = '';
    let isPressed = false;
    terminal.stdout.on('data', (piece) => {
      shown += piece;
      if (!isPressed && shown.includes(question)) isPressed = terminal.stdin.write(key) || true;
      if (shown.includes(answered)) resolve();
    });
    terminal.once('close', () => reject(new Error(`The server ended before it asked:\n${shown}`)));
  });
  return {
    url,
    dataFolder,
    async stop() {
      terminal.stdin.write('\u0003');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
