import { resolve } from 'node:path';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { grantCommand } from './commands/grant.ts';
import { pricesCommand } from './commands/prices.ts';
import { seedCommand } from './commands/seed.ts';
import { type Config, loadConfig } from './config.ts';
import { withEnvFile } from './env-file.ts';
import { AppError } from './errors.ts';
import { reportFailure } from './explain-failure.ts';

// The operator's commands: `npm run backup`, `grant`, `prices`, `restore`, `seed`.

const commands = {
  backup: backupCommand,
  grant: grantCommand,
  prices: pricesCommand,
  restore: restoreCommand,
  seed: seedCommand,
};
let config: Config | null = null;
const [name = '', ...args] = process.argv.slice(2);

async function run(): Promise<string> {
  const command = commands[name as keyof typeof commands];
  if (!command)
    throw new AppError(
      'not_found',
      `Commande inconnue : ${name || '(aucune)'}. Il y a ${Object.keys(commands).join(', ')}.`,
    );
  config = loadConfig(withEnvFile(process.env, process.cwd()), process.cwd());
  return await command(config, args, resolve(process.cwd(), 'server/db/migrations'));
}

// Whatever is written from here on is for this account alone.
process.umask(0o077);
run().then(
  (sentence) => {
    process.stdout.write(`${sentence}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    reportFailure(error, config);
    process.exit(1);
  },
);
