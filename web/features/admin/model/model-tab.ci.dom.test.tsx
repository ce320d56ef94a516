// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropModel,
  getModel,
  listProviderModels,
  tryModel,
  useModel as useModelEndpoint,
} from '#contract/admin-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import {
  expectFieldError,
  expectFocus,
  expectToast,
  isDisabled,
  newTab,
  textOf,
  typedIn,
} from '../../../testing/browser-tab.tsx';
import { exampleModelDay, exampleModelState, exampleStoredModel } from '../../../testing/example-operator.ts';
import { badGateway, fieldErrors, heldAnswer, ok } from '../../../testing/fake-api.ts';
import { answerOperator, enterArea, openAreaTab } from '../../../testing/operator-area.ts';
import { problemTexts } from './problem-text.ts';

const tab = newTab();
const secret = 'sk-tres-secret-123';
const mistral = 'https://api.mistral.ai/v1';

const inForce = exampleModelState({
  source: 'tab',
  current: { model: 'mistral-large-latest', baseUrl: mistral },
  stored: exampleStoredModel,
});
const goodTry: ResponseOf<typeof tryModel> = {
  replies: [
    { tone: 'humoristique', content: 'Tu randonnes ou tu fuis ?' },
    { tone: 'flirt', content: 'Je porte le sac, tu choisis le sommet.' },
    { tone: 'original', content: 'Quel est ton pire pique-nique ?' },
  ],
  problem: null,
  firstReplyMs: 1840,
  totalMs: 4230,
  tokens: { input: 1240, output: 310, isEstimated: false },
  cost: 0.00123,
};

const form = () => within(screen.getByRole('region', { name: 'Choisir un modèle' }));
const field = (name: string) => form().getByLabelText(name);
const pick = (name: string) => tab.user.click(screen.getByRole('radio', { name }));
const writer = () => textOf(screen.getByRole('region', { name: 'Qui écrit' }));
const tryPanel = () => screen.getByRole('region', { name: 'Essai' });

async function openModel(state = exampleModelState()): Promise<void> {
  tab.api.on(getModel, state);
  await enterArea(tab);
  await openAreaTab(tab, /^Modèle/);
  await screen.findByRole('region', { name: 'Choisir un modèle' });
}

beforeEach(() => answerOperator(tab));

describe('who writes now', () => {
  it('is the embedded engine, where no model is chosen', async () => {
    await openModel();
    expect(writer()).toBe(
      "Moteur intégréAucun modèle n'est branché : le moteur intégré choisit tous les textes parmi ses phrases. Pour des textes écrits sur mesure, choisis un modèle ici, ou installes-en un sur ce serveur : npm run model.",
    );
    expect(screen.queryByRole('button', { name: "Arrêter d'utiliser ce modèle" })).toBeNull();
  });

  it('is the model chosen in the tab', async () => {
    await openModel(inForce);
    expect(writer()).toContain('mistral-large-latest (Mistral) écrit les textes depuis le 15 novembre 2026 à 14:05.');
  });

  it('is the model of the environment, behind which the choice of the tab waits', async () => {
    const current = { model: 'gpt-5', baseUrl: 'https://api.openai.com/v1' };
    await openModel({ ...inForce, source: 'environment', current });
    expect(writer()).toContain(
      "gpt-5 (api.openai.com) écrit les textes, choisi par les variables d'environnement du serveur.",
    );
    expect(writer()).toContain('mistral-large-latest (Mistral), choisi ici, attend que tu les retires.');
    expect(isDisabled(screen.getByRole('button', { name: 'Activer' }))).toBe(false);
  });

  it('is the model of a file, behind which a future choice would wait', async () => {
    const current = { model: 'qwen3-8b.gguf', baseUrl: null };
    await openModel(exampleModelState({ source: 'file', current }));
    expect(writer()).toContain('qwen3-8b.gguf écrit les textes, depuis un fichier de ce serveur.');
    expect(writer()).toContain(
      'La variable AI_MODEL_FILE passe avant cet onglet : ce que tu actives ici attend que tu la retires.',
    );
  });

  it('asks for the key again where the stored one cannot be read', async () => {
    await openModel(exampleModelState({ stored: { ...exampleStoredModel, isKeyReadable: false } }));
    expect(writer()).toContain('La clé enregistrée ne peut plus être lue');
    expect(screen.queryByText(/laisse vide pour la garder/)).toBeNull();
  });
});

