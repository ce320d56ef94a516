import { writeCommand } from './commands/write.ts';

// The program behind `npm run reply`; it loads neither the server nor the database.

// Whoever reads our lines may stop early (`| head`): that is no failure of ours.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await writeCommand({
  args: process.argv.slice(2),
  folder: process.cwd(),
  input: process.stdin,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
