// @demand told-of-ai
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Speaker } from '#contract/reading.ts';
import { countTries, tryReply } from '#contract/try.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { exampleSettings } from '../../testing/example-settings.ts';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { refusal } from '../../testing/fake-api.ts';

const tab = newTab();
const message = 'Je lis un polar islandais';

const transcriptOf = (...said: [Speaker, string][]) => ({
  app: 'unknown' as const,
  matchName: null,
  messages: said.map(([from, text]) => ({ from, text, kind: 'text' as const, confidence: 1 })),
  warnings: [],
});

const answer: ResponseOf<typeof tryReply> = {
  transcript: transcriptOf(['match', message]),
  verdict: 'reply',
  reason: 'La balle est dans ton camp.',
  replies: [
    { tone: 'humoristique', content: 'Le classique que tu prétends avoir lu ?', why: 'Taquine.', confidence: 60 },
    { tone: 'flirt', content: "Prête-m'en un.", why: 'Ouvre.', confidence: 60 },
    { tone: 'original', content: 'Quel personnage, et où ?', why: 'Fait rêver.', confidence: 60 },
  ],
  engine: 'model',
  left: 1,
};

function answerTry(given = answer): void {
  const events = `event: done\ndata: ${JSON.stringify(given)}\n\n`;
  tab.api.on(countTries, { left: 2 });
  tab.api.on(tryReply, () => new Response(events, { headers: { 'content-type': 'text/event-stream' } }));
}

const form = () => within(screen.getByRole('form', { name: 'Essaie tout de suite' }));
const result = async () => within(await screen.findByRole('region', { name: 'Ton essai' }));

const replies = async () => {
  const list = within(await (await result()).findByRole('list', { name: 'Réponses proposées' }));
  return list.getAllByRole('listitem');
};

async function tryMessage(text = message): Promise<void> {
  tab.api.on(countTries, { left: 2 });
  await tab.open('/');
  await tab.fill(form().getByRole('textbox'), text);
  await tab.press('Trouver ma réponse');
}

