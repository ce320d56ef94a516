import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

/** A process that logs to the file and, once a timer has fired after that, says so and ends. */
async function logTo(file: string): Promise<{ code: number | null; said: string }> {
  const program = `
    import { createLogger } from ${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, 'log.ts')).href)};
    const log = createLogger({ logLevel: 'info' });
    for (let line = 0; line < 50; line++) log.info({ line }, 'answered');
    setTimeout(() => { log.fatal('last'); process.stderr.write('alive'); process.exit(0); }, 20);`;
  const output = openSync(file, 'w');
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program],
    { stdio: ['ignore', output, 'pipe'], timeout: 30_000, killSignal: 'SIGKILL' },
  );
  closeSync(output);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a log on a full disk neither holds up nor ends the process', async () => {
  expect(await logTo('/dev/full')).toEqual({ code: 0, said: 'alive' });
});
