import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { haveRefusedCookies, pick } from './on-screen.ts';

// The onboarding's place in the browser's history. Its questions are tested in web/features/onboarding/onboarding.dom.test.tsx.

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' });
const platform = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const problem = (page: Page) => page.getByRole('radio', { name: 'On ne me répond pas' });

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${step} sur 7`);
  await expect(page.getByText(`Étape ${step} sur 7`)).toBeVisible();
}

test('Back, forward and reload keep the place and the answers, and the plan chosen after the last step', {
  tag: '@ci',
}, async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Commencer', exact: true }).click();
  await page.getByRole('button', { name: 'Femme' }).click();
  await expectStep(page, 2);
  await next(page).click();
  await expectStep(page, 3);
  await pick(platform(page, 'Tinder'));
  await next(page).click();
  await expectStep(page, 4);
  await next(page).click();
  await expectStep(page, 5);
  await pick(problem(page));
  await next(page).click();
  await expectStep(page, 6);

  await page.goBack();
  await expectStep(page, 5);
  await expect(problem(page)).toBeChecked();
  await page.reload();
  await expectStep(page, 5);
  await expect(problem(page)).toBeChecked();

  await test.step('the button back is whole on a small tablet', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 640, height: 740 });
    const box = await page.getByRole('button', { name: 'Retour' }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    if (size) await page.setViewportSize(size);
  });

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

  await test.step('the plan is kept too', async () => {
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
    await page.goBack();
  });

  for (let step = 7; step >= 1; step--) {
    await expectStep(page, step);
    if (step > 1) await page.goBack();
  }
  await expect(page.getByRole('button', { name: 'Femme' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/');
});
