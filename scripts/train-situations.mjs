import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Trains the recogniser of situations from labelled talks, tells how well it does, and writes its weights into engine/write/models.

await ensureDependencies();
const { code } = await runPackage('tsx', ['bench/writing/recognition/train.ts']);
process.exit(code);
