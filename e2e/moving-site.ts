import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Cookie, Page } from '@playwright/test';
import { waitForHydration } from './fixtures.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import { type RunningServer, startServer } from './server.ts';
import { type Watch, watchFor } from './watch.ts';

// A site of its own for a story over months: the test moves the local Stripe's clock, by which the server lives, and every visit
// begins in a browser that has the same date and the cookies of an earlier visit, as old as they are by then.

/** Browsers that a program drives are not measured, so these say that they are none. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** What stays in a browser between two visits, and how far the clock had been moved. */
export interface LeftBehind {
  cookies: Cookie[];
  movedMs: number;
}

export interface MovingSite {
  server: RunningServer;
  outbox: Outbox;
  watch: Watch;
  adminPassword: string;
  now(): Promise<Date>;
  /** Lets the time pass until then; what falls due at the provider happens, and webhooks are delivered. */
  moveTo(date: Date): Promise<void>;
  /** Waits until the provider has told everything. */
  hearProvider(): Promise<void>;
  /** Calls the provider's API as its dashboard does. */
  callProvider<Answer>(call: string, form?: Record<string, string>): Promise<Answer>;
  /** Opens a browser with the cookies of an earlier visit; those that have expired meanwhile are gone. */
  visit(earlier?: LeftBehind): Promise<Page>;
  /** Closes the browser. */
  leave(page: Page): Promise<LeftBehind>;
  close(): Promise<void>;
}

export async function openMovingSite(browser: Browser, settings: Record<string, string>): Promise<MovingSite> {
  const server = await startServer(settings);
  const watch = watchFor(server.url);
  const provider = await providerOf(server.url);
  watch.tolerate(new RegExp(`^other host: ${provider}/`));
  let movedMs = 0;

  async function steer(what: string, body?: object): Promise<{ now: number }> {
    const answer = await fetch(`${provider}/_sandbox/${what}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
    if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`);
    return (await answer.json()) as { now: number };
  }

  const site: MovingSite = {
    server,
    outbox: outboxOf(path.join(server.dataFolder, 'outbox')),
    watch,
    adminPassword: readFileSync(path.join(server.dataFolder, 'admin-password'), 'utf8').trim(),
    now: async () => new Date((await steer('clock', { advanceSeconds: 0 })).now * 1000),
    async moveTo(date) {
      const { now } = await steer('clock', { to: date.getTime() / 1000 });
      movedMs = now * 1000 - Date.now();
      await site.hearProvider();
    },
    async hearProvider() {
      await steer('flush');
    },
    async callProvider<Answer>(call: string, form?: Record<string, string>) {
      const [method = 'GET', address = ''] = call.split(' ');
      const answer = await fetch(`${provider}${address}`, {
        method,
        headers: { authorization: 'Bearer sk_test_story', 'content-type': 'application/x-www-form-urlencoded' },
        body: form ? new URLSearchParams(form).toString() : null,
      });
      if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    async visit(earlier) {
      const context = await browser.newContext({
        baseURL: server.url,
        userAgent,
        extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
      });
      await watch.follow(context);
      await context.addInitScript(shiftDate, movedMs);
      if (earlier) await context.addCookies(agedCookies(earlier, movedMs));
      const page = await context.newPage();
      waitForHydration(page);
      return page;
    },
    async leave(page) {
      const cookies = await page.context().cookies();
      await page.context().close();
      return { cookies, movedMs };
    },
    close: () => server.stop(),
  };
  return site;
}

async function providerOf(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/api/subscription/config`)).json()) as { scriptUrl: string };
  return new URL(config.scriptUrl).origin;
}

/** The browser deletes cookies by the machine's clock: here they get the age that they have by the story's. */
function agedCookies({ cookies, movedMs }: LeftBehind, nowMovedMs: number): Cookie[] {
  const passedSeconds = (nowMovedMs - movedMs) / 1000;
  return cookies
    .map((cookie) => ({ ...cookie, expires: cookie.expires - passedSeconds }))
    .filter(({ expires }) => expires > Date.now() / 1000);
}

/** Runs in the page, before its scripts. */
function shiftDate(byMs: number): void {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  const MachineDate = Date;
  class ShiftedDate extends MachineDate {
    constructor(...parts: [number | string | Date] | []) {
      super(...((parts.length > 0 ? parts : [MachineDate.now() + byMs]) as [number]));
    }
    static override now(): number {
      return MachineDate.now() + byMs;
    }
  }
  window.Date = ShiftedDate as DateConstructor;
}
