/**
 * The program that threads of the module at `importer` run. The build puts it beside the server's own, as `<built>.js`; without a build
 * the thread compiles its sources itself.
 */
export function threadProgram(importer: string, built: string): URL {
  const isSource = importer.endsWith('.ts');
  return new URL(isSource ? './worker-from-sources.mjs' : `./${built}.js`, importer);
}
