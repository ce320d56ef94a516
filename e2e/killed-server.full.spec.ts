import { filesWith, newCanary } from './canary.ts';
import { drawChat } from './chat-picture.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './on-screen.ts';
import { createAccount, newPerson } from './people.ts';
import { startServer } from './server.ts';

// A server of its own, which is killed while it reads a screenshot.

test('a server that was killed while reading gives the demo back when it starts again', async ({ browser }) => {
  const server = await startServer({ LOG_LEVEL: 'debug' });
  try {
    const canary = newCanary();
    const page = await browser.newPage({ baseURL: server.url });
    await page.context().addCookies([{ name: 'consent', value: 'refused', url: server.url }]);
    const generate = page.getByRole('button', { name: 'Générer mes réponses' });
    const replies = page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
    await createAccount(page, newPerson());
    await page.goto('/onboarding-dm');
    const capture = { name: 'capture.png', mimeType: 'image/png', buffer: await drawChat(browser, canary) };
    await page.getByLabel("Ajoute ta capture d'écran").setInputFiles(capture);
    await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();

    const reading = page.waitForResponse('**/api/dm/optimize-screenshot');
    await generate.click();
    // Its headers come with the first event: the demo is reserved, and the picture is being read.
    expect((await reading).status()).toBe(200);
    await server.kill();
    await expectToast(page, 'Erreur', 'Connexion impossible.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();

    await server.startAgain();
    await generate.click();
    await expect(replies).toHaveCount(3, { timeout: 120_000 });
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    // Used once, and not twice.
    await expect(page.getByText('Ta capture gratuite est utilisée')).toBeVisible();
    expect(await filesWith(server.dataFolder, canary.told())).toEqual([]);
    await page.context().close();
  } finally {
    await server.stop();
  }
});
