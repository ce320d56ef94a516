import { expect, type Page } from '@playwright/test';

// Every address of the site.

/** Pages that anybody may open, with their heading. */
export const publicPages = [
  { path: '/', heading: '« Mdr. » Et là, tu réponds quoi ?' },
  { path: '/auth', heading: 'Connexion' },
  { path: '/signup', heading: 'Crée ton compte' },
  { path: '/mot-de-passe-oublie', heading: 'Mot de passe oublié' },
  { path: '/connexion', heading: 'Lien de connexion' },
  { path: '/onboarding', heading: 'Pour commencer, tu es…' },
  { path: '/paywall', heading: 'Choisis ta formule' },
  { path: '/pricing', heading: 'Gratuit pour commencer. Pro quand tu veux plus.' },
  { path: '/affiliation', heading: '40 % de commission, chaque mois' },
  { path: '/signup-affiliate', heading: 'Deviens affilié' },
  { path: '/affiliate/login', heading: 'Connexion affilié' },
  { path: '/legal/mentions', heading: 'Mentions légales' },
  { path: '/legal/confidentialite', heading: 'Politique de confidentialité' },
  { path: '/legal/cgu', heading: 'Conditions générales' },
  { path: '/legal/contact', heading: 'Écris-nous' },
  { path: '/legal/aide', heading: "Besoin d'aide ?" },
];

/** Pages that need a link, a session or the operator's password; the browser draws them. */
export const privatePages = [
  '/dashboard',
  '/onboarding-dm',
  '/partage',
  '/compte',
  '/affiliate/dashboard',
  '/admin',
  '/verifier/abime',
  '/reinitialiser/abime',
  '/connexion/abime',
  '/connexion/retour/google',
  '/nouvelle-adresse/abime',
  '/reprendre/abime',
  '/complete-profile',
  '/cancel-subscription',
  '/mode-passif/abime',
];

export const missingPages = [
  { path: '/nulle-part', heading: 'Page not found' },
  { path: '/legal/nulle-part', heading: 'Page non trouvée' },
];

/** Opens one of the onboarding's seven steps, with the earlier answers where the steps read them. */
export async function openStep(page: Page, step: number): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname !== '/onboarding') return;
    const answers = { gender: 'femme', platforms: ['tinder', 'instagram'], mainProblem: 'no_responses' };
    sessionStorage.setItem('declic.onboarding', JSON.stringify(answers));
  });
  await page.goto(`/onboarding?etape=${step}`);
  await expect(page.getByText(`Étape ${step} sur 7`)).toBeVisible();
}
