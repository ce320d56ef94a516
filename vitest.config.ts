import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const apiTests = ['server/**/*.api.test.ts', 'server/**/*.process.test.ts'];
const alwaysExcluded = ['**/node_modules/**', 'dist/**', 'data/**'];

export default defineConfig({
  test: {
    environment: 'node',
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,contract,engine,sandbox,server,web,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...alwaysExcluded, ...apiTests],
          setupFiles: ['scripts/testing/loud-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: apiTests,
          exclude: alwaysExcluded,
          globalSetup: ['server/testing/global-setup.ts'],
          pool: 'forks',
          // One database, migrated and loaded, serves every file that a worker runs.
          isolate: false,
        },
      },
    ],
  },
});
