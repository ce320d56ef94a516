import './setup/node-version.mjs';
import { modelCommand } from './model/command.mjs';
import { root } from './paths.mjs';
import { ensureLlama } from './setup/llama.mjs';

// Whatever is written from here on is for this account alone.
process.umask(0o077);
process.exitCode = await modelCommand({
  args: process.argv.slice(2),
  project: root,
  // npm runs scripts in the package's folder, but the user's relative paths start from their own.
  folder: process.env.INIT_CWD ?? process.cwd(),
  environment: process.env,
  ensureLlama,
  output: process.stdout,
});
