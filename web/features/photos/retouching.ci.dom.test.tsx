// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listPhotos, retouchPhoto } from '#contract/photos.ts';
import { expectToast, newTab, textOf } from '../../testing/browser-tab.tsx';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { badGateway } from '../../testing/fake-api.ts';
import { installFakePictures, photoFile } from '../../testing/fake-pictures.ts';
// Pages load sections when they are shown; loaded here, their time does not count as a test's.
import '../dashboard/dashboard.tsx';
import '../free-space/free-space.tsx';
import './photo-section.tsx';

const tab = newTab();
const withPhoto = { ...proUser, hasPhotoAccess: true };

const retouched: ResponseOf<typeof retouchPhoto> = {
  retouchedImageBase64: btoa('jpeg'),
  improvements: [{ type: 'exposure', description: 'Les ombres ont été relevées.' }],
  enhancement: 'Plus de lumière.',
  technicalDetails: {
    brightness: 51,
    contrast: 55,
    saturation: 47,
    sharpness: 70,
    before: { brightness: 41, contrast: 52, saturation: 44, sharpness: 63 },
  },
  scoreBefore: 67,
  scoreAfter: 81,
  usage: null,
};

beforeEach(() => {
  installFakePictures();
  tab.api.on(listPhotos, { photos: [] });
});
afterEach(() => vi.restoreAllMocks());

async function openTab(user = withPhoto): Promise<void> {
  tab.signIn(user);
  await tab.open(user.isPro ? '/dashboard?section=photos' : '/onboarding-dm?section=photos');
  await tab.user.click(await screen.findByRole('tab', { name: 'Retoucher' }));
}

async function drop(...files: File[]): Promise<void> {
  fireEvent.drop(await screen.findByText('Ajoute les photos à retoucher'), { dataTransfer: { files } });
}

describe('retouching', () => {
  it.each([
    ['a free account', freeUser],
    ['a Pro account without the add-on', proUser],
  ])('is offered to %s, without a place for photos', async (_, user) => {
    await openTab(user);
    expect(await screen.findByText("La retouche est dans l'option Photo")).toBeTruthy();
    expect(screen.queryByText('Ajoute les photos à retoucher')).toBeNull();
  });

  it('takes three photos and drops the fourth with the limit', async () => {
    await openTab();
    await drop(...['a', 'b', 'c', 'd'].map((name) => photoFile(`${name}.jpg`)));
    await expectToast('Limite atteinte', 'Maximum 3 photos à retoucher en même temps');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Retoucher la photo/ })).toHaveLength(3));
  });

  it('sends strength, crop and blur as they are set', async () => {
    tab.api.on(retouchPhoto, retouched);
    await openTab();
    await drop(photoFile('moi.png'));
    fireEvent.change(await screen.findByRole('slider', { name: 'Intensité' }), { target: { value: '70' } });
    await tab.user.click(screen.getByRole('checkbox', { name: "Flouter l'arrière-plan" }));
    await tab.press('Retoucher la photo 1');
    await expectToast('Photo retouchée !');
    const body = { imageBase64: btoa('p'.repeat(12)), strength: 70, crop: false, blur: true };
    expect(tab.api.sent(retouchPhoto)[0]?.body).toEqual(body);
  });

  it('says so where the blur that was asked for was not possible', async () => {
    tab.api.on(retouchPhoto, retouched);
    await openTab();
    await drop(photoFile('moi.jpg'));
    await tab.user.click(await screen.findByRole('checkbox', { name: "Flouter l'arrière-plan" }));
    await tab.press('Retoucher la photo 1');
    expect(await screen.findByText(/^Pas de flou :/)).toBeTruthy();
    expect(screen.queryByText(/^Pas de recadrage :/)).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    tab.api.on(retouchPhoto, badGateway);
    await openTab();
    await drop(photoFile('moi.jpg'));
    await tab.press('Retoucher la photo 1');
    await expectToast('Erreur', 'Erreur lors de la retouche');
    const again = await screen.findByRole('button', { name: 'Retoucher la photo 1' });
    expect(again.hasAttribute('disabled')).toBe(false);
  });
});

it('does not call a photo retouched that was left as it is', async () => {
  const enhancement = "Ta photo est déjà réussie : on n'y a pas touché.";
  tab.api.on(retouchPhoto, { ...retouched, improvements: [], enhancement });
  await openTab();
  await drop(photoFile('IMG_2034.HEIC'));
  await tab.press('Retoucher la photo 1');
  await expectToast('Rien à retoucher', enhancement);
  expect(textOf(screen.getByRole('article', { name: 'Retouche de la photo 1' }))).not.toMatch(/retouchée par/i);
});

describe('a retouched photo', () => {
  beforeEach(async () => {
    tab.api.on(retouchPhoto, retouched);
    await openTab();
    await drop(photoFile('IMG_2034.HEIC'));
    await tab.press('Retoucher la photo 1');
    await screen.findByRole('link', { name: /^Télécharger/ });
  });

  it('stands beside the original on a wide screen, and lies on it if one wishes', async () => {
    expect(screen.getByText('Avant').tagName).toBe('FIGCAPTION');
    expect(screen.queryByRole('slider', { name: /^Comparer/ })).toBeNull();
    await tab.user.click(screen.getByRole('radio', { name: 'Curseur' }));
    expect(screen.getByRole('slider', { name: /^Comparer/ })).toBeTruthy();
  });

  it('is compared by keyboard: arrows move the border, Home and End show one picture alone', async () => {
    await tab.user.click(screen.getByRole('radio', { name: 'Curseur' }));
    const slider = screen.getByRole('slider', { name: 'Comparer avant et après, photo 1' });
    const before = screen.getByAltText('Ta photo 1 avant la retouche');
    slider.focus();
    const shares: [string, string][] = [
      ['{ArrowRight}', '55'],
      ['{ArrowLeft}{ArrowLeft}', '45'],
      ['{Home}', '0'],
      ['{ArrowLeft}', '0'],
      ['{End}', '100'],
    ];
    for (const [keys, share] of shares) {
      await tab.user.keyboard(keys);
      expect(slider.getAttribute('aria-valuenow')).toBe(share);
    }
    expect(slider.getAttribute('aria-valuetext')).toBe("Avant sur 100 % de l'image");
    expect(before.parentElement?.style.clipPath).toBe('inset(0 0% 0 0)');
  });

  it('says what was done, with figures before and after, and that it is retouched', () => {
    const article = screen.getByRole('article', { name: 'Retouche de la photo 1' });
    expect(textOf(screen.getByRole('list', { name: 'Améliorations' }))).toBe(
      'Exposition. Les ombres ont été relevées.',
    );
    expect(textOf(article)).toContain('Luminositéavant 41 %après 51 %');
    expect(textOf(article)).toContain('Score de la photoavant 67/100après 81/100');
    expect(textOf(article)).toContain('Retouchée par Déclic');
    expect(textOf(article)).toContain('Image retouchée par IA');
  });

  it('is downloaded under the original name, as a JPEG', () => {
    const link = screen.getByRole('link', { name: /^Télécharger/ });
    expect(link.getAttribute('download')).toBe('retouched-IMG_2034.jpg');
    expect(link.getAttribute('href')).toMatch(/^blob:/);
  });

  it('can be removed', async () => {
    await tab.press('Retirer la photo 1');
    expect(await screen.findByText('Ajoute les photos à retoucher')).toBeTruthy();
  });
});
