import { screen } from '@testing-library/react';
import { optimizeText } from '#contract/assistant.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { BrowserTab } from './browser-tab.tsx';
import { proUser } from './example-users.ts';

type Result = ResponseOf<typeof optimizeText>['result'];

export const shortTranscript: Result['transcript'] = {
  app: 'unknown',
  matchName: null,
  messages: [{ from: 'match', kind: 'text', text: 'Une rando, et toi ?', confidence: 1 }],
  warnings: [],
};

/** Lets the server answer a pasted conversation with these replies, all at once. */
export function answerText(tab: BrowserTab, responses: Result['responses'], given: Partial<Result> = {}): void {
  const result: Result = {
    responses,
    verdict: 'reply',
    reason: 'Une question attend.',
    transcript: shortTranscript,
    engine: 'model',
    followUp: null,
    variations: null,
    usage: null,
    ...given,
  };
  const headers = { 'content-type': 'text/event-stream' };
  tab.api.on(optimizeText, () => new Response(`event: done\ndata: ${JSON.stringify({ result })}\n\n`, { headers }));
}

/** Pastes a conversation in the dashboard; `askAboutText` sends it too. */
export async function pasteText(tab: BrowserTab): Promise<void> {
  tab.signIn(proUser);
  await tab.open('/dashboard');
  await tab.user.click(await screen.findByRole('tab', { name: 'Texte' }));
  await tab.fill(screen.getByLabelText('Le texte de ta conversation'), 'Elle : Une rando, et toi ?');
}

export async function askAboutText(tab: BrowserTab): Promise<void> {
  await pasteText(tab);
  await tab.press('Trouver mes 3 réponses');
}
