// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyzePhoto, lineUpPhotos, listPhotos } from '#contract/photos.ts';
import { getUsage } from '#contract/usage.ts';
import { expectToast, isDisabled, newTab, textOf } from '../../testing/browser-tab.tsx';
import { examplePhoto } from '../../testing/example-photos.ts';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { badGateway, heldAnswer, ok, refusal } from '../../testing/fake-api.ts';
import { brokenPhoto, installFakePictures, photoFile } from '../../testing/fake-pictures.ts';
// Pages load sections when they are shown; loaded here, their time does not count as a test's.
import '../dashboard/dashboard.tsx';
import '../free-space/free-space.tsx';
import './photo-section.tsx';

// The tab Analyser: what it takes, and what it shows of a photo.

const tab = newTab();
const withPhoto = { ...proUser, hasPhotoAccess: true };

beforeEach(() => {
  installFakePictures();
  tab.api.on(listPhotos, { photos: [] });
});
afterEach(() => vi.restoreAllMocks());

async function openSection(user = withPhoto): Promise<void> {
  tab.signIn(user);
  await tab.open(user.isPro ? '/dashboard?section=photos' : '/onboarding-dm?section=photos');
}

async function drop(...files: File[]): Promise<void> {
  fireEvent.drop(await screen.findByText('Ajoute tes photos'), { dataTransfer: { files } });
}

const photos = (count: number) => Array.from({ length: count }, (_, index) => photoFile(`moi-${index + 1}.jpg`));
const analyseButtons = () => screen.findAllByRole('button', { name: /^Analyser la photo/ });

it('asks a Pro member for no confirmed address', async () => {
  await openSection({ ...withPhoto, emailVerified: false });
  await screen.findByText('Ajoute tes photos');
  expect(screen.queryByText('Confirme ton adresse')).toBeNull();
});

describe('photos that are added', () => {
  it('beyond six are dropped with the limit, for a holder of the add-on', async () => {
    await openSection();
    await drop(...photos(7));
    await expectToast('Limite atteinte', 'Maximum 6 photos en même temps');
    await waitFor(async () => expect(await analyseButtons()).toHaveLength(6));
  });

  it.each([
    ['a free account Pro', freeUser, /^Passer en Pro/, 'button'],
    ['a Pro account the add-on', proUser, /^Découvrir l'option Photo/, 'link'],
  ] as const)('beyond two are dropped, which offers %s', async (_, user, offer, role) => {
    await openSection(user);
    await drop(...photos(3));
    const dialog = await screen.findByRole('dialog', { name: 'Limite atteinte' });
    expect(within(dialog).getByRole(role, { name: offer })).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[alt^="Ta photo"]')).toHaveLength(2));
  });

  it('of another format are refused by name, and leave their place free', async () => {
    await openSection();
    await drop(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await expectToast('Format non supporté', 'notes.txt');
    expect(await screen.findByText('Ajoute tes photos')).toBeTruthy();
  });

  it.each([
    ['empty', new File([], 'vide.jpg', { type: 'image/jpeg' }), 'Format non supporté', 'vide.jpg est vide.'],
    ['damaged', brokenPhoto('abime.jpg'), 'Format non supporté', "abime.jpg ne s'ouvre pas."],
    [
      'a HEIC that this browser cannot open',
      brokenPhoto('IMG_1.HEIC'),
      'Format non supporté',
      'Exporte la photo en JPG',
    ],
  ])('that are %s are refused with what to do', async (_, file, title, advice) => {
    await openSection();
    await drop(file);
    await expectToast(title, advice);
  });

  it('that weigh more than a phone can decode are refused unopened', async () => {
    const file = photoFile('immense.jpg');
    Object.defineProperty(file, 'size', { value: 60e6 });
    await openSection();
    await drop(file);
    await expectToast('Fichier trop volumineux', 'immense.jpg dépasse 50 Mo');
  });

  it('that are refused together are counted in one message', async () => {
    await openSection();
    await drop(brokenPhoto('a.jpg'), photoFile('b.jpg'), brokenPhoto('c.jpg'));
    await expectToast('Format non supporté', '2 fichiers refusés. a.jpg');
    expect(await analyseButtons()).toHaveLength(1);
  });

  it('that are dropped beside the field do not open in place of the page', async () => {
    await openSection();
    await screen.findByText('Ajoute tes photos');
    const dataTransfer = { types: ['Files'], files: photos(1) };
    // False where the browser is kept from its own answer.
    expect(fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer })).toBe(false);
    expect(screen.queryByAltText('Ta photo 1')).toBeNull();
  });

  it('that stay above 1.5 MB once made smaller are refused', async () => {
    installFakePictures(1_600_000);
    await openSection();
    await drop(photoFile('immense.jpg'));
    await expectToast('Fichier trop volumineux', 'immense.jpg dépasse 1,5 Mo');
  });
});

