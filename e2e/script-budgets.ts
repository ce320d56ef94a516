import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** JavaScript that a page may fetch before its visitor does anything, in KB after gzip. */
export const scriptBudgets = { landing: 90, dashboard: 170, freeSpace: 170 };

/** Counts the scripts that the page fetches from now on, each once; `kilobytes` after gzip. */
export function countScripts(page: Page): { kilobytes: () => Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || sizes.has(response.url())) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).byteLength),
    );
  });
  return {
    async kilobytes() {
      const fetched = await Promise.all(sizes.values());
      return fetched.reduce((sum, size) => sum + size, 0) / 1024;
    },
  };
}
