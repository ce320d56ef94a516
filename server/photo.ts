import { openPhotoStudio } from './adapters/assistant/photos/photo-studio.ts';
import { photoCommand } from './commands/photo.ts';

// The program behind `npm run photo`, with no server and no database.

// A reader of our output that stops early (`| head`) is not an error.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await photoCommand({
  args: process.argv.slice(2),
  folder: process.cwd(),
  openAnalyst: () => openPhotoStudio({ deadlineMs: 60_000 }),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
