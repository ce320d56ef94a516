// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { generateBios, listBios } from '#contract/bios.ts';
import { browserModelHeader, sayWords } from '#contract/browser-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { writeOpeners } from '#contract/tool-calls.ts';
import { countTries, tryReply } from '#contract/try.ts';
import type { Reply } from '#contract/writing.ts';
import { newTab, textOf } from '../../testing/browser-tab.tsx';
import { exampleSettings } from '../../testing/example-settings.ts';
import { proUser } from '../../testing/example-users.ts';
import { noConnection, ok } from '../../testing/fake-api.ts';
import { answerByEvents, exampleAsk, type Words } from '../../testing/fake-writing.ts';
import { giveLanguageModel } from '../../testing/give-language-model.ts';

// Calls with the model of the user's own browser: when it is offered, and what the screens show of it.

const tab = newTab();
const mark = "écrit sur ton ordinateur, rien n'est parti";

const transcript: ResponseOf<typeof optimizeText>['result']['transcript'] = {
  app: 'unknown',
  matchName: null,
  messages: [{ from: 'match', kind: 'text', text: 'Une rando, et toi ?', confidence: 1 }],
  warnings: [],
};
const judged = { verdict: 'reply', reason: 'Une question attend.' } as const;
const replyOf = (content: string, more: Partial<Reply> = {}): Reply => ({
  tone: 'humoristique',
  content,
  why: 'Court.',
  confidence: 80,
  ...more,
});
const ownReply = replyOf('La rando, oui, mais avec goûter.', { isOnDevice: true });
const line = replyOf('Et toi, plutôt montagne ?', { tone: 'flirt', isStartingIdea: true });

const doneWith = (replies: Reply[]): ResponseOf<typeof optimizeText> => ({
  result: {
    responses: replies.map(({ content, why, ...reply }) => ({ ...reply, text: content, context: why })),
    ...judged,
    transcript,
    engine: 'model',
    followUp: null,
    variations: null,
    usage: null,
  },
});

afterEach(() => vi.restoreAllMocks());

async function openDashboard(): Promise<void> {
  tab.signIn(proUser);
  await tab.open('/dashboard');
  await tab.user.click(await screen.findByRole('tab', { name: 'Texte' }));
}

async function askAboutText(): Promise<void> {
  await tab.fill(await screen.findByLabelText('Le texte de ta conversation'), 'Elle : Une rando, et toi ?');
  await tab.press('Trouver mes 3 réponses');
  await waitFor(() => expect(tab.api.sent(optimizeText).length).toBeGreaterThan(0));
}

const offered = () => tab.api.sent(optimizeText).map(({ headers }) => headers.get(browserModelHeader));
const region = async () => within(await screen.findByRole('region', { name: 'Réponses proposées' }));

