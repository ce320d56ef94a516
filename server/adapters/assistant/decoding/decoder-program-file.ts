/**
 * The program of the process that decodes. The build puts it beside the server's own; without a build the process compiles its sources itself.
 * Threads are told: their own program lies elsewhere in development.
 */
export function decoderProgram(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './decoder-from-sources.mjs' : './decoder.js', import.meta.url).href;
}