/** The button waits until all photos were made smaller. */
async function pressOncePrepared(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(isDisabled(button)).toBe(false));
  await tab.user.click(button);
}

describe('a photo', () => {
  it('is analysing until its answer comes, then has a score and its report, and the meters are asked anew', async () => {
    const held = heldAnswer(() => ok({ ...examplePhoto(), usage: null }));
    tab.api.on(analyzePhoto, held.answering);
    await openSection();
    await drop(photoFile('moi.jpg'));
    await tab.press('Analyser la photo 1');
    expect((await screen.findByRole('button', { name: /^Analyse\.\.\./ })).getAttribute('aria-busy')).toBe('true');
    const meterCalls = tab.api.sent(getUsage).length;
    const historyCalls = tab.api.sent(listPhotos).length;
    held.release();
    await expectToast('Photo analysée ! 📸', 'Score global : 82/100');
    expect(await screen.findByRole('heading', { name: 'Très bien' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Voir l'analyse de la photo 1/ }).textContent).toContain('82/100');
    expect(screen.getByRole('button', { name: /^Partager le score de la photo 1/ })).toBeTruthy();
    expect(tab.api.sent(analyzePhoto)[0]?.body).toEqual({ imageBase64: btoa('p'.repeat(12)) });
    await waitFor(() => expect(tab.api.sent(getUsage).length).toBe(meterCalls + 1));
    await waitFor(() => expect(tab.api.sent(listPhotos).length).toBe(historyCalls + 1));
  });

  it('can be analysed again after a failure', async () => {
    tab.api.on(analyzePhoto, badGateway);
    await openSection();
    await drop(photoFile('moi.jpg'));
    await tab.press('Analyser la photo 1');
    await expectToast('Erreur', "Erreur lors de l'analyse");
    const again = await screen.findByRole('button', { name: 'Analyser la photo 1' });
    expect(again.hasAttribute('disabled')).toBe(false);
  });

  it('that is refused for want of Pro offers Pro', async () => {
    tab.api.on(
      analyzePhoto,
      refusal('upgrade_required', 'Passe en Pro pour analyser plus de photos.', { requiresPro: true }),
    );
    await openSection(freeUser);
    await drop(photoFile('moi.jpg'));
    await tab.press('Analyser la photo 1');
    expect(await screen.findByRole('dialog', { name: 'Limite atteinte' })).toBeTruthy();
  });

  it('beyond the paid quota says so, and offers nothing', async () => {
    const message = 'Tu as utilisé tes 100 analyses de photos du mois.';
    tab.api.on(analyzePhoto, refusal('quota_exhausted', message));
    await openSection();
    await drop(photoFile('moi.jpg'));
    await tab.press('Analyser la photo 1');
    await expectToast('Limite atteinte', message);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('among several is analysed with the others, and the best is shown', async () => {
    const scores = [64, 91, 72];
    tab.api.on(analyzePhoto, () => ok({ ...examplePhoto(4 - scores.length, scores.shift()), usage: null }));
    tab.api.on(lineUpPhotos, { order: [], missing: [] });
    await openSection();
    await drop(...photos(3));
    await pressOncePrepared('Analyser les 3 photos');
    for (const place of [1, 2, 3]) {
      await screen.findByRole('button', { name: new RegExp(`^Voir l'analyse de la photo ${place}`) });
    }
    await expectToast('Photos analysées ! 📸', 'Meilleur score : 91/100');
    expect(await screen.findByRole('img', { name: 'Score global : 91 sur 100' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Analyser l/ })).toBeNull();
  });

  it('that is refused ends the analysis of the others', async () => {
    const message = 'Tu as utilisé tes 100 analyses de photos du mois.';
    tab.api.on(analyzePhoto, refusal('quota_exhausted', message));
    await openSection();
    await drop(...photos(3));
    await pressOncePrepared('Analyser les 3 photos');
    await expectToast('Limite atteinte', message);
    expect(tab.api.sent(analyzePhoto)).toHaveLength(1);
    expect(await analyseButtons()).toHaveLength(3);
  });

  it('takes its report away when it is removed', async () => {
    tab.api.on(analyzePhoto, { ...examplePhoto(), usage: null });
    await openSection();
    await drop(photoFile('moi.jpg'));
    await tab.press('Analyser la photo 1');
    await screen.findByRole('heading', { name: 'Très bien' });
    await tab.press('Retirer la photo 1');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Très bien' })).toBeNull());
    expect(screen.getByText('Ajoute tes photos')).toBeTruthy();
  });
});

describe('a report', () => {
  beforeEach(async () => {
    const photo = examplePhoto();
    photo.result = {
      ...photo.result,
      feedback: [...photo.result.feedback, { content: 'Ton visage est dans l’ombre.', criterion: 'light' }],
    };
    tab.api.on(analyzePhoto, { ...photo, usage: null });
    await openSection();
    await drop(photoFile('moi.jpg'));
    await tab.press('Analyser la photo 1');
    await screen.findByRole('heading', { name: 'Très bien' });
  });

  const layers = () => [...document.querySelectorAll('[data-layer]')].map((layer) => layer.getAttribute('data-layer'));

  it('names the level of each criterion', () => {
    const levels = within(screen.getByRole('list', { name: 'Critères' }))
      .getAllByRole('button')
      .map((button) => textOf(button));
    expect(levels[0]).toBe('Lumière58 sur 100,À améliorer');
    expect(levels[1]).toBe('Netteté91 sur 100,Excellent');
    expect(levels[3]).toBe('Définition77 sur 100,Bien');
    expect(levels).toHaveLength(8);
  });

  it('says why for the criterion that is selected, and draws its measure on the photo', async () => {
    expect(layers()).toEqual(['faces']);
    await tab.press(/^Lumière 58/);
    const why = screen.getByRole('region', { name: /^Pourquoi Lumière 58\/100/ });
    expect(why.textContent).toContain('Luminosité 41 %');
    expect(why.textContent).toContain('Tourne-toi vers la fenêtre.');
    expect(layers()).toEqual(['faces', 'histogram']);
    await tab.press(/^Ton visage est net\./);
    expect(screen.getByRole('region', { name: /^Pourquoi Netteté 91\/100/ })).toBeTruthy();
    expect(layers()).toEqual(['sharpness']);
  });

  it('ticks only the remarks about what is excellent', () => {
    const ticked = (remark: RegExp) => screen.getByRole('button', { name: remark }).querySelector('.lucide-check');
    expect(ticked(/^Ton visage est net\./)).not.toBeNull();
    expect(ticked(/^Ton visage est dans l’ombre\./)).toBeNull();
  });

  it('gives the reason right below the row of its criterion', async () => {
    await tab.press(/^Netteté 91/);
    const entries = within(screen.getByRole('list', { name: 'Critères' })).getAllByRole('listitem');
    expect(textOf(entries[2] as HTMLElement)).toContain('Force des contours 63 %.');
    expect(entries).toHaveLength(9);
  });

  it('draws what is switched on', async () => {
    await tab.press('Histogramme');
    await tab.press('Visage');
    expect(layers()).toEqual(['histogram']);
  });
});

it('two analysed photos are put in order, and what is missing is named', async () => {
  let place = 0;
  tab.api.on(analyzePhoto, () => ok({ ...examplePhoto(++place), usage: null }));
  tab.api.on(lineUpPhotos, {
    order: [
      { id: examplePhoto(2).id, why: 'On te reconnaît tout de suite.' },
      { id: examplePhoto(1).id, why: 'Un peu plus de recul.' },
    ],
    missing: [{ shot: 'full', why: 'On te voit en entier.' }],
  });
  await openSection();
  await drop(...photos(2));
  await tab.press('Analyser la photo 1');
  await screen.findByRole('button', { name: /^Voir l'analyse de la photo 1/ });
  expect(screen.queryByText('Ton ordre idéal')).toBeNull();
  await tab.press('Analyser la photo 2');
  const lineUp = await screen.findByRole('region', { name: 'Ton ordre idéal' });
  await waitFor(() => expect(lineUp.textContent).toContain('En pied. On te voit en entier.'));
  const placed = within(lineUp).getAllByRole('button').map(textOf);
  expect(placed).toEqual(['1Ta première photoOn te reconnaît tout de suite.', '2Un peu plus de recul.']);
  expect(tab.api.sent(lineUpPhotos)[0]?.body).toEqual({ ids: [examplePhoto(1).id, examplePhoto(2).id] });
});
