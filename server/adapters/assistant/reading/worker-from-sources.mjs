// The thread in development and in tests, where there is no build: it compiles its sources as it goes.
const { register } = await import('tsx/esm/api');
register();
await import('./worker.ts');
