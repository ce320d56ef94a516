/** @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} Module */

/**
 * The rooms of the drawing, top to bottom; a file belongs to the first whose pattern it matches.
 * @type {[name: string, pattern: RegExp][]}
 */
const rooms = [
  ['web/pages', /^web\/(pages\/|app\.|entry-)/],
  ['web/features', /^web\/features\//],
  ['web/layouts', /^web\/layouts\//],
  ['web/content', /^web\/content\//],
  ['web/session', /^web\/session\//],
  ['web/visitor', /^web\/visitor\//],
  ['web/ui', /^web\/ui\//],
  ['server/main, composition, commands', /^server\/(main|app|composition|operator|commands\/)/],
  ['server/features: routes', /^server\/features\/.*\/routes\.ts$/],
  ['server/jobs', /^server\/jobs\//],
  ['server/features: use cases', /^server\/features\//],
  ['server/http', /^server\/http\//],
  ['server/adapters', /^server\/adapters\//],
  ['server/writing', /^server\/writing\//],
  ['server/db', /^server\/db\//],
  ['sandbox', /^sandbox\//],
  ['engine/tools', /^engine\/tools\//],
  ['engine/rate', /^engine\/rate\//],
  ['engine/write', /^engine\/write\//],
  ['engine/understand', /^engine\/understand\//],
  ['engine/photo', /^engine\/photo\//],
  ['engine/read', /^engine\/read\//],
  ['engine/pixels', /^engine\/pixels\//],
  ['contract', /^contract\//],
];
const tests = /\.test\.tsx?$|\/testing\//;

/** @param {string} file */
const roomOf = (file) => (tests.test(file) ? -1 : rooms.findIndex(([, pattern]) => pattern.test(file)));

/**
 * Draws which room imports which while it runs, in Mermaid. An arrow down that two others say already is left out; an arrow up, to a room
 * listed above, is dotted.
 * @param {Module[]} modules
 */
export function drawRooms(modules) {
  /** @type {Set<number>[]} */
  const imports = rooms.map(() => new Set());
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = roomOf(resolved);
      if (from >= 0 && to >= 0 && from !== to && !dependencyTypes.includes('type-only')) imports[from]?.add(to);
    }
  }
  const down = imports.map((targets, from) => [...targets].filter((to) => to > from).sort((a, b) => a - b));
  const lines = rooms.map(([name], room) => `  r${room}["${name}"]`);
  for (const [from, targets] of down.entries())
    for (const to of targets) if (!reachesAround(down, from, to)) lines.push(`  r${from} --> r${to}`);
  for (const [from, targets] of imports.entries())
    for (const to of targets) if (to < from) lines.push(`  r${from} -.-> r${to}`);
  return `flowchart TD\n${lines.join('\n')}\n`;
}

/**
 * Whether `from` imports `to` by way of other rooms as well.
 * @param {number[][]} imports
 * @param {number} from
 * @param {number} to
 */
function reachesAround(imports, from, to) {
  const seen = new Set([from]);
  const open = (imports[from] ?? []).filter((room) => room !== to);
  for (const room of open) {
    if (room === to) return true;
    if (seen.has(room)) continue;
    seen.add(room);
    open.push(...(imports[room] ?? []));
  }
  return false;
}
