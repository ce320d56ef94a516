import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

// Kinds of test, told apart by the ending of the file's name. `npm test` runs the ordinary files of the first three;
// `.ci/run` adds the process tests and the files named *.ci.*, whose rule another test guards too; `npm run test:full` the files named
// *.full.test.ts as well (docs/operations.md lists them).

const endings = {
  api: 'server/**/*.api.test.ts',
  dom: 'web/**/*.dom.test.tsx',
  process: '{server,scripts}/**/*.process.test.{ts,mjs}',
  faults: 'faults/*.test.ts',
  cluster: 'faults/cluster/**/*.test.ts',
  ciApi: 'server/**/*.ci.api.test.ts',
  ciDom: 'web/**/*.ci.dom.test.tsx',
  ciUnit: '{engine,server}/**/*.ci.test.ts',
  fullApi: 'server/**/*.full.api.test.ts',
  fullUnit: '{bench,contract,engine,sandbox,server,training,web,scripts}/**/*.full.test.{ts,tsx,mjs}',
};
const outside = ['**/node_modules/**', 'dist/**', 'data/**'];
const loudConsole = ['scripts/testing/loud-console.ts'];
/** Migrates a database once; every worker starts from a copy of it. */
const migratedDatabase = ['server/testing/global-setup.ts'];

function project(name: string, include: string[], exclude: string[], more: object): TestProjectConfiguration {
  return { extends: true, test: { name, include, exclude: [...outside, ...exclude], ...more } };
}

export default defineConfig({
  test: {
    environment: 'node',
    passWithNoTests: false,
    // A hanging test fails; a slow machine does not: no test takes a tenth of this on an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files of one worker share their modules (and the database of the API tests): loading them anew for each file took
    // longer than the tests. A test therefore leaves no state of a module behind.
    isolate: false,
    projects: [
      project(
        'unit',
        ['{bench,contract,engine,sandbox,server,training,web,scripts}/**/*.test.{ts,tsx,mjs}'],
        Object.values(endings),
        { setupFiles: loudConsole },
      ),
      project('dom', [endings.dom], [endings.ciDom], { environment: 'happy-dom', setupFiles: loudConsole }),
      project('api', [endings.api], [endings.ciApi, endings.fullApi], { globalSetup: migratedDatabase }),
      project('process', [endings.process], [], { globalSetup: migratedDatabase, testTimeout: 300_000 }),
      project('ci-unit', [endings.ciUnit], [], { setupFiles: loudConsole }),
      project('ci-dom', [endings.ciDom], [], { environment: 'happy-dom', setupFiles: loudConsole }),
      project('ci-api', [endings.ciApi], [], { globalSetup: migratedDatabase }),
      // One at a time: each fills the machine with its own load.
      project('faults', [endings.faults], [], { fileParallelism: false, testTimeout: 1_800_000 }),
      project('cluster', [endings.cluster], [], { fileParallelism: false, testTimeout: 900_000 }),
      project('full-unit', [endings.fullUnit], [], { setupFiles: loudConsole, testTimeout: 600_000 }),
      project('full-api', [endings.fullApi], [], { globalSetup: migratedDatabase, testTimeout: 600_000 }),
    ],
  },
});
