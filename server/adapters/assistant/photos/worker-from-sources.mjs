// Starts the worker in development and in tests, where there is no build.
import { runFromSources } from '../threads/run-from-sources.mjs';

await runFromSources(new URL('./worker.ts', import.meta.url));
