import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { flawlessWalk, pressOn, tabTo, typeInto, walkByTab } from './keyboard.ts';
import { enterAdmin } from './operator.ts';
import { missingPages, openStep, publicPages } from './pages.ts';
import { createAccount, expectGreeting, fillLogin, fillSignup, newPerson } from './people.ts';
import { consentBanner, expectToast, haveRefusedCookies, pick } from './screen.ts';

test.setTimeout(120_000);

async function showErrors(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
  // Questions of one group close each other.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Answers that the screen is about, which the browser logs as errors. */
  tolerates?: RegExp;
}

const states: Screen[] = [
  {
    name: 'the question about cookies',
    open: async (page) => {
      await page.context().clearCookies();
      // Where it covers the most.
      await page.setViewportSize({ width: 390, height: 740 });
      await page.goto('/');
      await expect(consentBanner(page)).toBeVisible();
    },
  },
  {
    name: 'the landing page with everything opened',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /ventilateur/ }).click();
      await openDetails(page);
    },
  },
  {
    name: 'the price page with everything opened',
    open: async (page) => {
      await page.goto('/pricing');
      await openDetails(page);
    },
  },
  {
    name: 'login with errors',
    open: async (page) => {
      await page.goto('/auth');
      await showErrors(page, 'Se connecter');
    },
  },
  {
    name: 'login refused, with its toast',
    tolerates: /status of 401/,
    open: async (page) => {
      await page.goto('/auth');
      await fillLogin(page, newPerson());
      await expectToast(page, 'Erreur de connexion');
    },
  },
  {
    name: 'sign-up with errors',
    open: async (page) => {
      await page.goto('/signup');
      await showErrors(page, 'Créer mon compte');
    },
  },
  {
    name: 'sign-up with a taken address',
    tolerates: /status of 409/,
    open: async (page) => {
      const person = await createAccount(page);
      await page.request.post('/api/auth/logout');
      await page.goto('/signup');
      await fillSignup(page, person);
      await showErrors(page, 'Créer mon compte');
      await expect(page.getByRole('link', { name: 'Connecte-toi' })).toBeVisible();
    },
  },
  {
    name: 'a reset link that was asked for',
    open: async (page) => {
      await page.goto('/mot-de-passe-oublie');
      await page.getByLabel('E-mail').fill(newPerson().email);
      await page.getByRole('button', { name: 'Recevoir le lien' }).click();
      await expect(page.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeVisible();
    },
  },
  {
    name: 'a new password with its error',
    open: async (page) => {
      await page.goto('/reinitialiser/abime');
      await showErrors(page, 'Changer mon mot de passe');
    },
  },
  {
    name: 'a verification link that is spent',
    tolerates: /status of 400/,
    open: async (page) => {
      await page.goto('/verifier/abime');
      await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
    },
  },
  ...[2, 3, 4, 5, 6, 7].map((step) => ({
    name: `onboarding step ${step}`,
    open: (page: Page) => openStep(page, step),
  })),
  {
    name: 'the onboarding with an error',
    open: async (page) => {
      await page.goto('/onboarding');
      await page.getByRole('button', { name: 'Homme' }).click();
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(page.getByRole('checkbox', { name: 'Tinder' })).toBeAttached();
      await showErrors(page, 'Continuer');
    },
  },
  {
    name: 'a new account',
    open: async (page) => {
      await createAccount(page);
      await page.goto('/compte');
      await expect(page.getByText('Cet appareil')).toBeVisible();
    },
  },
  {
    name: 'a Pro account with add-ons',
    open: async (page) => {
      await page.goto('/auth');
      await fillLogin(page, { email: 'pro@exemple.fr', password: 'demo-declic-2026' });
      await expect(page.getByText('Cet appareil')).toBeVisible();
    },
  },
  {
    name: 'the account with errors',
    open: async (page) => {
      await createAccount(page);
      await page.goto('/compte');
      await showErrors(page, 'Changer le mot de passe');
    },
  },
  {
    name: 'the deletion dialog with its error',
    open: async (page) => {
      await createAccount(page);
      await page.goto('/compte');
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await showErrors(page, 'Supprimer mon compte');
    },
  },
  {
    name: 'the contact form with errors',
    open: async (page) => {
      await page.goto('/legal/contact');
      await showErrors(page, 'Envoyer mon message');
    },
  },
  { name: 'the admin gate', open: async (page) => void (await page.goto('/admin')) },
  {
    name: 'the admin gate after a refusal',
    tolerates: /status of 401/,
    open: async (page) => {
      await page.goto('/admin');
      await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
      await showErrors(page, 'Accéder');
    },
  },
  {
    name: 'the list of users',
    open: async (page) => {
      await enterAdmin(page);
      await page.getByLabel('Rechercher un utilisateur').fill('hugo');
      await expect(page.getByRole('status').filter({ hasText: 'trouvé' })).toBeVisible();
    },
  },
  {
    name: 'the list of users, empty',
    open: async (page) => {
      await enterAdmin(page);
      await page.getByLabel('Rechercher un utilisateur').fill('personne-de-ce-nom');
      await expect(page.getByText('Aucun utilisateur trouvé')).toBeVisible();
    },
  },
  { name: 'the offline page', open: async (page) => void (await page.goto('/offline.html')) },
];

