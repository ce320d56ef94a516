/** The build puts the thread's file beside its own. */
export function workerFile(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './worker-from-sources.mjs' : './reading-worker.js', import.meta.url);
}
