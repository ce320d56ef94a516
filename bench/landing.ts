import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { countScripts, scriptBudgets } from '../e2e/script-budgets.ts';
import { startServer } from '../e2e/server.ts';
import { median } from './statistics/median.ts';

// Loads the landing page as an average phone on a slow network does: CPU four times slower, 562 ms latency, 1.47 Mbit/s.

const runs = 5;
const targets = { scriptKilobytes: scriptBudgets.landing, lcpMs: 1500, cls: 0 };
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47e6 / 8) | 0,
  uploadThroughput: (675e3 / 8) | 0,
};

interface Visit {
  /** Before the visitor scrolls. */
  scriptKilobytes: number;
  lcpMs: number;
  cls: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const scripts = countScripts(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const scriptKilobytes = await scripts.kilobytes();
  await scrollThrough(page);
  const { lcpMs, cls } = await page.evaluate(readVitals);
  await context.close();
  return { scriptKilobytes, lcpMs, cls };
}

/** Scrolls to the end, so that images and fonts below the fold count for the layout shift. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(60);
  }
}

/** Runs in the page: it may use nothing from outside, and no named function (esbuild adds a helper call to those). */
function readVitals(): Promise<{ lcpMs: number; cls: number }> {
  return new Promise((resolve) => {
    let lcpMs = 0;
    let cls = 0;
    new PerformanceObserver((list) => {
      lcpMs = list.getEntries().at(-1)?.startTime ?? lcpMs;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ lcpMs, cls }), 500);
  });
}

const server = await startServer();
const browser = await chromium.launch(chromiumLaunch);
try {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, server.url));
  const scriptKilobytes = median(visits.map((seen) => seen.scriptKilobytes));
  const lcpMs = median(visits.map((seen) => seen.lcpMs));
  const cls = Math.max(...visits.map((seen) => seen.cls));
  process.stdout.write(
    [
      `Landing, JavaScript: ${scriptKilobytes.toFixed(1)} KB gzip, ${(scriptKilobytes / targets.scriptKilobytes).toFixed(2)} of the ${targets.scriptKilobytes} KB allowed`,
      `Landing, LCP: ${lcpMs.toFixed(0)} ms (median of ${runs}), ${(lcpMs / targets.lcpMs).toFixed(2)} of the ${targets.lcpMs} ms allowed`,
      `Landing, CLS: ${cls.toFixed(4)} (worst of ${runs}; target ${targets.cls})`,
      '',
    ].join('\n'),
  );
  process.exitCode = scriptKilobytes <= targets.scriptKilobytes && lcpMs <= targets.lcpMs && cls <= targets.cls ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
