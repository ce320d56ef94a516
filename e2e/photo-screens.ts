import { expect, type Page } from '@playwright/test';
import { lineUpPhotos } from '#contract/photos.ts';
import { openAs } from './people.ts';
import { portrait } from './portrait.ts';
import type { Screen } from './screens.ts';

// The states of the photo section.

const dashboard = '/dashboard?section=photos';
const freeSpace = '/onboarding-dm?section=photos';

async function addPhotos(page: Page, field: string, count = 1): Promise<void> {
  const file = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await portrait() };
  await page.getByLabel(field).setInputFiles(Array.from({ length: count }, () => file));
}

async function analysePhotos(page: Page, count = 1): Promise<void> {
  await openAs(page, 'pro@exemple.fr', dashboard);
  await addPhotos(page, 'Ajoute tes photos', count);
  await page.getByRole('button', { name: count > 1 ? `Analyser les ${count} photos` : 'Analyser la photo 1' }).click();
  await expect(page.getByRole('region', { name: 'Analyse de la photo' })).toBeVisible();
}

async function retouchPhoto(page: Page, option: string): Promise<void> {
  await openAs(page, 'pro@exemple.fr', dashboard);
  await page.getByRole('tab', { name: 'Retoucher' }).click();
  await addPhotos(page, 'Ajoute les photos à retoucher');
  await page.getByRole('checkbox', { name: option }).check();
  await page.getByRole('button', { name: 'Retoucher la photo 1' }).click();
  await expect(page.getByRole('link', { name: /^Télécharger/ })).toBeVisible();
  await expect(page.getByText('Retouchée par Déclic')).toBeVisible();
}

export const photoStates: Screen[] = [
  {
    name: 'Analyse Photos',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', dashboard);
      await expect(page.getByText('Ajoute tes photos')).toBeVisible();
    },
  },
  {
    name: 'photos at work',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', dashboard);
      await page.route('**/api/photos/analyze', () => undefined);
      await addPhotos(page, 'Ajoute tes photos', 2);
      await page.getByRole('button', { name: 'Analyser la photo 1' }).click();
      await expect(page.getByRole('button', { name: 'Analyse...' }).first()).toBeVisible();
    },
  },
  {
    name: 'an analysed photo, one criterion explained',
    open: async (page) => {
      await analysePhotos(page);
      await page.getByRole('button', { name: /^Netteté/ }).click();
      await expect(page.getByRole('region', { name: /^Pourquoi Netteté/ })).toBeVisible();
    },
  },
  {
    name: 'photos in their order',
    open: async (page) => {
      await analysePhotos(page, 2);
      await expect(page.getByRole('region', { name: 'Ton ordre idéal' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'photos whose order cannot be had',
    tolerates: /status of 503/,
    open: async (page) => {
      await page.route(`**${lineUpPhotos.path}`, (route) => route.fulfill({ status: 503 }));
      await analysePhotos(page, 2);
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  },
  {
    name: 'a photo score as a card',
    open: async (page) => {
      await analysePhotos(page);
      await page.getByRole('button', { name: 'Partager le score de la photo 1' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'photos to retouch',
    open: async (page) => {
      await openAs(page, 'pro@exemple.fr', dashboard);
      await page.getByRole('tab', { name: 'Retoucher' }).click();
      await expect(page.getByText('Ajoute les photos à retoucher')).toBeVisible();
    },
  },
  {
    name: 'a retouched photo',
    open: async (page) => await retouchPhoto(page, "Flouter l'arrière-plan"),
  },
  {
    name: 'a retouched photo, cut around the person',
    open: async (page) => await retouchPhoto(page, 'Recadrer'),
  },
  {
    name: 'the history of photos',
    open: async (page) => {
      await analysePhotos(page);
      await page.getByRole('tab', { name: 'Historique' }).click();
      await page.getByRole('switch', { name: /^Garder une vignette/ }).check();
      await expect(page.getByRole('button', { name: /^Effacer/ })).toBeVisible();
    },
  },
  {
    name: 'a past photo whose picture is gone',
    open: async (page) => {
      await analysePhotos(page);
      await page.getByRole('tab', { name: 'Historique' }).click();
      await page
        .getByRole('button', { name: /^Voir la photo/ })
        .first()
        .click();
      await expect(page.getByText("La photo n'est pas gardée")).toBeVisible();
    },
  },
  {
    name: 'the photos of the free space',
    open: async (page) => {
      await openAs(page, 'gratuit@exemple.fr', freeSpace);
      await expect(page.getByText('Ajoute tes photos')).toBeVisible();
    },
  },
  {
    name: 'the offer of retouching in the free space',
    open: async (page) => {
      await openAs(page, 'gratuit@exemple.fr', freeSpace);
      await page.getByRole('tab', { name: 'Retoucher' }).click();
      await expect(page.getByRole('link', { name: 'Voir les offres' })).toBeVisible();
    },
  },
  {
    name: 'more photos at once than are free',
    open: async (page) => {
      await openAs(page, 'gratuit@exemple.fr', freeSpace);
      await addPhotos(page, 'Ajoute tes photos', 3);
      await expect(page.getByRole('dialog', { name: 'Limite atteinte' })).toBeVisible();
    },
  },
];
