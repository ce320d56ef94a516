// Starts the worker in development and in tests, where there is no build: tsx compiles its sources on the fly.
const { register } = await import('tsx/esm/api');
register();
await import('./worker.ts');
