import { text } from 'node:stream/consumers';
import { loadFrenchSpeller } from './adapters/assistant/spelling/french-speller.ts';
import { bioCommand } from './commands/bio.ts';
import { rateCommand } from './commands/rate.ts';
import { replyCommand } from './commands/reply.ts';
import { understandCommand } from './commands/understand.ts';

// The program behind `npm run reply`, `bio`, `rate` and `understand`; it loads neither the server nor the database.

const commands = { reply: replyCommand, bio: bioCommand, rate: rateCommand, understand: understandCommand };

// A program that reads our lines may stop early (`| head`); that is not a failure.
process.stdout.on('error', () => process.exit(0));

const [name = '', ...args] = process.argv.slice(2);
const command = Object.entries(commands).find(([known]) => known === name)?.[1];
if (!command) throw new Error(`unknown command: ${name}`);

process.exitCode = await command({
  args,
  folder: process.cwd(),
  readInput: () => text(process.stdin),
  loadSpell: loadFrenchSpeller,
  // What a model needs is loaded only where one is asked for.
  openModel: async () =>
    await (await import('./commands/writer-of-environment.ts')).writerOfEnvironment(process.env, process.cwd()),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
