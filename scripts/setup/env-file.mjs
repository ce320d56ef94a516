import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** Settings kept in `.env` (see `.env.example`); what is set in the environment itself wins. */
export function loadEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
