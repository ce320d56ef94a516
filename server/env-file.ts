import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The settings of the folder's `.env`, under those of the environment itself, which win even where they are empty. */
export function withEnvFile(
  environment: Record<string, string | undefined>,
  folder: string,
): Record<string, string | undefined> {
  const file = resolve(folder, '.env');
  if (!existsSync(file)) return environment;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...environment };
}
