import { expect, type Page } from '@playwright/test';
import { consentBanner, expectToast } from './on-screen.ts';
import { enterAdmin, openAdminTab } from './operator.ts';
import { missingPages, openStep, publicPages } from './pages.ts';
import { createAccount, fillLogin, fillSignup, logOut, newPerson, openAs } from './people.ts';
import { photoStates } from './photo-screens.ts';

// Every page, and the states of a page that look different enough to be checked on their own.

async function showErrors(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
  // Questions of one group close each other while they share a name.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

export interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Answers that the screen is about, which the browser logs as errors. */
  tolerates?: RegExp;
}

async function askByText(page: Page, conversation: string): Promise<void> {
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByLabel('Le texte de ta conversation').fill(conversation);
  await page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
}

export const states: Screen[] = [
  {
    name: 'Messages IA',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await expect(page.getByRole('meter', { name: "Captures d'écran" }).first()).toBeVisible();
    },
  },
  {
    name: 'Messages IA with replies',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await askByText(page, 'Elle : Tu fais quoi samedi ?\nMoi : Rando, et toi ?\nElle : Je teste un resto coréen');
      await expect(page.getByRole('button', { name: 'Régénérer' })).toBeVisible();
      await openDetails(page);
    },
  },
  {
    name: 'Messages IA at work',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await page.route('**/api/dm/optimize', () => undefined);
      await askByText(page, 'Elle : Tu fais quoi samedi ?');
      await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
    },
  },
  {
    name: 'a conversation that ended, being mended',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await askByText(page, "Moi : On se voit ?\nElle : Non merci, je ne suis pas intéressée, ne m'écris plus stp");
      await expect(page.getByText('Mieux vaut en rester là')).toBeVisible();
      await page.getByRole('button', { name: 'Voir : la conversation' }).click();
      await page.getByRole('button', { name: 'Modifier ou supprimer ce message' }).first().click();
      await page.getByRole('menuitem', { name: 'Modifier' }).click();
      await expect(page.getByLabel('Texte du message')).toBeFocused();
    },
  },
  {
    name: 'a limit that is reached, over what was picked',
    tolerates: /status of 403/,
    open: async (page) => {
      await openAs(page, 'gratuit@exemple.fr', '/onboarding-dm');
      const buffer = await page.screenshot();
      await page
        .getByLabel("Ajoute ta capture d'écran")
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      const json = {
        code: 'upgrade_required',
        requiresPro: true,
        message: "Passe en Pro pour analyser tes captures d'écran.",
      };
      await page.route('**/api/dm/optimize-screenshot', (route) => route.fulfill({ status: 403, json }));
      await page.getByRole('button', { name: /^(Générer mes réponses|Débloquer)/ }).click();
      await expect(page.getByRole('dialog', { name: 'Limite atteinte' })).toBeVisible();
    },
  },
  {
    name: 'three bios',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard?section=bio');
      await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz');
      await page.getByRole('button', { name: 'Générer 3 bios' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'ten openers, one of them as a card',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard?section=outils');
      await page.getByRole('tab', { name: 'Accroches' }).click();
      await page.getByLabel('La bio de son profil').fill('Prof de SVT, dingue de bloc et de ramen.');
      await page.getByRole('button', { name: 'Écrire 10 accroches' }).click();
      await page.getByRole('button', { name: 'Partager cette accroche' }).first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'the menu of the dashboard on a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 740 });
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    },
  },
  {
    name: 'a rated bio',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard?section=bio');
      await page.getByRole('tab', { name: 'Rate My Bio' }).click();
      await page.getByLabel('Ta bio actuelle').fill("J'aime rire, les voyages et les bons restos entre amis.");
      await page.getByRole('button', { name: 'Évaluer ma bio' }).click();
      await expect(page.getByRole('meter', { name: 'Clarté' })).toBeVisible();
      await openDetails(page);
    },
  },
  {
    name: 'red flags that were found',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard?section=outils');
      await page.getByRole('tab', { name: 'Red flags' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Red flags' });
      await panel.getByLabel('Le texte de ta conversation').fill('Elle : tu peux me prêter 200 euros ?');
      await page.getByRole('button', { name: 'Vérifier la conversation' }).click();
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await openDetails(page);
    },
  },
  {
    name: 'a reply with something to fill in, and a kept one',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await askByText(page, 'Moi : Salut !\nElle : Coucou, tu fais quoi dans la vie ?');
      await expect(page.getByText('Complète le blanc avec tes mots.').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Tes réponses favorites' })).toBeVisible();
    },
  },
  {
    name: 'the history of bios',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/dashboard?section=bio');
      await page.getByRole('tab', { name: 'Historique' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  ...photoStates,
  {
    name: 'a share without its picture',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/partage');
      await expect(page.getByRole('link', { name: 'Choisir ma capture' })).toBeVisible();
    },
  },
  {
    name: 'a page that cannot tell who is here',
    tolerates: /ERR_FAILED/,
    open: async (page) => {
      await page.route('**/api/auth/me', (route) => route.abort());
      await openAs(page, 'pro@exemple.fr', '/dashboard');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  },
  {
    name: 'the free space',
    open: async (page) => {
      await openAs(page, 'gratuit@exemple.fr', '/onboarding-dm');
      await expect(page.getByRole('meter', { name: 'Conversations en texte' }).first()).toBeVisible();
    },
  },
  {
    name: 'the bios of the free space',
    open: async (page) => {
      await openAs(page, 'gratuit@exemple.fr', '/onboarding-dm?section=bio');
      await expect(page.getByRole('heading', { name: 'Débloquer plus de variantes' })).toBeVisible();
    },
  },
  {
    name: 'the question about cookies',
    open: async (page) => {
      await page.context().clearCookies();
      // On a phone the banner covers the most.
      await page.setViewportSize({ width: 390, height: 740 });
      await page.goto('/?ref=demo');
      await expect(consentBanner(page)).toBeVisible();
    },
  },
  {
    name: 'the landing page with everything opened',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /canapé/ }).click();
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
    name: 'the paywall with errors',
    open: async (page) => {
      await page.goto('/paywall');
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a payment that is not known',
    open: async (page) => {
      await page.goto('/complete-profile');
      await expect(page.getByRole('heading', { name: 'Session de paiement invalide' })).toBeVisible();
    },
  },
  {
    name: 'cancelling, signed out',
    open: async (page) => {
      await page.goto('/cancel-subscription');
      await expect(page.getByRole('heading', { name: 'Résilier par e-mail' })).toBeVisible();
    },
  },
  {
    name: 'cancelling, the reasons',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/cancel-subscription');
      await page.getByRole('radio', { name: /Autre raison/ }).check({ force: true });
      await showErrors(page, 'Continuer');
    },
  },
  {
    name: 'cancelling, what is lost',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/cancel-subscription');
      for (const name of [/pas le temps/, /Résilier quand même/]) {
        await page.getByRole('radio', { name }).check({ force: true });
        await page.getByRole('button', { name: 'Continuer' }).click();
      }
      await expect(page.getByText('Étape 3 sur 3')).toBeVisible();
    },
  },
  {
    name: 'cancelling without an answer',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/cancel-subscription');
      await page.getByRole('button', { name: 'Résilier sans répondre' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the add-ons of a Pro',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', '/paywall');
      await expect(page.getByText('Activé').first()).toBeVisible();
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
      await logOut(page);
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
      await openAs(page, 'pro@exemple.fr', '/compte');
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
      await openAdminTab(page, 'Utilisateurs');
      await expect(page.getByRole('list', { name: 'Comptes' })).toBeVisible();
    },
  },
  ...['Dashboard Business', 'Affiliés', 'Stats & Performance', 'Analytics Site', 'Modèle'].map((name) => ({
    name: `the operator’s tab «${name}»`,
    open: async (page: Page) => {
      await enterAdmin(page);
      await openAdminTab(page, name);
    },
  })),
  {
    name: 'the list of users, empty',
    open: async (page) => {
      await enterAdmin(page);
      await openAdminTab(page, 'Utilisateurs');
      await page.getByLabel('Rechercher un utilisateur').fill('personne-de-ce-nom');
      await expect(page.getByText('Aucun utilisateur trouvé')).toBeVisible();
    },
  },
  { name: 'the offline page', open: async (page) => void (await page.goto('/offline.html')) },
];

export const pages: Screen[] = [...publicPages, ...missingPages].map(({ path: address, heading }) => ({
  name: address,
  open: async (page) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  },
  tolerates: /status of 404/,
}));
