import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Measures the reader of a turn on talks kept apart, or with --cross on authors left out of its training.

await ensureDependencies();
const { code } = await runPackage('tsx', ['training/turns/measure.ts', ...process.argv.slice(2)]);
process.exit(code);
