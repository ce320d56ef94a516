// The arrows of docs/ARCHITECTURE.md. scripts/arrows.test.ts proves that each of them bites.

const tests = String.raw`\.test\.tsx?$|^(server|sandbox)/testing/|^engine/(read|rate|understand)/testing/`;
const compositionRoots = '^server/(main|operator|read|write|composition)\\.ts$|^server/commands/';
/** Adapters' files that are a vendor: all but the port and what is the same for every vendor. */
const vendors = '^server/adapters/[^/]+/(?!(port|content|render)\\.ts$)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = [
  {
    name: 'contract-stands-alone',
    comment: 'What web and server agree on knows neither of them, and no library but zod.',
    from: { path: '^contract/', pathNot: tests },
    to: { pathNot: '^contract/|^node_modules/zod/' },
  },
  {
    name: 'engine-knows-only-the-contract',
    comment: 'The assistant is handed what it works on: no HTTP, no database, no screens.',
    from: { path: '^engine/' },
    to: { path: '^(server|web|sandbox|scripts|e2e|bench)/' },
  },
  {
    name: 'reading-runs-in-a-browser',
    comment: 'engine/read and engine/understand also run in a worker of the browser.',
    from: { path: '^engine/(read|understand)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'reading-decodes-no-pixels',
    comment: 'They are handed pixels and an OCR function.',
    from: { path: '^engine/(read|understand)/', pathNot: tests },
    to: { path: '^node_modules/sharp/' },
  },
  {
    name: 'web-knows-only-the-contract',
    comment: 'A screen talks to the server through the contract; only engine/read may run in the browser.',
    from: { path: '^web/' },
    to: { path: '^(server|sandbox|scripts|e2e|bench)/|^engine/(?!read/)' },
  },
  {
    name: 'sandbox-stands-alone',
    comment: 'The local Stripe knows of the product what the real one knows: nothing.',
    from: { path: '^sandbox/' },
    to: { path: '^(contract|engine|server|web|scripts|e2e|bench)/' },
  },
  {
    name: 'server-knows-no-screens',
    comment: 'The server gets the renderer as a built module, never the sources.',
    from: { path: '^server/' },
    to: { path: '^(web|scripts|e2e|bench)/' },
  },
  {
    name: 'journeys-stay-outside',
    comment: 'Browser journeys see what a visitor sees.',
    from: { path: '^e2e/' },
    to: { path: '^(server|engine|sandbox)/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverLayers = [
  {
    name: 'vendors-are-chosen-in-composition',
    comment: 'Everything else imports the port and is handed a vendor.',
    from: { path: '^server/', pathNot: `${tests}|${compositionRoots}|^server/adapters/` },
    to: { path: vendors },
  },
  {
    name: 'adapters-know-other-ports-only',
    comment: "An adapter may use its own folder's files and another adapter's port, not another vendor.",
    from: { path: '^server/adapters/([^/]+)/', pathNot: tests },
    to: { path: vendors, pathNot: '^server/adapters/$1/' },
  },
  {
    name: 'rules-are-pure',
    comment: 'A rule is a function of its arguments: it imports the contract and other rules.',
    from: { path: '/rules\\.ts$' },
    to: { pathNot: '^contract/|/rules\\.ts$' },
  },
  {
    name: 'routes-are-mounted-by-app',
    comment: "Features call each other's use cases, never each other's routes.",
    from: { pathNot: '^server/app\\.ts$' },
    to: { path: '^server/features/.*/routes\\.ts$' },
  },
  {
    name: 'use-cases-know-no-app',
    comment: 'contract ← rules ← use cases ← routes ← app ← main.',
    from: { pathNot: `${tests}|${compositionRoots}|^bench/` },
    to: { path: '^server/(app|main|operator|composition)\\.ts$|^server/commands/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const webLayers = [
  {
    name: 'ui-fetches-nothing',
    comment: 'The design system knows neither the API nor a feature.',
    from: { path: '^web/ui/' },
    to: { path: '^web/(api\\.ts|features/|pages/)' },
  },
  {
    name: 'features-know-no-pages',
    comment: 'A page puts features together; a feature does not know where it is shown.',
    from: { path: '^web/features/' },
    to: { path: '^web/pages/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const hygiene = [
  {
    name: 'no-circles',
    comment: 'Two modules that need each other are one module, or three. Types may: they are gone at run time.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'product-imports-no-tests',
    comment: 'What runs in production never loads a test or its fixtures.',
    from: { path: '^(contract|engine|server|web|sandbox)/', pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'server-runs-without-development-packages',
    comment: 'A pruned installation has to start; Vite in development is loaded on demand.',
    from: { path: '^(server|engine|sandbox)/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
  {
    name: 'imports-exist',
    comment: 'An import that leads nowhere; Vite makes some modules up while it builds.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|^/@' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...rooms, ...serverLayers, ...webLayers, ...hygiene].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results|playwright-report|\\.git)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