describe('a run', () => {
  it('shows each reply of the browser’s model as it comes, with its mark and without a percentage', async () => {
    giveLanguageModel({ answers: ['{"replies":[]}'], pieceLength: 2, pieceMs: 100 });
    const writing = answerByEvents(tab.api, optimizeText);
    await openDashboard();
    await askAboutText();
    expect(offered()[0]).toMatch(/^[\da-f-]{36}$/);
    writing.tell('transcript', { transcript });
    writing.tell('ask', exampleAsk);
    expect(await (await region()).findByText('Ton ordinateur écrit…')).toBeTruthy();
    await waitFor(() => expect(writing.textOf()).toBe('{"replies":[]}'));
    writing.tell('verdict', judged);
    writing.tell('redaction', { label: 'Rédaction…' });
    writing.tell('reply', { reply: ownReply });
    await (await region()).findByText(ownReply.content);
    writing.tell('reply', { reply: line });
    writing.tell('written', { byModel: 1, byEngine: 1 });
    writing.tell('done', doneWith([ownReply, line]));
    await screen.findByText('Régénérer');
    const cards = (await region()).getAllByText(/La rando, oui|plutôt montagne/).map((text) => text.closest('li'));
    expect(textOf(cards[0] as Element)).toContain(mark);
    expect(textOf(cards[0] as Element)).not.toContain('Confiance');
    expect(textOf(cards[1] as Element)).not.toContain(mark);
    expect(textOf(cards[1] as Element)).toContain('Confiance 80 %');
    const setting = (await region()).getByRole('link', { name: 'Réglage' });
    expect(setting.getAttribute('href')).toBe('/compte#navigateur');
    expect(window.localStorage).toHaveLength(0);
  });

  it('is not waited for by a user who says so: the server is told, and the lines come', async () => {
    const log = giveLanguageModel({ fault: 'silent' });
    const writing = answerByEvents(tab.api, optimizeText);
    await openDashboard();
    await askAboutText();
    writing.tell('transcript', { transcript });
    writing.tell('ask', exampleAsk);
    await screen.findByRole('button', { name: 'Ne pas attendre' });
    expect(screen.getAllByRole('status').map(textOf)).toContain('Ton ordinateur écrit…');
    await tab.press('Ne pas attendre');
    await waitFor(() => expect(writing.words.at(-1)?.end).toBe('failed'));
    expect(screen.queryByText('Ton ordinateur écrit…')).toBeNull();
    expect(log).toMatchObject({ aborted: 1, destroyed: 1 });
    writing.tell('verdict', judged);
    writing.tell('reply', { reply: line });
    writing.tell('done', doneWith([line]));
    expect(await screen.findByText('Régénérer')).toBeTruthy();
    expect(screen.queryByText(mark)).toBeNull();
  });

  it('that is cancelled stops the model', async () => {
    const log = giveLanguageModel({ fault: 'silent' });
    const writing = answerByEvents(tab.api, optimizeText);
    await openDashboard();
    await askAboutText();
    writing.tell('ask', exampleAsk);
    await waitFor(() => expect(log.prompts).toHaveLength(1));
    await tab.press('Annuler');
    await waitFor(() => expect(log).toMatchObject({ aborted: 1, destroyed: 1 }));
    expect(writing.words).toEqual([]);
  });

  it('gets its lines where the words do not reach the server', async () => {
    giveLanguageModel({ answers: ['{}'] });
    const writing = answerByEvents(tab.api, optimizeText);
    tab.api.on(sayWords, noConnection);
    await openDashboard();
    await askAboutText();
    writing.tell('transcript', { transcript });
    writing.tell('ask', exampleAsk);
    await waitFor(() => expect(tab.api.sent(sayWords)).toHaveLength(2));
    writing.tell('reply', { reply: line });
    writing.tell('done', doneWith([line]));
    expect(await screen.findByText('Régénérer')).toBeTruthy();
  });

  it('offers the model no more in a tab in which it was of no use twice in a row', async () => {
    giveLanguageModel({ answers: ['pas du JSON'] });
    const writing = answerByEvents(tab.api, optimizeText);
    await openDashboard();
    for (let turn = 1; turn <= 3; turn++) {
      if (turn === 1) await askAboutText();
      else await tab.press('Régénérer');
      await waitFor(() => expect(tab.api.sent(optimizeText)).toHaveLength(turn));
      writing.tell('transcript', { transcript });
      if (turn < 3) writing.tell('ask', exampleAsk);
      if (turn < 3) await waitFor(() => expect(writing.words.filter(({ end }) => end === 'done')).toHaveLength(turn));
      writing.tell('written', { byModel: 0, byEngine: 1 });
      writing.tell('done', doneWith([replyOf(`Idée ${turn}`, { isStartingIdea: true })]));
      await screen.findByText(`Idée ${turn}`);
    }
    expect(offered().map((run) => run !== null)).toEqual([true, true, false]);
  });
});

