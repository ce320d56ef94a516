import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { haveRefusedCookies, pick } from './on-screen.ts';
import { createAccount, freeSpace } from './people.ts';

test.setTimeout(90_000);

test.beforeEach(async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/onboarding');
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' });
const platform = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const problem = (page: Page, name: string) => page.getByRole('radio', { name });

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${step} sur 7`);
  await expect(page.getByText(`Étape ${step} sur 7`)).toBeVisible();
}

async function answerUntilPlatforms(page: Page, gender = 'Homme'): Promise<void> {
  await page.getByRole('button', { name: gender }).click();
  await expectStep(page, 2);
  await next(page).click();
  await expectStep(page, 3);
}

async function answerUntilMotivation(page: Page, gender: string, chosenProblem: string): Promise<void> {
  await answerUntilPlatforms(page, gender);
  await pick(platform(page, 'Tinder'));
  await next(page).click();
  await expectStep(page, 4);
  await next(page).click();
  await expectStep(page, 5);
  await pick(problem(page, chosenProblem));
  await next(page).click();
  await expectStep(page, 6);
}

test('platforms and problem are required, and say so', async ({ page }) => {
  await answerUntilPlatforms(page);
  await expect(page.getByRole('checkbox')).toHaveCount(10);
  await next(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Choisis au moins une appli pour continuer' });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('group', { name: 'Où est-ce que tu dragues ?' })).toHaveAccessibleDescription(
    'Choisis au moins une appli pour continuer',
  );
  await expectStep(page, 3);
  await pick(platform(page, 'Autres'));
  await expect(refusal).toBeHidden();
  await next(page).click();
  await expectStep(page, 4);
  await next(page).click();

  await expectStep(page, 5);
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choisis une réponse pour continuer' })).toBeVisible();
  await expectStep(page, 5);
  await pick(problem(page, "Mes conversations s'éteignent"));
  await next(page).click();
  await expectStep(page, 6);
});

test('back, forward and reload keep the place and the answers', async ({ page }) => {
  await answerUntilMotivation(page, 'Femme', 'On ne me répond pas');

  await page.goBack();
  await expectStep(page, 5);
  await expect(problem(page, 'On ne me répond pas')).toBeChecked();
  await page.reload();
  await expectStep(page, 5);
  await expect(problem(page, 'On ne me répond pas')).toBeChecked();

  await page.getByRole('button', { name: 'Retour' }).click();
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expectStep(page, 3);
  await expect(platform(page, 'Tinder')).toBeChecked();
  await expect(platform(page, 'Hinge')).not.toBeChecked();

  await page.goForward();
  await expectStep(page, 4);
  await page.goForward();
  await page.goForward();
  await expectStep(page, 6);
  await page.reload();
  await expectStep(page, 6);
  await expect(title(page)).toHaveText(/^Prête à /);

  for (let step = 5; step >= 1; step--) {
    await page.goBack();
    await expectStep(page, step);
  }
  await expect(page.getByRole('button', { name: 'Femme' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/');
});

test('the paywall leads back to the last step, with the plan kept', async ({ page }) => {
  await answerUntilMotivation(page, 'Femme', 'On ne me répond pas');
  await page.getByRole('button', { name: 'Je suis prête' }).click();
  await expectStep(page, 7);
  await page.getByRole('link', { name: 'Voir les offres' }).click();
  await expect(page).toHaveURL('/paywall');
  await pick(page.getByRole('radio', { name: /Mensuel/ }));
  await page.goBack();
  await expectStep(page, 7);
  await page.goForward();
  await expect(page.getByRole('radio', { name: /Mensuel/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Mensuel/ })).toBeChecked();
});

test('a later step without the earlier answers leads to the first open question', async ({ page }) => {
  await page.goto('/onboarding?etape=6');
  await expectStep(page, 1);
  await expect(page).toHaveURL('/onboarding');
  await answerUntilPlatforms(page);
  await page.goto('/onboarding?etape=7');
  await expectStep(page, 3);
  await expect(page).toHaveURL('/onboarding?etape=3');
});

test('the keyboard and screen readers start at the heading of each step', async ({ page }) => {
  await page.getByRole('button', { name: 'Homme' }).click();
  await expectStep(page, 2);
  await expect(title(page)).toBeFocused();
  await next(page).click();
  await expectStep(page, 3);
  await expect(title(page)).toBeFocused();
});

for (const { gender, wording, button } of [
  { gender: 'Homme', wording: 'Prêt à donner envie de répondre ?', button: 'Je suis prêt' },
  { gender: 'Femme', wording: 'Prête à donner envie de répondre ?', button: 'Je suis prête' },
  { gender: 'Je préfère ne pas dire', wording: 'On donne envie de répondre ?', button: 'On y va' },
]) {
  test(`«${gender}» is spoken to as «${button}»`, async ({ page }) => {
    await answerUntilMotivation(page, gender, 'On ne me répond pas');
    await expect(title(page)).toHaveText(wording);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectStep(page, 7);
  });
}

test('the motivation speaks of the chosen problem', async ({ page }) => {
  await answerUntilMotivation(page, 'Homme', "Mes conversations s'éteignent");
  for (const [label, goal] of [
    ["Mes conversations s'éteignent", "faire durer l'échange"],
    ['Je ne sais pas comment commencer', 'faire le premier pas'],
    ["Je n'arrive pas à passer au rendez-vous", "passer de l'écran au café"],
  ] as const) {
    await page.goto('/onboarding?etape=5');
    await pick(problem(page, label));
    await next(page).click();
    await expect(title(page)).toHaveText(`Prêt à ${goal} ?`);
  }
});

test('the headline depends on the platforms', async ({ page }) => {
  await answerUntilPlatforms(page);
  const headline = async (...chosen: string[]) => {
    await page.goto('/onboarding?etape=3');
    await expectStep(page, 3);
    const picked = page.locator('label').filter({ has: page.getByRole('checkbox', { checked: true }) });
    while ((await picked.count()) > 0) await picked.first().click();
    for (const name of chosen) await pick(platform(page, name));
    await next(page).click();
    await expectStep(page, 4);
    return await title(page).textContent();
  };
  expect(await headline('Tinder')).toBe('Sur Tinder, tout se joue après le match.');
  expect(await headline('Instagram')).toBe('Sur Instagram, une bonne réponse à une story vaut cent likes.');
  expect(await headline('Tinder', 'Hinge')).toContain('Plusieurs applis');
  expect(await headline('Instagram', 'TikTok')).toContain('Sur les réseaux');
  expect(await headline('Instagram', 'Bumble')).toContain('Des matchs ici, des messages privés là');
});

test('a member who comes to the plan choice continues to the free space', async ({ page }) => {
  await createAccount(page);
  await page.goto('/paywall');
  const onward = page.getByRole('link', { name: 'Continuer gratuitement' });
  await expect(onward).toHaveAttribute('href', freeSpace);
  await onward.click();
  await expect(page).toHaveURL(freeSpace);
});
