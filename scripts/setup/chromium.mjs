import { run, runPackage } from '../run.mjs';
import { installWithApt } from './apt.mjs';
import { chromiumCandidates } from './find-chromium.mjs';

/** Asks each candidate for its version: a file called chromium may be a stub that only says how to install one. */
async function findWorkingChromium() {
  for (const file of await chromiumCandidates()) {
    const { code, output } = await run(file, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0 && /chrom/i.test(output)) return file;
  }
  return null;
}

/** As root, first tries to install the system libraries too, which works on the systems that Playwright knows. */
async function downloadChromium() {
  const attempts = process.getuid?.() === 0 ? [['--with-deps', 'chromium'], ['chromium']] : [['chromium']];
  for (const args of attempts) {
    const { code } = await runPackage(['@playwright/test', 'playwright'], ['install', ...args]);
    if (code === 0) return;
  }
}

/**
 * Finds a Chromium for the browser tests or installs one, and sets CHROMIUM_PATH for child processes.
 */
export async function ensureChromium() {
  let file = await findWorkingChromium();
  if (!file && process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and no Chromium runs from there.`);
    process.exit(1);
  }
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!file && (await installWithApt(name))) file = await findWorkingChromium();
  if (!file) {
    console.log('Downloading the Chromium of Playwright (once)…');
    await downloadChromium();
    file = await findWorkingChromium();
  }
  if (!file) {
    console.error(
      [
        'The browser tests need a Chromium, and none could be found or installed. Run one of these, then start again:',
        '  sudo apt-get install chromium           (Debian)',
        '  npx playwright install --with-deps chromium',
        '  export CHROMIUM_PATH=/path/to/chromium  (if you have one elsewhere)',
      ].join('\n'),
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = file;
  return file;
}
