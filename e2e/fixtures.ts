import { randomInt } from 'node:crypto';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type Canary, newCanary } from './canary.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import { type Watch, watchFor } from './watch.ts';

// What every journey gets: the server's address, its mail outbox, and a browser whose complaints fail the test.

interface Fixtures {
  outbox: Outbox;
  /** Says which complaints this journey provokes on purpose: `tolerate(/status of 401/)`. */
  tolerate: Watch['tolerate'];
  /** A page of another, equally watched browser: a second device or a second person. */
  openAnotherBrowser: () => Promise<Page>;
  /** What the journey tells the assistant; nothing of it may be left behind, in any journey. */
  canary: Canary;
  watch: Watch;
}

function requiredEnv(name: 'E2E_URL' | 'E2E_DATA_FOLDER'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: e2e/global-setup.ts has to start the server first`);
  return value;
}

function randomAddress(): string {
  return `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join('.')}`;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(requiredEnv('E2E_URL')),

  /** Limits count by address: each test comes from one of its own. */
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),

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
    async ({ context }, use) => {
      const canary = newCanary(requiredEnv('E2E_DATA_FOLDER'));
      context.on('request', (request) => canary.overhear(request.url(), request.postData()));
      await use(canary);
      if (canary.isTold()) expect(await canary.traces(), 'where something told to the assistant was left').toEqual([]);
    },
    { auto: true },
  ],

  openAnotherBrowser: async ({ browser, watch }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      await watch.follow(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export { expect };
