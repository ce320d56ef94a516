import { setFlagsFromString } from 'node:v8';
import { openReader } from './adapters/assistant/reading/reader.ts';
import { readCommand } from './commands/read.ts';

// The program behind `npm run read`, separate from the operator's commands, which load the database.

// By default V8 spends a second of the first screenshot on optimising code that is fast enough; this limits it to hot code.
setFlagsFromString('--wasm-tiering-budget=300000000');

// A reader of our output that stops early (`| head`) is not an error.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await readCommand({
  args: process.argv.slice(2),
  folder: process.cwd(),
  threads: 2,
  openReader: ({ threads }) => openReader({ threads, deadlineMs: 60_000 }),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
