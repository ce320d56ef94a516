import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './e2e/chromium.ts';

/** Set by `npm run test:full`: the whole matrix of axe, the prices on every screen, the process that is killed. */
const isFullTier = process.env.DECLIC_TEST_TIER === 'full';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: isFullTier ? [] : '**/*.full.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
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