describe('the try-out of the landing page', () => {
  it('answers a pasted message with three replies, and leads on to the sign-up', async () => {
    answerTry();
    await tryMessage();
    const shown = await result();
    expect(await replies()).toHaveLength(3);
    expect(tab.api.sent(tryReply).map(({ body }) => body)).toEqual([{ conversation: message }]);
    expect(shown.getByText(message)).toBeTruthy();
    expect(shown.getByText(/^3 réponses en [\d,]+ s$/)).toBeTruthy();
    expect(shown.getByText("Il te reste 1 essai sans compte aujourd'hui.")).toBeTruthy();
    expect(shown.getByText(/^Ces textes sont écrits par une IA/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Continuer gratuitement' }).getAttribute('href')).toBe('/signup');
    expect(document.activeElement?.textContent).toBe('Ton essai');
  });

  it('answers a sample chat with one tap', async () => {
    answerTry({
      ...answer,
      transcript: transcriptOf(['moi', 'Tu fais quoi ce week-end ?'], ['match', 'Rien de spécial']),
    });
    await tab.open('/');
    await tab.user.click(form().getByRole('button', { name: /^Nora/ }));
    const shown = await result();
    expect(shown.getByText('Tu fais quoi ce week-end ?')).toBeTruthy();
    expect(shown.getByText('Rien de spécial')).toBeTruthy();
    expect(tab.api.sent(tryReply).map(({ body }) => body)).toEqual([{ sample: 'nora' }]);
  });

  it('shows who said what, and swaps the speakers with one tap each way', async () => {
    const conversation = 'Moi : Tu fais quoi ?\nCamille : Rien';
    const talk = transcriptOf(['moi', 'Tu fais quoi ?'], ['match', 'Rien']);
    answerTry({ ...answer, transcript: talk, swap: 'granted' });
    await tryMessage(conversation);
    const shown = await result();
    await replies();
    const lines = () => shown.getAllByText(/Tu fais quoi|Rien$/).map((line) => line.closest('p')?.textContent);
    expect(lines()).toEqual(['Toi : Tu fais quoi ?', 'Ton match : Rien']);
    answerTry({
      ...answer,
      transcript: transcriptOf(['match', 'Tu fais quoi ?'], ['moi', 'Rien']),
      verdict: 'wait',
      replies: [],
    });
    await tab.press('Inverser qui parle');
    await waitFor(() => expect(lines()).toEqual(['Ton match : Tu fais quoi ?', 'Toi : Rien']));
    await tab.press('Inverser qui parle');
    expect(lines()).toEqual(['Toi : Tu fais quoi ?', 'Ton match : Rien']);
    expect(shown.getByText("Prête-m'en un.")).toBeTruthy();
    expect(tab.api.sent(tryReply).map(({ body }) => body)).toEqual([
      { conversation },
      { conversation, swap: 'granted' },
    ]);
    expect(JSON.parse(window.sessionStorage.getItem('declic.try') ?? '').messages[0].from).toBe('moi');
  });

  it('says before anything is typed how many tries there are, and how many are left', async () => {
    tab.api.on(countTries, { left: 0 });
    await tab.open('/');
    expect(form().getByText(/2 essais par jour sans compte\. Les exemples ne comptent pas/)).toBeTruthy();
    await tab.user.click(form().getByRole('textbox'));
    expect(await form().findByText(/reviennent à minuit/)).toBeTruthy();
    expect(
      form()
        .getByRole('link', { name: /compte gratuit/ })
        .getAttribute('href'),
    ).toBe('/signup');
  });

  it('says what is missing without asking the server', async () => {
    tab.api.on(countTries, { left: 2 });
    await tab.open('/');
    await tab.press('Trouver ma réponse');
    expect(form().getByRole('alert').textContent).toBe('Colle un message, ou choisis un exemple.');
    expect(document.activeElement).toBe(form().getByRole('textbox'));
  });

  it('shows that it works, and can be cancelled without losing the message', async () => {
    tab.api.on(tryReply, () => new Promise<Response>(() => {}));
    await tryMessage();
    expect(await (await result()).findByText('Analyse…')).toBeTruthy();
    await tab.press('Annuler');
    expect((form().getByRole('textbox') as HTMLTextAreaElement).value).toBe(message);
  });

  it('leads who has spent the tries to a free account', async () => {
    tab.api.on(tryReply, refusal('quota_exhausted', 'Tu as utilisé tes 2 essais du jour. Continue gratuitement.'));
    await tryMessage();
    const problem = within(await (await result()).findByRole('alert'));
    expect(problem.getByText(/^Tu as utilisé tes 2 essais du jour/)).toBeTruthy();
    expect(problem.getByRole('link', { name: 'Continuer gratuitement' }).getAttribute('href')).toBe('/signup');
    expect(problem.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('asks again after a failure', async () => {
    tab.api.on(tryReply, refusal('overloaded', 'Il y a du monde. Réessaie dans un instant.'));
    await tryMessage();
    await (await result()).findByText('Il y a du monde. Réessaie dans un instant.');
    answerTry();
    await tab.press('Réessayer');
    expect(await replies()).toHaveLength(3);
  });

  it('shows the verdict where it is better not to answer', async () => {
    answerTry({ ...answer, verdict: 'stop', reason: 'La personne a dit non.', replies: [] });
    await tryMessage();
    expect(await (await result()).findByText('Mieux vaut en rester là')).toBeTruthy();
  });

  it('is hidden where the operator has turned it off', async () => {
    vi.spyOn(exampleSettings, 'triesPerDay', 'get').mockReturnValue(0);
    await tab.open('/');
    expect(screen.queryByRole('form', { name: 'Essaie tout de suite' })).toBeNull();
    expect(screen.getByRole('region', { name: /^Exemple/ })).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('a try that was made before signing up', () => {
  it('is kept in the tab alone', async () => {
    answerTry();
    await tryMessage();
    await replies();
    expect(JSON.parse(window.sessionStorage.getItem('declic.try') ?? '')).toMatchObject({
      messages: [{ from: 'match', text: message }],
    });
    expect(window.localStorage).toHaveLength(0);
  });

  it('is announced on the sign-up page', async () => {
    window.sessionStorage.setItem('declic.try', '{}');
    await tab.open('/signup');
    expect(await screen.findByText("Ton essai t'attend.")).toBeTruthy();
  });

  it.each([
    ['the free space', freeUser, '/onboarding-dm'],
    ['the dashboard of someone who paid', proUser, '/dashboard'],
  ])('is found again in %s, and gone once it is erased', async (_, user, address) => {
    const { verdict, reason, replies } = answer;
    const messages = [{ from: 'match', text: message }];
    window.sessionStorage.setItem('declic.try', JSON.stringify({ messages, verdict, reason, replies }));
    tab.signIn(user);
    await tab.open(address);
    await screen.findByText('Ton essai');
    expect(screen.getByText("Prête-m'en un.")).toBeTruthy();
    await tab.press('Effacer mon essai');
    await waitFor(() => expect(screen.queryByText('Ton essai')).toBeNull());
    expect(window.sessionStorage.getItem('declic.try')).toBeNull();
  });
});
