import { resolve } from 'node:path';
import { grantCommand } from './commands/grant.ts';
import { pricesCommand } from './commands/prices.ts';
import { seedCommand } from './commands/seed.ts';
import { ConfigError, loadConfig } from './config.ts';
import { FolderInUseError } from './db/lock.ts';
import { withEnvFile } from './env-file.ts';
import { AppError } from './errors.ts';

// The operator's commands: `npm run grant`, `npm run prices`, `npm run seed`.

const commands = { grant: grantCommand, prices: pricesCommand, seed: seedCommand };
const [name = '', ...args] = process.argv.slice(2);

async function run(): Promise<string> {
  const command = commands[name as keyof typeof commands];
  if (!command)
    throw new AppError('not_found', `Commande inconnue : ${name || '(aucune)'}. Il y a grant, prices et seed.`);
  const config = loadConfig(withEnvFile(process.env, process.cwd()), process.cwd());
  return await command(config, args, resolve(process.cwd(), 'server/db/migrations'));
}

run().then(
  (sentence) => {
    process.stdout.write(`${sentence}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    const isExplained = error instanceof AppError || error instanceof ConfigError || error instanceof FolderInUseError;
    process.stderr.write(`${isExplained ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  },
);
