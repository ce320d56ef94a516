import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './e2e/chromium.ts';
import { playwrightReport } from './scripts/testing/selection.mjs';

/**
 * Which journeys run: `ordinary` those of `npm test`, `ci` the tests tagged @ci, which `.ci/run` adds (another test guards their
 * rule too), `full` the files named *.full.spec.ts. Names are joined by commas.
 */
const tiers = process.env.DECLIC_JOURNEYS ?? 'ordinary';
const isOf = { ci: /@ci/, full: /\.full\.spec\.ts/ };
const leftOut = [!tiers.includes('ci') && isOf.ci, !tiers.includes('full') && isOf.full].filter(
  (some) => some !== false,
);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(tiers.includes('ordinary') ? {} : { grep: Object.values(isOf) }),
  grepInvert: leftOut,
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: `test-results/${playwrightReport(tiers)}` }]],
  fullyParallel: true,
  // One more than there are cores: a journey waits for the network and for animations a good part of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only a failing journey waits this long; on an idle machine the longest takes some fifteen seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: chromiumLaunch,
    actionTimeout: 30_000,
    // Animations cost processor time where no graphics card draws them: without them the journeys took a tenth less.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker that fetches and stores the whole site costs each journey a second; those about the worker allow it.
    serviceWorkers: 'block',
    // Recording costs a third of the time: `--trace retain-on-failure` turns it on to look into a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
});
