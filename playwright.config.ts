import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './e2e/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  // On a busy machine a journey may lose one race; it is then listed as flaky, which is a fault to mend, not to live with.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: chromiumLaunch,
    actionTimeout: 15_000,
    // Recording costs a third of the time: `--trace retain-on-failure` turns it on to look into a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
});
