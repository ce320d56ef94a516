import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { drawChat } from './chat-picture.ts';
import { expect, test } from './fixtures.ts';
import { createMember } from './members.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { createAccount, fillLogin, logOut } from './people.ts';

// A screenshot from the phone's share sheet. What the phone does is played by a form made after the manifest.

test.setTimeout(150_000);

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

/** The app is installed: its service worker is at work. */
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

/** Whatever the browser keeps for the site, as text. */
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

test('a Pro finds what was shared in Messages IA, ready to be read', async ({ page, browser, outbox, canary }) => {
  await createMember(page, outbox, 'pro');
  await installApp(page);
  const picture = await drawChat(browser, canary);
  await share(page, capture(picture), capture(picture, 'suite.png'));
  await expect(page).toHaveURL('/dashboard');
  await expect(picked(page)).toHaveCount(2);
  expect(await keptByBrowser(page)).not.toMatch(/POST|partage|database|capture/);
  await page.getByRole('button', { name: 'Retirer la capture 2' }).click();
  await page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
  const replies = page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
  await expect(replies).toHaveCount(3, { timeout: 60_000 });

  // It is handed over once.
  await page.goto('/partage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("On n'a pas reçu ta capture");
  await page.getByRole('link', { name: 'Choisir ma capture' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(picked(page)).toHaveCount(0);
});

test('a free account finds it in the demo', async ({ page, browser, canary }) => {
  await createAccount(page);
  await installApp(page);
  await share(page, capture(await drawChat(browser, canary)));
  await expect(page).toHaveURL('/onboarding-dm');
  await expect(picked(page)).toHaveCount(1);
  await expect(page.getByLabel('Ou le texte de ta conversation')).toBeDisabled();
});

test('signed out, it waits for sign-in in memory, and can be let go of', async ({ page, browser, outbox, canary }) => {
  const person = await createMember(page, outbox, 'pro');
  await logOut(page);
  await installApp(page);
  const picture = await drawChat(browser, canary);
  await share(page, capture(picture));
  await expect(page).toHaveURL('/auth');
  const notice = page.getByRole('status').filter({ hasText: "Ta capture t'attend." });
  await expect(notice).toContainText("rien n'est encore parti de ton appareil");
  expect(await findViolations(page)).toEqual([]);
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

test('what is no picture is said, and shared again without a network is not lost', async ({
  page,
  browser,
  context,
  outbox,
  tolerate,
  canary,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await createMember(page, outbox, 'pro');
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

test.describe('where the service worker is not at work', () => {
  test.use({ serviceWorkers: 'block' });

  test('the server reads nothing, and the page asks for the picture again', async ({
    page,
    browser,
    outbox,
    canary,
  }) => {
    await createMember(page, outbox, 'pro');
    await page.goto('/');
    await share(page, capture(await drawChat(browser, canary)));
    await expect(page).toHaveURL('/partage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("On n'a pas reçu ta capture");
    await page.getByRole('link', { name: 'Choisir ma capture' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
