// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerText, pasteText } from '../../testing/assistant-run.ts';
import { expectToast, newTab, textOf } from '../../testing/browser-tab.tsx';
import { exampleSettings } from '../../testing/example-settings.ts';
import { freeUser } from '../../testing/example-users.ts';
import { giveLanguageModel } from '../../testing/give-language-model.ts';
import type { StandInOptions } from '../../testing/stand-in-language-model.ts';

// The offer of the browser's model below a result, and its setting on the account page.

const tab = newTab();
const title = "L'IA de ton navigateur";
const kept = () => window.localStorage.getItem('declic.browser-model');

afterEach(() => vi.restoreAllMocks());

async function getResult(options: StandInOptions): Promise<void> {
  giveLanguageModel(options);
  answerText(
    tab,
    [{ tone: 'flirt', text: 'Plutôt montagne ?', context: 'Court.', confidence: 40, isStartingIdea: true }],
    { engine: 'local' },
  );
  await pasteText(tab);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  await tab.press('Trouver mes 3 réponses');
  await screen.findByText('Régénérer');
}

const offer = async () => within(await screen.findByRole('region', { name: title }));

describe('the offer below the first result', () => {
  it('says how large the model is and where it stays, downloads it with its progress, and remembers', async () => {
    await getResult({ availability: 'downloadable', downloadStepMs: 60 });
    const card = await offer();
    const said = textOf(card.getByRole('list'));
    expect(said).toContain('Environ 4 Go');
    expect(said).toContain('22 Go');
    expect(said).toContain("Le modèle reste dans ton navigateur, pour tous les sites. Déclic n'en garde rien.");
    expect(kept()).toBeNull();
    await tab.press('Télécharger');
    const bar = await card.findByRole('progressbar', { name: 'Téléchargement du modèle' });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20));
    expect(textOf(bar.parentElement as Element)).toMatch(/\d+ %/);
    expect(textOf(await card.findByRole('status'))).toMatch(/^C'est prêt/);
    expect(kept()).toBe('on');
  });

  it('stands as before after «Annuler»', async () => {
    await getResult({ availability: 'downloadable', downloadStepMs: 60 });
    await offer();
    await tab.press('Télécharger');
    await screen.findByRole('progressbar', { name: 'Téléchargement du modèle' });
    await tab.press('Annuler');
    expect(await screen.findByRole('button', { name: 'Télécharger' })).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'Téléchargement du modèle' })).toBeNull();
    expect(kept()).toBeNull();
  });

  it('is not made again after «Non merci»', async () => {
    await getResult({ availability: 'downloadable' });
    await offer();
    await tab.press('Non merci');
    await expectToast("C'est noté", "Tu peux changer d'avis");
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(kept()).toBe('off');
    await tab.press('Régénérer');
    await screen.findByText('Régénérer');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('says what to do where the download breaks off, and can be tried again', async () => {
    await getResult({ availability: 'downloadable', failsDownload: true });
    const card = await offer();
    await tab.press('Télécharger');
    expect(textOf(await card.findByRole('alert'))).toMatch(/^Le téléchargement n'a pas abouti/);
    expect(card.getByRole('button', { name: 'Télécharger' })).toBeTruthy();
  });

  it('follows a download that another page began', async () => {
    await getResult({ availability: 'downloading', downloadStepMs: 10 });
    await offer();
    await tab.press('Suivre le téléchargement');
    expect(await screen.findByText(/^C'est prêt/)).toBeTruthy();
  });

  it.each([
    ['is there', { availability: 'available' }],
    ['cannot be had', { availability: 'unavailable' }],
  ] as const)('is not made where the model %s', async (_, options) => {
    await getResult(options);
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});

describe('the setting on the account page', () => {
  const open = async (options?: StandInOptions) => {
    if (options) giveLanguageModel(options);
    tab.signIn(freeUser);
    await tab.open('/compte');
    await screen.findByRole('heading', { name: 'Apparence' });
  };
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Laisser mon navigateur écrire/ });

  it('turns the model off and on again, in this browser', async () => {
    await open({});
    expect((await box()).checked).toBe(true);
    await tab.user.click(await box());
    expect(kept()).toBe('off');
    await tab.user.click(await box());
    expect(kept()).toBe('on');
    expect(screen.getByText('Le modèle est prêt sur cet ordinateur.')).toBeTruthy();
  });

  it('offers the download to who wants the model', async () => {
    await open({ availability: 'downloadable' });
    expect(await screen.findByRole('button', { name: 'Télécharger' })).toBeTruthy();
    await tab.user.click(await box());
    expect(screen.queryByRole('button', { name: 'Télécharger' })).toBeNull();
  });

  it('is absent where the browser has no model in French', async () => {
    await open({ languages: ['en'] });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('is absent where the browser knows no model', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('is absent where the server has a model', async () => {
    vi.spyOn(exampleSettings, 'writer', 'get').mockReturnValue('modelFile');
    await open({});
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });
});
