import { openLocalProvider } from '../server/adapters/identity/testing/local-provider.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './on-screen.ts';
import { freeSpace } from './people.ts';
import { startServer } from './server.ts';

test('Google opens an account after age and terms, and enters it with a click', { tag: '@ci' }, async ({ browser }) => {
  const google = await openLocalProvider();
  const server = await startServer({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  });
  try {
    google.signedIn({ sub: 'lea', email: 'lea.petit@gmail.com', email_verified: true, given_name: 'Léa' });
    const page = await browser.newPage({ baseURL: server.url });
    await page.context().addCookies([{ name: 'consent', value: 'refused', url: server.url }]);
    const enter = async () => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Se connecter avec Google' }).click();
    };
    await enter();
    await expect(page.getByText('lea.petit@gmail.com')).toBeVisible();
    await expect(page.getByLabel('Prénom')).toHaveValue('Léa');
    await page.getByRole('checkbox', { name: "J'ai 18 ans ou plus" }).check();
    await page.getByRole('checkbox', { name: "J'accepte les conditions générales" }).check();
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL(freeSpace);
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Léa' })).toBeVisible();

    await page.goto('about:blank');
    await page.request.post('/api/auth/logout');
    await enter();
    await expectToast(page, 'Connexion réussie', 'Bienvenue !');
    await expect(page).toHaveURL(freeSpace);

    await page.goto('/compte');
    const section = page.getByRole('region', { name: 'Google et Apple' });
    await expect(section.getByText('lea.petit@gmail.com', { exact: true })).toBeVisible();
    await section.getByRole('button', { name: 'Retirer Google' }).click();
    await expect(section.getByText('Pas relié')).toBeVisible();
    await page.context().close();
  } finally {
    await server.stop();
    await google.close();
  }
});
