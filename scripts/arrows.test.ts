import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IResolveOptions } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Checks the rules of .dependency-cruiser.cjs on a small tree of files whose imports are known to be allowed or
// forbidden.

type Import = [from: string, to: string];

const allowed: Import[] = [
  ['contract/accounts.ts', 'contract/fields.ts'],
  ['contract/fields.ts', 'zod/mini'],
  ['contract/fields.test.ts', 'vitest'],
  ['engine/write/replies.ts', 'contract/fields.ts'],
  ['engine/rate/pixels.ts', 'sharp'],
  ['web/pages/home.tsx', 'web/features/accounts/form.tsx'],
  ['web/features/accounts/form.tsx', 'web/api.ts'],
  ['web/features/accounts/form.tsx', 'web/session/user.ts'],
  ['web/features/bios/bio-section.tsx', 'web/features/accounts/form.tsx'],
  ['web/features/bios/bio-section.tsx', 'web/features/bios/rating.tsx'],
  ['web/features/bios/bio-section.dom.test.tsx', 'web/features/free-space/demo.tsx'],
  ['web/features/chat/worker.ts', 'engine/read/read-screenshot.ts'],
  ['engine/read/read-screenshot.ts', 'engine/read/tell-who/sides.ts'],
  ['engine/photo/measure-photo.ts', 'engine/pixels/plane.ts'],
  ['server/writing/model-writer.ts', 'server/adapters/models/port.ts'],
  ['engine/read/tell-who/sides.ts', 'engine/read/find-messages/quotes.ts'],
  ['engine/read/recognise-text/line-batch.ts', 'engine/read/mend-text/mend-case.ts'],
  ['web/ui/button.tsx', 'web/ui/icon.tsx'],
  ['web/features/admin/plots/plots.tsx', 'recharts'],
  ['server/main.ts', 'server/app.ts'],
  ['server/main.ts', 'server/composition.ts'],
  ['server/commands/grant.ts', 'server/composition.ts'],
  ['server/composition.ts', 'server/adapters/mail/smtp.ts'],
  ['server/app.ts', 'server/features/accounts/routes.ts'],
  ['server/features/accounts/routes.ts', 'server/features/accounts/accounts.ts'],
  ['server/features/accounts/accounts.ts', 'server/features/billing/billing.ts'],
  ['server/features/accounts/accounts.ts', 'server/adapters/mail/port.ts'],
  ['server/features/accounts/mails.ts', 'server/adapters/mail/render.ts'],
  ['server/features/accounts/rules.ts', 'contract/fields.ts'],
  ['server/features/accounts/rules.ts', 'server/features/billing/rules.ts'],
  ['server/adapters/mail/smtp.ts', 'server/adapters/clock/port.ts'],
  ['server/adapters/mail/smtp.ts', 'server/adapters/mail/message.ts'],
  ['server/adapters/mail/smtp.test.ts', 'server/adapters/clock/manual.ts'],
  ['server/testing/make-app.ts', 'server/app.ts'],
  ['server/testing/make-app.ts', 'server/adapters/clock/manual.ts'],
  ['server/features/accounts/accounts.api.test.ts', 'server/testing/make-app.ts'],
  ['server/composition.ts', 'sandbox/open.ts'],
  ['sandbox/open.ts', 'sandbox/store.ts'],
  ['e2e/signup.spec.ts', 'contract/fields.ts'],
  ['e2e/admin-model.spec.ts', 'server/adapters/models/testing/model-server.ts'],
];

