import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { loadEnvFile } from './setup/env-file.mjs';

await ensureDependencies();
loadEnvFile();
const { code } = await runPackage('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'development', DEV: '1' },
});
process.exit(code);
