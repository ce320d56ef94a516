import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the folder that a command is run from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const serverEntry = path.join(root, 'dist/server/main.js');
export const operatorEntry = path.join(root, 'dist/server/operator.js');
export const readEntry = path.join(root, 'dist/server/read.js');
export const writeEntry = path.join(root, 'dist/server/write.js');
/** Where Vitest and Playwright leave their counts. */
export const reportsFolder = path.join(root, 'test-results');
