// Starts the process in development and in tests, where there is no build.
import { runFromSources } from '../threads/run-from-sources.mjs';

await runFromSources(new URL('./decoder-program.ts', import.meta.url));
