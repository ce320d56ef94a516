import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Trains the models that classify a turn of a conversation, and writes their weights into engine/understand.

await ensureDependencies();
const { code } = await runPackage('tsx', ['bench/turns/train.ts', ...process.argv.slice(2)]);
process.exit(code);
