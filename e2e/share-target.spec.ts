import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations, lightPhone } from './axe.ts';
import { drawChat } from './chat-picture.ts';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { createAccount, fillLogin, logOut } from './people.ts';

// A screenshot from the phone's share sheet. A form made from the manifest does what the phone would do.

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

interface ShareTarget {
  action: string;
  method: string;
  enctype: string;
  params: { files: { name: string; accept: string[] }[] };
}

async function shareTargetOf(request: APIRequestContext): Promise<ShareTarget> {
  return (await (await request.get('/manifest.webmanifest')).json()).share_target;
}

interface Shared {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Waits until the service worker answers for this page, as it does in an installed app. */
async function installApp(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function share(page: Page, ...files: Shared[]): Promise<void> {
  const { action, method, enctype, params } = await shareTargetOf(page.request);
  await page.evaluate(
    ({ name, ...form }) => {
      const element = Object.assign(document.createElement('form'), { ...form, id: 'share-sheet' });
      element.append(Object.assign(document.createElement('input'), { type: 'file', name, multiple: true }));
      document.body.append(element);
    },
    { action, method, enctype, name: params.files[0]?.name ?? '' },
  );
  await page.locator('#share-sheet input').setInputFiles(files);
  await page.locator('#share-sheet').evaluate((form: HTMLFormElement) => form.submit());
}

const capture = (buffer: Buffer, name = 'capture.png'): Shared => ({ name, mimeType: 'image/png', buffer });
const picked = (page: Page) => page.getByRole('list', { name: 'Captures ajoutées' }).getByRole('img');

/** The browser's caches, databases and storages of the site, as text. */
async function keptByBrowser(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    );
    const addresses = requests.flat().map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    return [...addresses, ...databases, JSON.stringify({ ...localStorage, ...sessionStorage })].join('\n');
  });
}

test('a Pro finds shared screenshots in Messages IA, once, ready to be read', { tag: '@ci' }, async ({
  page,
  browser,
  canary,
}) => {
  await createPro(page);
  await installApp(page);
  const picture = await drawChat(browser, canary);
  await share(page, capture(picture), capture(picture, 'suite.png'));
  await expect(page).toHaveURL('/dashboard');
  await expect(picked(page)).toHaveCount(2);
  expect(await keptByBrowser(page)).not.toMatch(/POST|partage|database|capture/);
  await page.getByRole('button', { name: 'Retirer la capture 2' }).click();
  await page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
  const replies = page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
  await expect(replies).toHaveCount(3, { timeout: 120_000 });

  await page.goto('/partage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("On n'a pas reçu ta capture");
  await page.getByRole('link', { name: 'Choisir ma capture' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(picked(page)).toHaveCount(0);
});

test('a free account finds a shared screenshot in the demo', { tag: '@ci' }, async ({ page, browser, canary }) => {
  await createAccount(page);
  await installApp(page);
  await share(page, capture(await drawChat(browser, canary)));
  await expect(page).toHaveURL('/onboarding-dm');
  await expect(picked(page)).toHaveCount(1);
  await expect(page.getByLabel('Ou le texte de ta conversation')).toBeDisabled();
});

test('without a session a shared screenshot waits in memory for sign-in, or is dropped on demand', {
  tag: '@ci',
}, async ({ page, browser, canary }) => {
  const person = await createPro(page);
  await logOut(page);
  await installApp(page);
  const picture = await drawChat(browser, canary);
  await share(page, capture(picture));
  await expect(page).toHaveURL('/auth');
  const notice = page.getByRole('status').filter({ hasText: "Ta capture t'attend." });
  await expect(notice).toContainText("rien n'est encore parti de ton appareil");
  expect(await findViolations(page, lightPhone)).toEqual([]);
  await page.getByRole('link', { name: 'Créer un compte gratuit' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(picked(page)).toHaveCount(1);

  await logOut(page);
  await page.goto('/');
  await share(page, capture(picture));
  await expect(page).toHaveURL('/auth');
  await notice.getByRole('button', { name: "L'oublier" }).click();
  await expect(notice).toBeHidden();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText("Ajoute ta capture d'écran")).toBeVisible();
});

test('a shared text file is refused, and a screenshot shared without a network is not lost', { tag: '@ci' }, async ({
  page,
  browser,
  context,
  tolerate,
  canary,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await createPro(page);
  await installApp(page);
  await share(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText("Merci d'uploader une image")).toBeVisible();

  const picture = await drawChat(browser, canary);
  await page.goto('/pricing');
  await context.setOffline(true);
  await share(page, capture(picture)).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu es hors connexion');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(picked(page)).toHaveCount(1);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the server drops the screenshot unread, and the page asks for it again', { tag: '@ci' }, async ({
    page,
    browser,
    canary,
  }) => {
    await createPro(page);
    await page.goto('/');
    await share(page, capture(await drawChat(browser, canary)));
    await expect(page).toHaveURL('/partage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("On n'a pas reçu ta capture");
    await page.getByRole('link', { name: 'Choisir ma capture' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
