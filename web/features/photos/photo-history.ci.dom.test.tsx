// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { analyzePhoto, deletePhoto, listPhotos } from '#contract/photos.ts';
import { expectAddress, expectToast, newTab } from '../../testing/browser-tab.tsx';
import { examplePhoto } from '../../testing/example-photos.ts';
import { proUser } from '../../testing/example-users.ts';
import { badGateway } from '../../testing/fake-api.ts';
import { installFakePictures, photoFile } from '../../testing/fake-pictures.ts';
// Pages load sections when they are shown; loaded here, their time does not count as a test's.
import '../dashboard/dashboard.tsx';
import '../free-space/free-space.tsx';
import './photo-section.tsx';

const tab = newTab();
const withPhoto = { ...proUser, hasPhotoAccess: true };
const stored = () => window.localStorage.getItem('photo-thumbnails');

beforeEach(() => installFakePictures());
afterEach(() => vi.restoreAllMocks());

async function openSection(user = withPhoto): Promise<void> {
  tab.signIn(user);
  await tab.open('/dashboard?section=photos');
}
const openHistory = async () => tab.user.click(await screen.findByRole('tab', { name: 'Historique' }));

async function analyseOne(): Promise<void> {
  tab.api.on(analyzePhoto, { ...examplePhoto(), usage: null });
  fireEvent.drop(await screen.findByText('Ajoute tes photos'), { dataTransfer: { files: [photoFile('moi.jpg')] } });
  await tab.press('Analyser la photo 1');
  await screen.findByRole('heading', { name: 'Très bien' });
}

describe('the history', () => {
  it('of a member without results says so, and leads to the analysis', async () => {
    tab.api.on(listPhotos, { photos: [] });
    await openSection();
    await openHistory();
    expect(await screen.findByText('Aucune photo analysée')).toBeTruthy();
    await tab.press('Analyser une photo');
    expect(screen.getByRole('tab', { name: 'Analyser' }).getAttribute('aria-selected')).toBe('true');
  });

  it('that cannot be fetched says so, and is fetched again on request', async () => {
    tab.api.on(listPhotos, badGateway);
    await openSection();
    await openHistory();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    tab.api.on(listPhotos, { photos: [examplePhoto(1)] });
    await tab.user.click(retry);
    expect(await screen.findByRole('button', { name: /^Supprimer la photo/ })).toBeTruthy();
  });

  it('calls a photo without a face no place, since a face may have been missed', async () => {
    const photo = examplePhoto(1);
    tab.api.on(listPhotos, { photos: [{ ...photo, result: { ...photo.result, shot: 'scene' } }] });
    await openSection();
    await openHistory();
    expect(await screen.findByText(/Aucun visage repéré/)).toBeTruthy();
    expect(screen.queryByText(/Lieu ou activité/)).toBeNull();
  });

  it('opens a result and comes back to the list', async () => {
    tab.api.on(listPhotos, { photos: [examplePhoto(1), examplePhoto(2, 64)] });
    await openSection();
    await openHistory();
    await tab.press(/^Voir la photo du 16 novembre 2026, 64 sur 100/);
    expect(await screen.findByRole('img', { name: 'Score global : 64 sur 100' })).toBeTruthy();
    await tab.press("Retour à l'historique");
    expect(screen.getAllByRole('button', { name: /^Supprimer la photo/ })).toHaveLength(2);
  });

  it('loses a result that is deleted', async () => {
    tab.api.on(listPhotos, { photos: [examplePhoto(1), examplePhoto(2, 64)] });
    tab.api.on(deletePhoto, { message: 'Supprimée' });
    await openSection();
    await openHistory();
    await tab.press(/^Supprimer la photo du 16 novembre 2026, 64 sur 100/);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Supprimer la photo/ })).toHaveLength(1));
    expect(tab.api.sent(deletePhoto)[0]?.address).toBe(`/api/photos/${examplePhoto(2).id}`);
  });
});

describe('a thumbnail', () => {
  beforeEach(() => tab.api.on(listPhotos, { photos: [examplePhoto(1)] }));
  const thumbnails = () => document.querySelectorAll('img[src^="data:image/jpeg"]');

  it('is not kept unless the user agrees', async () => {
    await openSection();
    await analyseOne();
    expect(stored()).toBeNull();
    await openHistory();
    expect(thumbnails()).toHaveLength(0);
  });

  it('is kept once the user agrees, and erased when they change their mind', async () => {
    await openSection();
    await analyseOne();
    await openHistory();
    const choice = screen.getByRole('switch', { name: /^Garder une vignette/ });
    await tab.user.click(choice);
    await waitFor(() => expect(thumbnails()).toHaveLength(1));
    expect(stored()).toContain(examplePhoto(1).id);
    await tab.user.click(choice);
    expect(thumbnails()).toHaveLength(0);
    expect(stored()).toBeNull();
  });

  it('is erased with one tap, and the agreement stays', async () => {
    await openSection();
    await analyseOne();
    await openHistory();
    await tab.user.click(screen.getByRole('switch', { name: /^Garder une vignette/ }));
    await tab.press('Effacer la vignette');
    expect(thumbnails()).toHaveLength(0);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Garder une vignette/ }).checked).toBe(true);
  });

  it('of another account on the same device is not shown, and logging out erases all', async () => {
    const pictures = { [examplePhoto(1).id]: 'data:image/jpeg;base64,AAAA' };
    window.localStorage.setItem('photo-thumbnails', JSON.stringify({ owner: 'another', pictures }));
    tab.api.on(logout, { message: 'ok' } as never);
    await openSection();
    await openHistory();
    await screen.findByRole('button', { name: /^Voir la photo/ });
    expect(thumbnails()).toHaveLength(0);
    await tab.press('Déconnexion');
    await tab.press('Me déconnecter');
    await expectToast('Déconnexion réussie');
    expect(stored()).toBeNull();
    await expectAddress('/');
  });
});
