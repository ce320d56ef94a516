import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, freeSpace, logOut } from './people.ts';

test('a mailed link signs in without the password, once', { tag: '@ci' }, async ({ page, outbox, tolerate }) => {
  const person = await createAccount(page);
  await page.goto(await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await logOut(page);
  await haveRefusedCookies(page);
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('link', { name: 'Recevoir un lien par e-mail' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeFocused();

  const link = await outbox.waitForLink(person.email, /Ton lien de connexion/, '/connexion/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expectToast(page, 'Connexion réussie', 'Bienvenue !');
  await expect(page).toHaveURL(freeSpace);
  await expectGreeting(page, person);

  await logOut(page);
  tolerate(/status of 400/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeFocused();
});

test('the way to it reads well on a small phone: «e-mail» is not broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth');
  const lines = await page.getByRole('link', { name: 'Recevoir un lien par e-mail' }).evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    while (!walker.currentNode.nodeValue?.includes('e-mail')) if (!walker.nextNode()) return null;
    const range = document.createRange();
    const start = walker.currentNode.nodeValue.indexOf('e-mail');
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, start + 'e-mail'.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