const forbidden: Record<string, Import[]> = {
  'contract-stands-alone': [
    ['contract/bad-room.ts', 'server/db/schema.ts'],
    ['contract/bad-library.ts', 'fastify'],
    ['contract/bad-core.ts', 'node:fs'],
  ],
  'engine-knows-only-the-contract': [
    ['engine/write/bad-server.ts', 'server/db/schema.ts'],
    ['engine/write/bad-web.ts', 'web/api.ts'],
  ],
  'reading-runs-in-a-browser': [
    ['engine/read/bad-core.ts', 'node:fs'],
    ['engine/understand/bad-core.ts', 'node:path'],
    ['engine/photo/bad-core.ts', 'node:fs'],
  ],
  'reading-decodes-no-pixels': [
    ['engine/read/bad-pixels.ts', 'sharp'],
    ['engine/photo/bad-pixels.ts', 'sharp'],
  ],
  'sandbox-stands-alone': [
    ['sandbox/bad-server.ts', 'server/db/schema.ts'],
    ['sandbox/bad-contract.ts', 'contract/fields.ts'],
  ],
  'web-knows-only-the-contract': [
    ['web/bad-server.ts', 'server/db/schema.ts'],
    ['web/bad-engine.ts', 'engine/write/replies.ts'],
  ],
  'server-knows-no-screens': [['server/http/bad-screen.ts', 'web/paths.ts']],
  'journeys-stay-outside': [['e2e/bad.spec.ts', 'server/db/schema.ts']],
  'vendors-are-chosen-in-composition': [
    ['server/features/accounts/bad-vendor.ts', 'server/adapters/mail/smtp.ts'],
    ['server/http/bad-vendor.ts', 'server/adapters/mail/smtp.ts'],
    ['server/writing/bad-vendor.ts', 'server/adapters/models/calls/client.ts'],
  ],
  'adapters-know-other-ports-only': [['server/adapters/mail/bad-vendor.ts', 'server/adapters/clock/manual.ts']],
  'rules-are-pure': [
    ['server/features/library/rules.ts', 'fastify'],
    ['server/features/database/rules.ts', 'server/db/schema.ts'],
    ['server/features/core/rules.ts', 'node:fs'],
  ],
  'routes-are-mounted-by-app': [
    ['server/features/billing/bad-routes.ts', 'server/features/accounts/routes.ts'],
    ['server/main-like.ts', 'server/features/accounts/routes.ts'],
  ],
  'use-cases-know-no-app': [
    ['server/features/billing/bad-app.ts', 'server/app.ts'],
    ['server/features/billing/bad-composition.ts', 'server/composition.ts'],
  ],
  'ui-fetches-nothing': [
    ['web/ui/bad-api.tsx', 'web/api.ts'],
    ['web/ui/bad-feature.tsx', 'web/features/accounts/form.tsx'],
    ['web/ui/bad-session.tsx', 'web/session/user.ts'],
  ],
  'features-are-imported-by-pages': [
    ['web/layouts/bad-feature.tsx', 'web/features/accounts/form.tsx'],
    ['web/session/bad-feature.ts', 'web/features/accounts/form.tsx'],
  ],
  'features-have-a-storey': [['web/pages/bad-feature.tsx', 'web/features/new-feature/form.tsx']],
  'feature-storey-parts': [['web/features/usage/bad.tsx', 'web/features/billing/upgrade-dialog.tsx']],
  'feature-storey-account': [['web/features/accounts/bad.tsx', 'web/features/contact/contact-form.tsx']],
  'feature-storey-plans': [['web/features/billing/bad.tsx', 'web/features/retention/funnel.tsx']],
  'feature-storey-assistant': [['web/features/assistant/bad.tsx', 'web/features/history/history-card.tsx']],
  'feature-storey-around-assistant': [['web/features/try/bad.tsx', 'web/features/landing/try-panel.tsx']],
  'feature-storey-bios-and-landing': [['web/features/bios/bad.tsx', 'web/features/dashboard/dashboard.tsx']],
  'feature-storey-spaces': [['web/features/dashboard/bad.tsx', 'web/features/retention/funnel.tsx']],
  'one-file-plots': [['web/features/affiliates/bad-plot.tsx', 'recharts']],
  'plots-are-fetched-late': [['web/features/admin/bad-tab.tsx', 'web/features/admin/plots/plots.tsx']],
  'features-know-no-pages': [['web/features/accounts/bad-page.tsx', 'web/pages/home.tsx']],
  'pixels-come-first': [['engine/pixels/bad-step.ts', 'engine/read/ink/ink.ts']],
  'reading-step-emoji': [['engine/read/emoji/bad-step.ts', 'engine/read/find-shapes/screen.ts']],
  'reading-step-find-screen': [['engine/read/find-screen/bad-step.ts', 'engine/read/find-messages/quotes.ts']],
  'reading-step-find-shapes': [['engine/read/find-shapes/bad-step.ts', 'engine/read/find-messages/quotes.ts']],
  'reading-step-ink': [['engine/read/ink/bad-step.ts', 'engine/read/emoji/name-emoji.ts']],
  'reading-step-find-messages': [['engine/read/find-messages/bad-step.ts', 'engine/read/tell-who/sides.ts']],
  'reading-step-mend-text': [['engine/read/mend-text/bad-step.ts', 'engine/read/recognise-text/line-batch.ts']],
  'reading-step-recognise-text': [['engine/read/recognise-text/bad-step.ts', 'engine/read/find-messages/quotes.ts']],
  'reading-step-tell-who': [['engine/read/tell-who/bad-step.ts', 'engine/read/mend-text/mend-case.ts']],
  'no-circles': [['server/circle/one.ts', 'server/circle/two.ts']],
  'product-imports-no-tests': [['server/http/bad-test.ts', 'server/testing/make-app.ts']],
  'server-runs-without-development-packages': [['server/http/bad-package.ts', 'vitest']],
  'imports-exist': [['server/http/bad-package-name.ts', 'package-of-nobody']],
};

