// The allowed imports of docs/ARCHITECTURE.md («Arrows»). scripts/arrows.test.ts proves that each rule refuses an import.

const tests = String.raw`\.test\.tsx?$|^(server|sandbox)/testing/|^engine/.+/testing/`;
const compositionRoots = '^server/(main|operator|read|write|photo|retouch|composition)\\.ts$|^server/commands/';
/** Files of adapters that belong to a vendor: all but the port and the files shared by every vendor. */
const vendors =
  '^server/adapters/[^/]+/(?!(port|models-port|content|render|photos/port|engine-threads/engine)\\.ts$|threads/)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = [
  {
    name: 'contract-stands-alone',
    comment: 'The contract imports neither web nor server, and no library but zod.',
    from: { path: '^contract/', pathNot: tests },
    to: { pathNot: '^contract/|^node_modules/zod/' },
  },
  {
    name: 'engine-knows-only-the-contract',
    comment: 'The engine gets its data as arguments: no HTTP, no database, no screens.',
    from: { path: '^engine/' },
    to: { path: '^(server|web|sandbox|scripts|e2e|bench|training|faults)/' },
  },
  {
    name: 'reading-runs-in-a-browser',
    comment:
      'engine/pixels, engine/read, engine/photo and engine/understand use no Node API, so that they can run in a browser.',
    from: { path: '^engine/(pixels|read|photo|understand)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'reading-decodes-no-pixels',
    comment:
      'engine/pixels, engine/read, engine/photo and engine/understand get pixels and an OCR function as arguments.',
    from: { path: '^engine/(pixels|read|photo|understand)/', pathNot: tests },
    to: { path: '^node_modules/sharp/' },
  },
  {
    name: 'web-knows-only-the-contract',
    comment:
      'Web reaches the server through the contract only; of the engine, only engine/read may run in the browser.',
    from: { path: '^web/' },
    to: { path: '^(server|sandbox|scripts|e2e|bench|training|faults)/|^engine/(?!read/|pixels/)' },
  },
  {
    name: 'sandbox-stands-alone',
    comment: 'The local Stripe imports nothing of the product, like the real one.',
    from: { path: '^sandbox/' },
    to: { path: '^(contract|engine|server|web|scripts|e2e|bench|training|faults)/' },
  },
  {
    name: 'server-knows-no-screens',
    comment: 'The server loads the page renderer as a built module, never from the sources.',
    from: { path: '^server/' },
    to: { path: '^(web|scripts|e2e|bench|training|faults)/' },
  },
  {
    name: 'journeys-stay-outside',
    comment:
      'Browser journeys use the product as a visitor does, without its internals. They may start stand-ins of vendors.',
    from: { path: '^e2e/' },
    to: { path: '^(server|engine|sandbox)/', pathNot: '^server/adapters/.+/testing/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverLayers = [
  {
    name: 'vendors-are-chosen-in-composition',
    comment: 'Only composition imports vendors; other files import the port and get the vendor as an argument.',
    from: { path: '^server/', pathNot: `${tests}|${compositionRoots}|^server/adapters/` },
    to: { path: vendors },
  },
  {
    name: 'adapters-know-other-ports-only',
    comment:
      "An adapter may import files of its own folder and another adapter's port, but no vendor of another adapter.",
    from: { path: '^server/adapters/([^/]+)/', pathNot: tests },
    to: { path: vendors, pathNot: '^server/adapters/$1/' },
  },
  {
    name: 'rules-are-pure',
    comment: 'rules.ts holds pure functions: it imports only the contract and other rules.',
    from: { path: '/rules\\.ts$' },
    to: { pathNot: '^contract/|/rules\\.ts$' },
  },
  {
    name: 'routes-are-mounted-by-app',
    comment: "Only app.ts imports routes; features call each other's use cases.",
    from: { pathNot: '^server/app\\.ts$' },
    to: { path: '^server/features/.*/routes\\.ts$' },
  },
  {
    name: 'use-cases-know-no-app',
    comment: 'Only composition roots and tests import app, main, operator or composition.',
    from: { pathNot: `${tests}|${compositionRoots}|^(bench|training)/` },
    to: { path: '^server/(app|main|operator|composition)\\.ts$|^server/commands/' },
  },
];

/** Folders of web/features by storey, the lowest first: web/features/README.md says why. */
const featureStoreys = [
  ['parts', 'legal|onboarding|own-answers|pictures|sent-replies|share|share-target|usage'],
  ['account', 'accounts|admin|contact'],
  ['plans', 'affiliates|billing|browser-model|privacy'],
  ['assistant', 'assistant'],
  ['around-assistant', 'history|photos|tools|try'],
  ['bios-and-landing', 'bios|landing'],
  ['spaces', 'dashboard|retention'],
  ['free-space', 'free-space'],
];
const namesOf = (storeys) => storeys.map(([, features]) => features).join('|');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const webLayers = [
  {
    name: 'ui-fetches-nothing',
    comment: 'The design system imports neither the API client nor a room above it.',
    from: { path: '^web/ui/' },
    to: { path: '^web/(api\\.ts|visitor/|session/|content/|layouts/|features/|pages/)' },
  },
  {
    name: 'features-are-imported-by-pages',
    comment:
      'Features are imported by pages and by the features of higher storeys; what others need is in a room below.',
    from: { path: '^web/', pathNot: `${tests}|^web/(features|pages|dev|testing)/` },
    to: { path: '^web/features/' },
  },
  {
    name: 'features-know-no-pages',
    comment: 'Pages import features, never the other way round.',
    from: { path: '^web/features/' },
    to: { path: '^web/pages/' },
  },
  {
    name: 'features-have-a-storey',
    comment: 'Every feature has its storey in the list above.',
    from: {},
    to: { path: `^web/features/(?!(${namesOf(featureStoreys)})/)` },
  },
  ...featureStoreys.slice(0, -1).map(([storey, features], place) => ({
    name: `feature-storey-${storey}`,
    comment: 'Features import features of lower storeys: none of their own, none of a higher one.',
    from: { path: `^web/features/(${features})/`, pathNot: tests },
    to: { path: `^web/features/(${namesOf(featureStoreys.slice(place))})/`, pathNot: '^web/features/$1/' },
  })),
  {
    name: 'one-file-plots',
    comment: "The plotting library is larger than any page: only the operator's plots import it.",
    from: { path: '^web/', pathNot: '^web/features/admin/plots/plots\\.tsx$' },
    to: { path: '^node_modules/recharts/' },
  },
  {
    name: 'plots-are-fetched-late',
    comment: 'The plots are imported dynamically, so that no page waits for them.',
    from: { path: '^web/' },
    to: { path: '^web/features/admin/plots/plots\\.tsx$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
];

/** Folders of engine/read, each with those that it must not import: later steps. */
const laterSteps = {
  emoji: 'find-shapes|ink|find-messages|recognise-text|mend-text|tell-who|stitch',
  'find-shapes': 'ink|emoji|find-messages|recognise-text|mend-text|tell-who|stitch',
  ink: 'emoji|find-messages|recognise-text|mend-text|tell-who|stitch',
  'find-screen': 'emoji|find-messages|recognise-text|mend-text|tell-who|stitch',
  'find-messages': 'recognise-text|mend-text|tell-who|stitch',
  'mend-text': 'emoji|find-messages|recognise-text|tell-who|stitch',
  'recognise-text': 'find-messages|tell-who|stitch',
  'tell-who': 'recognise-text|mend-text|stitch',
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const readingSteps = Object.entries(laterSteps).map(([step, later]) => ({
  name: `reading-step-${step}`,
  comment: 'Steps of reading a screenshot import earlier ones.',
  from: { path: `^engine/read/${step}/`, pathNot: tests },
  to: { path: `^engine/read/(${later})/` },
}));

readingSteps.push({
  name: 'pixels-come-first',
  comment: 'engine/pixels is what reading and photos share: it imports no other folder of the engine.',
  from: { path: '^engine/pixels/', pathNot: tests },
  to: { path: '^engine/(?!pixels/)' },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const hygiene = [
  {
    name: 'no-circles',
    comment: 'Modules do not import each other in a circle; type imports may, because they are gone at run time.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'product-imports-no-tests',
    comment: 'Production code imports no test and no fixture.',
    from: { path: '^(contract|engine|server|web|sandbox)/', pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'server-runs-without-development-packages',
    comment: 'The server starts without development packages; Vite is imported dynamically, in development only.',
    from: { path: '^(server|engine|sandbox)/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
  {
    name: 'imports-exist',
    comment: 'Every import resolves, except virtual modules, which Vite creates while it builds.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|^/@' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...rooms, ...serverLayers, ...webLayers, ...readingSteps, ...hygiene].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results|playwright-report|\\.git|\\.node)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