describe('nothing is offered', () => {
  const answered = () =>
    tab.api.on(
      optimizeText,
      () =>
        new Response(`event: done\ndata: ${JSON.stringify(doneWith([line]))}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        }),
    );
  it.each([
    ['where the browser has no model', () => undefined],
    ['before it is downloaded', () => giveLanguageModel({ availability: 'downloadable' })],
    ['where it does not write French', () => giveLanguageModel({ languages: ['en'] })],
    [
      'where the user turned it off',
      () => {
        giveLanguageModel();
        window.localStorage.setItem('declic.browser-model', 'off');
      },
    ],
    [
      'where the server has a model',
      () => {
        giveLanguageModel();
        vi.spyOn(exampleSettings, 'writer', 'get').mockReturnValue('model');
      },
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    answered();
    await openDashboard();
    await askAboutText();
    await screen.findByText('Régénérer');
    expect(offered()).toEqual([null]);
  });
});

describe('other texts of the browser’s model', () => {
  const asked = (body: unknown) => (body as Words).end === undefined;

  it('are marked once under the bios', async () => {
    giveLanguageModel({ answers: ['{"bios":[]}'], pieceLength: 2, pieceMs: 100 });
    tab.api.on(listBios, { bios: [] });
    const writing = answerByEvents(tab.api, generateBios, asked);
    tab.signIn({ ...proUser, hasBioAccess: true });
    await tab.open('/dashboard?section=bio');
    await tab.fill(await screen.findByLabelText("Tes centres d'intérêt"), 'rando, jazz');
    await tab.press('Générer 3 bios');
    await waitFor(() => expect(tab.api.sent(generateBios)).toHaveLength(1));
    writing.tell('ask', exampleAsk);
    expect(await screen.findByRole('button', { name: 'Ne pas attendre' })).toBeTruthy();
    await waitFor(() => expect(writing.textOf()).toBe('{"bios":[]}'));
    writing.tell('written', { byModel: 1, byEngine: 0 });
    const bio = { id: crypto.randomUUID(), style: 'fun', content: 'Rando le jour, jazz le soir.', isFavorite: false };
    writing.tell('done', { generated: [{ ...bio, characterCount: 28 }], usage: null });
    await screen.findByText('Rando le jour, jazz le soir.');
    expect(screen.getAllByText(mark, { exact: false }).map(textOf)).toEqual([`${mark} · Réglage`]);
  });

  it('are marked in part under openers of which some are ours', async () => {
    giveLanguageModel({ answers: ['{"openers":[]}'] });
    const writing = answerByEvents(tab.api, writeOpeners, asked);
    tab.signIn(proUser);
    await tab.open('/dashboard?section=outils');
    await tab.user.click(await screen.findByRole('tab', { name: 'Accroches' }));
    await tab.fill(screen.getByLabelText('La bio de son profil'), 'Prof de SVT, mon chat choisit mes matchs.');
    await tab.press('Écrire 10 accroches');
    await waitFor(() => expect(tab.api.sent(writeOpeners)).toHaveLength(1));
    writing.tell('ask', exampleAsk);
    await waitFor(() => expect(writing.words.at(-1)?.end).toBe('done'));
    writing.tell('written', { byModel: 4, byEngine: 6 });
    const opener = { strategy: 'question', content: 'Ton chat a-t-il validé ?', about: 'chat', score: 85, why: [] };
    writing.tell('done', { openers: [opener], remark: null, usage: null });
    await screen.findByText(/Ton chat a-t-il validé/);
    expect(screen.getByText(`en partie ${mark}`, { exact: false })).toBeTruthy();
  });

  it('are marked on the try of a visitor', async () => {
    tab.api.on(countTries, { left: 2 });
    giveLanguageModel({ answers: ['{"replies":[]}'] });
    const writing = answerByEvents(tab.api, tryReply, asked);
    await tab.open('/');
    const form = within(screen.getByRole('form', { name: 'Essaie tout de suite' }));
    await tab.fill(form.getByRole('textbox'), 'Une rando, et toi ?');
    await tab.press('Trouver ma réponse');
    await waitFor(() => expect(tab.api.sent(tryReply)).toHaveLength(1));
    writing.tell('ask', exampleAsk);
    await waitFor(() => expect(writing.words.at(-1)?.end).toBe('done'));
    writing.tell('reply', { reply: ownReply });
    writing.tell('done', { ...judged, replies: [ownReply], engine: 'model', left: 1 });
    expect(await screen.findByText(mark)).toBeTruthy();
  });
});

it('a call without a model is sent as it always was', async () => {
  tab.api.on(listBios, { bios: [] });
  tab.api.on(generateBios, () => ok({ generated: [], usage: null }));
  tab.signIn({ ...proUser, hasBioAccess: true });
  await tab.open('/dashboard?section=bio');
  await tab.fill(await screen.findByLabelText("Tes centres d'intérêt"), 'rando, jazz');
  await tab.press('Générer 3 bios');
  await waitFor(() => expect(tab.api.sent(generateBios)).toHaveLength(1));
  expect(tab.api.sent(generateBios)[0]?.headers.get('accept')).toBe('application/json');
});
