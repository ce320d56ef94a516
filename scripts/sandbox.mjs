import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

await ensureDependencies();
const { code } = await runPackage('tsx', ['sandbox/main.ts']);
process.exit(code);