// The second import of the circle; dependency-cruiser reports a circle once.
const wayBack: Import = ['server/circle/two.ts', 'server/circle/one.ts'];

const packages = { dependencies: ['zod', 'fastify', 'sharp', 'recharts'], devDependencies: ['vitest'] };
const rooms = ['contract', 'engine', 'sandbox', 'server', 'web', 'e2e'];

let folder: string;
let violations: { rule: string; from: string; to: string }[];

function isLocal(name: string): boolean {
  return rooms.some((room) => name.startsWith(`${room}/`));
}

async function put(file: string, content: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function plantTree(imports: Import[]): Promise<void> {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  const subpaths = Object.fromEntries(rooms.map((room) => [`#${room}/*`, `./${room}/*`]));
  const manifest = {
    name: 'tree',
    type: 'module',
    imports: subpaths,
    dependencies: versions(packages.dependencies),
    devDependencies: versions(packages.devDependencies),
  };
  await put('package.json', JSON.stringify(manifest));
  for (const name of [...packages.dependencies, ...packages.devDependencies]) {
    const exports = { '.': './index.js', './mini': './index.js' };
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', exports }));
    await put(`node_modules/${name}/index.js`, 'export {};');
  }
  const files = new Set(imports.flat().filter(isLocal));
  for (const file of files) {
    const targets = imports.filter(([from]) => from === file).map(([, to]) => (isLocal(to) ? `#${to}` : to));
    await put(file, [...targets.map((target) => `import '${target}';`), 'export {};', ''].join('\n'));
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arrows-'));
  await plantTree([...allowed, wayBack, ...Object.values(forbidden).flat()]);
  const options: ICruiseOptions = await extractDepcruiseOptions(path.resolve('.dependency-cruiser.cjs'));
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    rooms,
    { ...cruiseOptions, baseDir: folder },
    enhancedResolveOptions as Partial<IResolveOptions>,
  );
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function violationsOf([from]: Import): string[] {
  return violations.filter((violation) => violation.from === from).map(({ rule }) => rule);
}

describe('import arrows', () => {
  it.each(allowed)('allow %s to import %s', (...pair) => {
    expect(violationsOf(pair)).toEqual([]);
  });

  const cases = Object.entries(forbidden).flatMap(([rule, pairs]) =>
    pairs.map(([from, to]) => [rule, from, to] as const),
  );
  it.each(cases)('%s forbids %s → %s', (rule, from, to) => {
    expect(violationsOf([from, to])).toContain(rule);
  });

  it('have a forbidden example for every rule', async () => {
    const { ruleSet } = await extractDepcruiseOptions(path.resolve('.dependency-cruiser.cjs'));
    const names = (ruleSet as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(forbidden).sort());
  });
});
