import './setup/node-version.mjs';
import { modelCommand } from './model/command.mjs';
import { root } from './paths.mjs';
import { ensureLlama } from './setup/llama.mjs';

process.exitCode = await modelCommand({
  args: process.argv.slice(2),
  project: root,
  // npm runs scripts in the package's folder, but the user's relative paths start from their own.
  folder: process.env.INIT_CWD ?? process.cwd(),
  environment: process.env,
  ensureLlama,
  output: process.stdout,
});
