import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Trains the reader of dangers, and writes its numbers into engine/understand/models.

await ensureDependencies();
const { code } = await runPackage('tsx', ['training/danger/train.ts', ...process.argv.slice(2)]);
process.exit(code);
