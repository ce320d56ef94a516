import { randomInt } from 'node:crypto';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type Canary, filesWith, newCanary } from './canary.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import { noteTold } from './told-secrets.ts';
import { type Watch, watchFor } from './watch.ts';

// Every journey gets the server's address, its mail outbox, and a browser whose complaints fail the test.

interface Fixtures {
  outbox: Outbox;
  /** Says which complaints this journey provokes on purpose: `tolerate(/status of 401/)`. */
  tolerate: Watch['tolerate'];
  /** A page of another, equally watched browser: a second device or a second person. */
  openAnotherBrowser: () => Promise<Page>;
  /** What the journey tells the assistant: the server must not keep any of it. */
  canary: Canary;
  watch: Watch;
}

function requiredEnv(name: 'E2E_URL' | 'E2E_DATA_FOLDER' | 'E2E_TOLD_FILE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: e2e/global-setup.ts has to start the server first`);
  return value;
}

function randomAddress(): string {
  return `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join('.')}`;
}

/** Longer than any page takes; a page whose script does not come is never hydrated, and its journey goes on then. */
const hydrationTimeoutMs = 20_000;

/** Makes `goto` and `reload` end only when the page answers clicks, below its first screen too. Files and pages of others have nothing to wait for. */
function waitForHydration(page: Page): void {
  const isHydrated = () => !document.getElementById('root') || document.documentElement.dataset.hydrated === 'true';
  const isWhole = () => {
    window.dispatchEvent(new Event('scroll'));
    return !document.getElementById('suite') || document.documentElement.dataset.wholePage === 'true';
  };
  const waitFor = async () => {
    for (const isReady of [isHydrated, isWhole])
      await page.waitForFunction(isReady, undefined, { timeout: hydrationTimeoutMs }).catch(() => null);
  };
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await waitFor();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await waitFor();
    return response;
  };
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(requiredEnv('E2E_URL')),

  /** The server's limits count by IP address, so each test comes from one of its own. */
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
  },

  outbox: async ({}, use) => use(outboxOf(path.join(requiredEnv('E2E_DATA_FOLDER'), 'outbox'))),

  watch: [
    async ({ context }, use) => {
      const watch = watchFor(requiredEnv('E2E_URL'));
      await watch.follow(context);
      await use(watch);
      expect(watch.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  tolerate: async ({ watch }, use) => use(watch.tolerate),

  canary: [
    async ({ context }, use, { title }) => {
      const canary = newCanary();
      context.on('request', (request) => canary.overhear(request.url(), request.postData()));
      await use(canary);
      const told = canary.told();
      if (told.length === 0) return;
      noteTold(requiredEnv('E2E_TOLD_FILE'), title, told);
      const traces = await filesWith(requiredEnv('E2E_DATA_FOLDER'), told, { sparesDatabase: true });
      expect(traces, 'files that keep something told to the assistant').toEqual([]);
    },
    { auto: true },
  ],

  openAnotherBrowser: async ({ browser, watch }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      await watch.follow(context);
      const page = await context.newPage();
      waitForHydration(page);
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export { expect };
