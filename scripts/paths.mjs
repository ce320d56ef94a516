import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, independent of the current folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const serverEntry = path.join(root, 'dist/server/main.js');
export const operatorEntry = path.join(root, 'dist/server/operator.js');
export const readEntry = path.join(root, 'dist/server/read.js');
export const photoEntry = path.join(root, 'dist/server/photo.js');
export const retouchEntry = path.join(root, 'dist/server/retouch.js');
export const writeEntry = path.join(root, 'dist/server/write.js');
/** The folder of the reports of Vitest and Playwright. */
export const reportsFolder = path.join(root, 'test-results');
