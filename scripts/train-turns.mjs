import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Learns what a turn of a talk does, and writes the weights that the engine guesses with.

await ensureDependencies();
const { code } = await runPackage('tsx', ['bench/turns/train.ts']);
process.exit(code);
