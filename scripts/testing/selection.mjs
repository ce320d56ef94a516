// Which kinds of test a command runs. `npm test` runs those of the ordinary tier, `npm run test:full` all of them; kinds
// that are named (`npm test -- api process`) run alone, and `ci` stands for all that `.ci/run` adds to `npm test`.

const ordinaryKinds = /** @type {const} */ (['check', 'unit', 'dom', 'api', 'e2e']);
const ciKinds = /** @type {const} */ (['process', 'ci-unit', 'ci-dom', 'ci-api', 'ci-e2e']);
const longKinds = /** @type {const} */ ([
  ...ciKinds,
  'faults',
  'cluster',
  'full-unit',
  'full-api',
  'full-e2e',
  'bench',
]);
const kinds = [...ordinaryKinds, ...longKinds];

/** @typedef {(typeof kinds)[number]} Kind */

/** The kinds that are Vitest projects of the same name. */
export const vitestKinds = /** @type {const} */ ([
  'unit',
  'dom',
  'api',
  'process',
  'ci-unit',
  'ci-dom',
  'ci-api',
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
  const isKind = (/** @type {string} */ arg) => arg === 'ci' || kinds.some((kind) => kind === arg);
  const wanted = args.includes('ci') ? [...args, ...ciKinds] : args;
  const named = kinds.filter((kind) => wanted.includes(kind));
  return {
    kinds: new Set(named.length > 0 ? named : isFull ? kinds : ordinaryKinds),
    filters: args.filter((arg) => !isKind(arg) && arg !== '--full'),
    isFull,
  };
}

/**
 * The tiers of browser journeys that playwright.config.ts is told to run, joined by commas; empty where there are none.
 * @param {Set<Kind>} kinds
 */
export function journeyTiers(kinds) {
  const tiers = /** @type {const} */ ([
    ['e2e', 'ordinary'],
    ['ci-e2e', 'ci'],
    ['full-e2e', 'full'],
  ]);
  return tiers
    .filter(([kind]) => kinds.has(kind))
    .map(([, tier]) => tier)
    .join(',');
}

/**
 * The name of the report of these journeys: each command has its own, since `.ci/run` sums those of several.
 * @param {string} tiers
 */
export function playwrightReport(tiers) {
  return `playwright-${tiers.replaceAll(',', '-')}.json`;
}