describe('the form', () => {
  it('fills in address and model of the provider that is picked', async () => {
    await openModel();
    expect(typedIn(field('Adresse'))).toBe(mistral);
    await pick('Groq');
    expect(typedIn(field('Adresse'))).toBe('https://api.groq.com/openai/v1');
    expect(typedIn(field('Modèle'))).toBe('llama-3.3-70b-versatile');
    const keyPage = screen.getByRole('link', { name: 'Faire une clé chez Groq' });
    expect(keyPage.getAttribute('href')).toBe('https://console.groq.com/keys');
    await pick('Autre adresse');
    expect(typedIn(field('Adresse'))).toBe('');
    expect(screen.queryByRole('link', { name: /^Faire une clé/ })).toBeNull();
  });

  it('comes back to the stored choice with its provider, and says that its key is kept', async () => {
    await openModel({
      ...inForce,
      stored: { ...exampleStoredModel, prices: { input: 0.4, output: 2 }, prompt: 'full' },
    });
    expect(screen.getByText('Clé enregistrée, laisse vide pour la garder.')).toBeTruthy();
    await pick('OpenAI');
    expect(screen.queryByText(/laisse vide pour la garder/)).toBeNull();
    expect(typedIn(field('Lus (entrée)'))).toBe('');
    await pick('Mistral');
    expect(typedIn(field('Modèle'))).toBe('mistral-large-latest');
    expect(typedIn(field('Lus (entrée)'))).toBe('0,4');
    expect((screen.getByRole('radio', { name: 'Complète' }) as HTMLInputElement).checked).toBe(true);
    await tab.fill(field('Adresse'), 'https://ailleurs.example/v1');
    expect(screen.queryByText(/laisse vide pour la garder/)).toBeNull();
  });

  it('keeps what is typed when the tab reloads', async () => {
    await openModel();
    await tab.fill(field('Modèle'), 'mistral-small-latest');
    await tab.press('Actualiser');
    await waitFor(() => expect(tab.api.sent(getModel)).toHaveLength(2));
    expect(typedIn(field('Modèle'))).toBe('mistral-small-latest');
  });

  it('says which prompt a model gets by its name', async () => {
    await openModel();
    await tab.fill(field('Modèle'), 'qwen3:8b');
    expect(screen.getByText(/ce modèle reçoit la consigne courte/)).toBeTruthy();
  });

  it('shows what is wrong at each field, and sends nothing', async () => {
    await openModel();
    await tab.fill(field('Adresse'), 'api.mistral.ai');
    await tab.user.clear(field('Modèle'));
    await tab.fill(field('Clé'), 'une clé');
    await tab.fill(field('Lus (entrée)'), 'cher');
    await tab.press('Essayer');
    await expectFieldError(field('Adresse'), 'Une adresse commence par http:// ou https://');
    await expectFieldError(field('Clé'), "Une clé n'a ni espace ni accent");
    await expectFieldError(field('Modèle'), 'Choisis un modèle');
    await expectFieldError(field('Lus (entrée)'), "Un prix s'écrit en chiffres : 0,40");
    await tab.fill(field('Lus (entrée)'), '0,40');
    await expectFieldError(field('Écrits (sortie)'), 'Donne les deux prix, ou aucun');
    await tab.press('Activer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the key of a provider that needs one', async () => {
    await openModel();
    for (const button of ['Voir les modèles', 'Essayer']) {
      await tab.press(button);
      await expectFieldError(field('Clé'), 'Colle la clé de ce fournisseur');
    }
  });

  it('shows the field errors of the server', async () => {
    await openModel();
    tab.api.on(tryModel, fieldErrors({ baseUrl: 'Cette adresse ne peut pas être appelée' }));
    await tab.fill(field('Clé'), secret);
    await tab.press('Essayer');
    await expectFieldError(field('Adresse'), 'Cette adresse ne peut pas être appelée');
  });
});

describe('the list of models', () => {
  const models = [
    { id: 'mistral-small-latest', prices: { input: 0.1, output: 0.3 } },
    ...Array.from({ length: 9 }, (_, index) => ({ id: `autre-${index}`, prices: null })),
  ];

  it('is asked for with the key, is searched, and fills in model and prices', async () => {
    await openModel();
    tab.api.on(listProviderModels, { models });
    await tab.fill(field('Clé'), secret);
    await tab.press('Voir les modèles');
    const list = await screen.findByRole('group', { name: 'Modèles de la liste' });
    expect(tab.api.sent(listProviderModels)[0]?.body).toEqual({
      provider: 'mistral',
      baseUrl: mistral,
      apiKey: secret,
    });
    expect(within(list).getAllByRole('radio')).toHaveLength(10);
    await tab.fill(screen.getByLabelText('Rechercher un modèle'), 'SMALL');
    await tab.user.click(within(list).getByRole('radio', { name: /^mistral-small-latest/ }));
    expect(typedIn(field('Modèle'))).toBe('mistral-small-latest');
    expect(typedIn(field('Lus (entrée)'))).toBe('0,1');
    expect(typedIn(field('Écrits (sortie)'))).toBe('0,3');
    await tab.fill(screen.getByLabelText('Rechercher un modèle'), 'autre-3');
    await tab.user.click(within(list).getByRole('radio', { name: 'autre-3' }));
    expect(typedIn(field('Lus (entrée)'))).toBe('');
    await pick('OpenAI');
    expect(screen.queryByRole('group', { name: 'Modèles de la liste' })).toBeNull();
  });

  it('keeps the stored key by sending none', async () => {
    await openModel(inForce);
    tab.api.on(listProviderModels, { models: [] });
    await tab.press('Voir les modèles');
    expect(await screen.findByText(/^Cette adresse ne liste aucun modèle/)).toBeTruthy();
    expect(tab.api.sent(listProviderModels)[0]?.body).toEqual({ provider: 'mistral', baseUrl: mistral });
  });

  it('says why it does not come', async () => {
    await openModel(inForce);
    tab.api.on(listProviderModels, { problem: 'wrong_key' });
    await tab.press('Voir les modèles');
    expect(textOf(await screen.findByRole('alert'))).toBe(problemTexts.wrong_key);
  });
});

describe('a try', () => {
  it('says that it is under way, then shows replies, times, tokens and cost', async () => {
    await openModel();
    const held = heldAnswer(() => ok(goodTry));
    tab.api.on(tryModel, held.answering);
    await tab.fill(field('Clé'), secret);
    await tab.fill(field('Lus (entrée)'), '0,40');
    await tab.fill(field('Écrits (sortie)'), '2');
    await tab.press('Essayer');
    const status = within(tryPanel()).getByRole('status');
    await waitFor(() => expect(textOf(status)).toContain('Le modèle écrit ses réponses'));
    expect(isDisabled(screen.getByRole('button', { name: 'Essai…' }))).toBe(true);
    held.release();
    await waitFor(() => expect(textOf(status)).toBe('mistral-large-latest a répondu en 4,2 s.'));
    expect(tab.api.sent(tryModel)[0]?.body).toEqual({
      provider: 'mistral',
      baseUrl: mistral,
      apiKey: secret,
      model: 'mistral-large-latest',
      prompt: 'auto',
      prices: { input: 0.4, output: 2 },
    });
    const replies = within(screen.getByRole('list', { name: "Réponses de l'essai" })).getAllByRole('listitem');
    expect(replies.map(textOf)).toEqual([
      'HumoristiqueTu randonnes ou tu fuis ?',
      'FlirtJe porte le sac, tu choisis le sommet.',
      'OriginalQuel est ton pire pique-nique ?',
    ]);
    const shown = textOf(tryPanel());
    expect(shown).toContain('Première réponse1,8 sEssai complet4,2 sTokens1 240 lus, 310 écrits');
    expect(shown).toContain("Coût d'une réponse0,00041Pour 1 000 réponses0,41");
    await tab.fill(field('Modèle'), 'mistral-small-latest');
    expect(textOf(tryPanel())).toContain('Le formulaire a changé depuis cet essai.');
  });

  it('says «environ» of estimated tokens, and that a cost needs prices', async () => {
    await openModel(inForce);
    tab.api.on(tryModel, { ...goodTry, tokens: { ...goodTry.tokens, isEstimated: true }, cost: null });
    await tab.press('Essayer');
    await waitFor(() => expect(textOf(tryPanel())).toContain('environ 1 240 lus, 310 écrits'));
    expect(textOf(tryPanel())).toContain("Coût d'une réponseprix à donner");
  });

  it.each(['wrong_key', 'timeout', 'unfit'] as const)(
    'says what «%s» means, and shows what was written before it',
    async (problem) => {
      await openModel(inForce);
      tab.api.on(tryModel, { ...goodTry, replies: goodTry.replies.slice(0, 1), problem });
      await tab.press('Essayer');
      await waitFor(() => expect(textOf(within(tryPanel()).getByRole('status'))).toBe(problemTexts[problem]));
      expect(within(tryPanel()).getAllByRole('listitem')).toHaveLength(1);
      expect(textOf(tryPanel())).not.toContain("Coût d'une réponse");
    },
  );

  it('says so when the server does not answer', async () => {
    await openModel(inForce);
    tab.api.on(tryModel, badGateway);
    await tab.press('Essayer');
    await expectToast('Erreur', "L'essai n'a pas abouti. Réessaie.");
  });
});

describe('activating', () => {
  it('follows a good try at once, asks anew, and forgets the key', async () => {
    await openModel();
    tab.api.on(tryModel, goodTry);
    tab.api.on(useModelEndpoint, { message: 'mistral-large-latest écrit désormais.' });
    await tab.fill(field('Clé'), secret);
    await tab.press('Essayer');
    await screen.findByRole('list', { name: "Réponses de l'essai" });
    tab.api.on(getModel, inForce);
    await tab.press('Activer');
    await expectToast('Modèle activé', 'mistral-large-latest écrit désormais.');
    expect(tab.api.sent(useModelEndpoint)[0]?.body).toMatchObject({ provider: 'mistral', apiKey: secret });
    await waitFor(() => expect(writer()).toContain('mistral-large-latest (Mistral) écrit'));
    expect(typedIn(field('Clé'))).toBe('');
    expect(screen.getByText('Clé enregistrée, laisse vide pour la garder.')).toBeTruthy();
    expect(textOf(tryPanel())).not.toContain('Le formulaire a changé');
    expect(document.documentElement.innerHTML).not.toContain(secret);
  });

  it('never shows the key in clear', async () => {
    await openModel();
    await tab.fill(field('Clé'), secret);
    expect(field('Clé').getAttribute('type')).toBe('password');
    expect(within(screen.getByRole('main')).queryByRole('button', { name: /Afficher/ })).toBeNull();
  });

  it('asks first where the model was not tried', async () => {
    await openModel();
    tab.api.on(useModelEndpoint, { message: 'Fait.' });
    await tab.fill(field('Clé'), secret);
    await tab.press('Activer');
    const dialog = await screen.findByRole('dialog', { name: 'Activer sans essai ?' });
    expect(textOf(dialog)).toContain("mistral-large-latest n'a pas été essayé avec ces réglages.");
    expect(tab.api.sent(useModelEndpoint)).toEqual([]);
    await tab.press('Activer quand même');
    await expectToast('Modèle activé');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks first after a try that failed', async () => {
    await openModel(inForce);
    tab.api.on(tryModel, { ...goodTry, replies: [], problem: 'no_credit' });
    await tab.press('Essayer');
    await waitFor(() => expect(textOf(tryPanel())).toContain(problemTexts.no_credit));
    await tab.press('Activer');
    const dialog = await screen.findByRole('dialog', { name: 'Activer malgré cet essai ?' });
    expect(textOf(dialog)).toContain(problemTexts.no_credit);
    await tab.press('Annuler');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tab.api.sent(useModelEndpoint)).toEqual([]);
  });

  it('says «enregistré» where the environment goes on writing, and keeps the key where saving fails', async () => {
    await openModel(exampleModelState({ source: 'environment', current: { model: 'gpt-5', baseUrl: null } }));
    tab.api.on(useModelEndpoint, badGateway);
    await tab.fill(field('Clé'), secret);
    await tab.press('Activer');
    await tab.press('Activer quand même');
    await expectToast('Erreur', "Impossible d'activer ce modèle");
    expect(typedIn(field('Clé'))).toBe(secret);
    tab.api.on(useModelEndpoint, { message: 'Fait.' });
    await tab.press('Activer');
    await tab.press('Activer quand même');
    await expectToast('Modèle enregistré', 'Fait.');
  });
});

describe('dropping', () => {
  it('asks first, then asks anew', async () => {
    await openModel(inForce);
    tab.api.on(dropModel, { message: 'Le moteur intégré écrit.' });
    await tab.press("Arrêter d'utiliser ce modèle");
    const dialog = await screen.findByRole('dialog');
    expect(textOf(dialog)).toContain(
      'mistral-large-latest et sa clé sont oubliés. Dès maintenant, le moteur intégré écrit',
    );
    expect(tab.api.sent(dropModel)).toEqual([]);
    tab.api.on(getModel, exampleModelState());
    await tab.press('Arrêter');
    await expectToast('Modèle oublié', 'Le moteur intégré écrit.');
    await waitFor(() => expect(writer()).toContain("Aucun modèle n'est branché"));
    expect(screen.queryByText(/laisse vide pour la garder/)).toBeNull();
  });

  it('names the model that waits, where another one writes', async () => {
    await openModel({ ...inForce, source: 'file', current: { model: 'qwen3-8b.gguf', baseUrl: null } });
    await tab.press('Oublier le modèle en attente');
    expect(textOf(await screen.findByRole('dialog'))).toContain(
      "mistral-large-latest et sa clé sont oubliés. Le modèle du fichier continue d'écrire.",
    );
  });
});

describe('an Ollama on the server', () => {
  const ollama = { baseUrl: 'http://127.0.0.1:11434/v1', models: ['qwen3:8b', 'mistral-small'] };
  const card = () => screen.queryByRole('region', { name: 'Ollama tourne sur ce serveur' });

  it('is offered with its models, and fills in the form', async () => {
    await openModel(exampleModelState({ ollama }));
    expect(
      within(card() as HTMLElement)
        .getAllByRole('listitem')
        .map(textOf),
    ).toEqual(ollama.models);
    await tab.press('Remplir le formulaire');
    await expectFocus(screen.getByRole('form', { name: 'Modèle à essayer' }));
    expect(typedIn(field('Adresse'))).toBe(ollama.baseUrl);
    expect(typedIn(field('Modèle'))).toBe('qwen3:8b');
    await pick('mistral-small');
    expect(typedIn(field('Modèle'))).toBe('mistral-small');
    tab.api.on(tryModel, goodTry);
    await tab.press('Essayer');
    await waitFor(() => expect(tab.api.sent(tryModel)).toHaveLength(1));
    expect(tab.api.sent(tryModel)[0]?.body).toEqual({
      provider: 'ollama',
      baseUrl: ollama.baseUrl,
      model: 'mistral-small',
      prompt: 'auto',
    });
  });

  it('says how to install a model where there is none', async () => {
    await openModel(exampleModelState({ ollama: { ...ollama, models: [] } }));
    expect(textOf(card() as Element)).toContain('ollama pull mistral-small');
    expect(screen.queryByRole('button', { name: 'Remplir le formulaire' })).toBeNull();
  });

  it('is not offered while it writes already', async () => {
    await openModel({ ...inForce, ollama, current: { model: 'qwen3:8b', baseUrl: ollama.baseUrl } });
    expect(card()).toBeNull();
  });
});

describe('what the model did', () => {
  it('is nothing yet', async () => {
    await openModel();
    expect(screen.getByText('Aucun texte écrit par un modèle pour le moment')).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('is told by day, and by figures of the last seven days', async () => {
    const busy = { texts: 20, fellBack: 1, written: 60, refused: 3 };
    const days = [
      exampleModelDay('2026-10-20', { calls: 900, failures: 900, texts: 900, fellBack: 900 }),
      ...['11', '12', '13', '14', '15'].map((day) => exampleModelDay(`2026-11-${day}`)),
      exampleModelDay('2026-11-16', { ...busy, calls: 20, failures: 2, firstReplyMs: 2000 }),
      exampleModelDay('2026-11-17', { ...busy, calls: 30, failures: 3, firstReplyMs: 3000 }),
    ];
    await openModel({ ...inForce, days, callsToday: 30, freeCallsToday: 12 });
    const calls = screen.getByRole('region', { name: 'Appels sur 8 jours' });
    expect(textOf(calls)).toContain("Aujourd'hui : 30 sur 2 000");
    expect(textOf(calls)).toContain(
      "Les comptes gratuits et les visiteurs se partagent au plus la moitié du budget : 12 sur 1 000 aujourd'hui.",
    );
    expect(textOf(within(calls).getByRole('figure').querySelector('figcaption') as Element)).toBe(
      'Appels par jour, pour un budget de 2 000 : 20 oct., 900 appels, dont 900 échoués ; 16 nov., 20 appels, dont 2 échoués ; 17 nov., 30 appels, dont 3 échoués.',
    );
    expect(textOf(screen.getByRole('region', { name: 'Les 7 derniers jours' }))).toBe(
      'Les 7 derniers joursPremière réponse2,5 sAppels échoués10 %Écartés par les contrôles5 %Repris par le moteur intégré5 %',
    );
  });
});
