// Which kinds of test a command runs. `npm test` runs those of the ordinary tier, `npm run test:full` all of them; kinds
// that are named (`npm test -- api process`) run alone.

const ordinaryKinds = /** @type {const} */ (['check', 'unit', 'dom', 'api', 'e2e']);
const longKinds = /** @type {const} */ (['process', 'faults', 'cluster', 'full-unit', 'full-api', 'bench']);
const kinds = [...ordinaryKinds, ...longKinds];

/** @typedef {(typeof kinds)[number]} Kind */

/** The kinds that are Vitest projects of the same name. */
export const vitestKinds = /** @type {const} */ ([
  'unit',
  'dom',
  'api',
  'process',
  'faults',
  'cluster',
  'full-unit',
  'full-api',
]);

/**
 * @param {string[]} args `--full` for the long tier, names of kinds, and filters that are handed on to the runners.
 * @returns {{ kinds: Set<Kind>, filters: string[], isFull: boolean }}
 */
export function selectTests(args) {
  const isFull = args.includes('--full');
  const isKind = (/** @type {string} */ arg) => kinds.some((kind) => kind === arg);
  const named = kinds.filter((kind) => args.includes(kind));
  return {
    kinds: new Set(named.length > 0 ? named : isFull ? kinds : ordinaryKinds),
    filters: args.filter((arg) => !isKind(arg) && arg !== '--full'),
    isFull,
  };
}