const pages: Screen[] = [...publicPages, ...missingPages].map(({ path: address, heading }) => ({
  name: address,
  open: async (page) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  },
  tolerates: /status of 404/,
}));

/** States with controls of their own; the others have those of a page that is walked through anyway. */
const walked = new Set(['the question about cookies', 'a new account', 'the admin gate', 'the list of users, empty']);

test.describe('axe finds nothing, and Tab reaches everything, on', () => {
  for (const screen of [...pages, ...states]) {
    test(screen.name, async ({ page, tolerate }) => {
      if (screen.tolerates) tolerate(screen.tolerates);
      await haveRefusedCookies(page);
      await screen.open(page);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
      if (pages.includes(screen) || walked.has(screen.name)) {
        expect(await walkByTab(page)).toEqual(flawlessWalk);
      }
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test('the checks themselves see what is covered, unringed, out of reach, nameless or pale', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="fr"><title>Essai</title>
    <style>:focus-visible { outline: 3px solid } .bare { outline: none !important }</style>
    <main><h1>Essai</h1>
      <button>Bien</button>
      <button class="bare">Sans anneau</button>
      <div style="position: relative"><button>Couvert</button><i style="position: absolute; inset: 0"></i></div>
      <input>
      <p style="color: #bbb">Trop pâle</p>
      <button onkeydown="event.preventDefault()">Piège</button>
      <button>Hors d'atteinte</button>
    </main>`);
  const { unreached, withoutRing, covered } = await walkByTab(page);
  expect(unreached).toEqual([expect.stringContaining("Hors d'atteinte")]);
  expect(withoutRing).toEqual([expect.stringContaining('Sans anneau')]);
  expect(covered).toEqual([expect.stringContaining('Couvert')]);
  const found = (await findViolations(page)).join('\n');
  for (const rule of ['390 px, light: label', '1280 px, light: label', '390 px, dark: color-contrast']) {
    expect(found).toContain(rule);
  }
});

test('the first Tab offers the way past the navigation', async ({ page }) => {
  await haveRefusedCookies(page);
  for (const address of ['/', '/auth', '/legal/cgu']) {
    await page.goto(address);
    const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('without a mouse, from the landing page to an account and its deletion', async ({ page }) => {
  const person = newPerson();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (number: number) => expect(page.getByText(`Étape ${number} sur 7`)).toBeVisible();

  await page.goto('/');
  await pressOn(consentBanner(page).getByRole('button', { name: 'Refuser' }));
  await expect(consentBanner(page)).toBeHidden();
  await page.goto('/');
  await pressOn(link('Commencer'));

  await expect(page).toHaveURL('/onboarding');
  await pressOn(button('Je préfère ne pas dire'));
  await step(2);
  await pressOn(button('Continuer'));
  await step(3);
  await pressOn(page.getByRole('checkbox', { name: 'Tinder' }), 'Space');
  await pressOn(page.getByRole('checkbox', { name: 'Fruitz' }), 'Space');
  await pressOn(button('Continuer'));
  await step(4);
  await pressOn(button('Continuer'));
  await step(5);
  await pressOn(page.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'On ne me répond pas' })).toBeChecked();
  await pressOn(button('Continuer'));
  await step(6);
  await pressOn(button('On y va'));
  await step(7);
  await pressOn(link('Voir les offres'));

  await expect(page).toHaveURL('/paywall');
  await tabTo(page.getByRole('radio', { name: /Annuel/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Mensuel/ })).toBeChecked();
  await pressOn(link('Continuer gratuitement'));

  await expect(page).toHaveURL('/signup');
  await typeInto(page.getByLabel('Prénom'), person.firstName);
  await typeInto(page.getByLabel('E-mail'), person.email);
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), person.password);
  await pressOn(page.getByRole('checkbox', { name: "J'ai 18 ans" }), 'Space');
  await pressOn(page.getByRole('checkbox', { name: "J'accepte" }), 'Space');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/compte');
  await expectGreeting(page, person);
  await pressOn(button('Supprimer mon compte'));
  await typeInto(page.getByLabel('Ton mot de passe, pour confirmer'), person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Compte supprimé');
});

test('a dialog keeps the keyboard inside, and gives it back', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  await page.goto('/compte');
  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  const dialog = page.getByRole('dialog', { name: 'Supprimer ton compte ?' });
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));

  for (const close of ['Escape', 'Fermer', 'Annuler']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect.poll(isInside).toBe(true);
    for (let pressed = 0; pressed < 8; pressed++) {
      await page.keyboard.press(pressed % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await isInside()).toBe(true);
    }
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: close }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('what a toast says is announced', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  await page.goto('/compte');
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expectToast(page, 'Confirmation de ton adresse');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByText('Confirmation de ton adresse')).toHaveCount(1);
});

test('a page that is navigated to takes the keyboard and the title', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle('Tarifs · Déclic');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Déclic : du match au rendez-vous');
});

test('a plan is chosen by its whole card, and the choice is said', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/paywall');
  await expect(page.getByRole('group', { name: 'Formule Pro' })).toBeVisible();
  await pick(page.getByRole('radio', { name: /Mensuel/ }));
  await expect(page.getByRole('radio', { name: /Annuel/ })).not.toBeChecked();
});
