import { setFlagsFromString } from 'node:v8';
import { openReader } from './adapters/assistant/reading/reader.ts';
import { readCommand } from './commands/read.ts';

// The program behind `npm run read`; apart from the operator's, which would load the database.

// V8 would spend a second of the first screenshot on optimising code that is fast enough; only the hottest is worth it.
setFlagsFromString('--wasm-tiering-budget=300000000');

// Whoever reads our lines may stop early (`| head`): that is no failure of ours.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await readCommand({
  args: process.argv.slice(2),
  folder: process.cwd(),
  threads: 2,
  openReader: ({ threads }) => openReader({ threads, deadlineMs: 60_000 }),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
