import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import type { Device } from '../devices.ts';
import { withEmoji } from '../emoji/with-emoji.ts';
import { fontAddress, fontFaces, fontFile } from '../fonts.ts';
import type { Drawing } from './drawing.ts';
import { tighten } from './tighten.ts';

/** Defines `__name`, which the compiler inserts into functions that run in the page. */
const emptyPage = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><script>window.__name = (value) => value</script>
<style>${fontFaces()} * { box-sizing: border-box; margin: 0; } body { overflow: hidden; -webkit-font-smoothing: antialiased; }</style><style id="own"></style></head><body></body></html>`;

/** A browser with one open page for each device, so that fonts are loaded once. */
export interface Easel {
  show(drawing: Drawing, device: Device, height: number): Promise<Page>;
  close(): Promise<void>;
}

async function openPage(browser: Browser, device: Device): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
  });
  await context.route('**/*', async (route) => {
    const address = route.request().url();
    if (address.startsWith(fontAddress))
      await route.fulfill({ body: await readFile(fontFile(address)), headers: { 'access-control-allow-origin': '*' } });
    else await route.fulfill({ contentType: 'text/html', body: emptyPage });
  });
  const page = await context.newPage();
  await page.goto('http://chats.invalid/');
  return page;
}

export async function openEasel(): Promise<Easel> {
  const browser = await chromium.launch(chromiumLaunch);
  const pages = new Map<string, Promise<Page>>();
  return {
    async show(drawing, device, height) {
      const { style, body } = withEmoji(drawing);
      const page = await (pages.get(device.name) ?? openPage(browser, device));
      pages.set(device.name, Promise.resolve(page));
      await page.setViewportSize({ width: device.width, height: Math.round(height) });
      await page.evaluate(
        async ([ownStyle, html]) => {
          const sheet = document.getElementById('own');
          if (sheet) sheet.textContent = ownStyle ?? '';
          document.body.innerHTML = html ?? '';
          document.body.getBoundingClientRect();
          await document.fonts.ready;
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        },
        [style, body],
      );
      if (device.platform === 'ios') await page.evaluate(tighten);
      return page;
    },
    close: () => browser.close(),
  };
}
