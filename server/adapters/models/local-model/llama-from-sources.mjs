// Starts the process in development and in tests, where there is no build.
import { runFromSources } from '../../assistant/threads/run-from-sources.mjs';

await runFromSources(new URL('./llama-program.ts', import.meta.url));
