import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Trains the model that tells harmful messages from fine ones, and writes its weights beside the checks.

await ensureDependencies();
const { code } = await runPackage('tsx', ['training/harm/train.ts']);
process.exit(code);
