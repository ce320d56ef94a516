import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

await ensureDependencies();
const { code } = await runPackage('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'development', DEV: '1' },
});
process.exit(code);
