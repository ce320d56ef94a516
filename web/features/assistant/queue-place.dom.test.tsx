// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AssistantEvents, optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import { askAboutText, shortTranscript } from '../../testing/assistant-run.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';
import { installFakePictures } from '../../testing/fake-pictures.ts';

// What the screen says while other requests come before this one.

const tab = newTab();

/** Answers the run with a stream whose events the test sends. */
function answerByEvents(endpoint: typeof optimizeText | typeof optimizeScreenshot) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  tab.api.on(endpoint, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  return <Name extends keyof AssistantEvents>(name: Name, data: AssistantEvents[Name]) =>
    controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
}

describe('a run that waits for the model', () => {
  it('says how many requests come before it, to the eye and to a screen reader, until it is its turn', async () => {
    const send = answerByEvents(optimizeText);
    await askAboutText(tab);
    send('transcript', { transcript: shortTranscript });
    send('verdict', { verdict: 'reply', reason: 'Une question attend.' });
    send('redaction', { label: 'Rédaction…', ahead: 2 });
    const answers = await screen.findByRole('region', { name: 'Réponses proposées' });
    expect(await within(answers).findByText('Il y a 2 demandes avant la tienne.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Il y a 2 demandes avant la tienne.');

    send('redaction', { label: 'Rédaction…', ahead: 1 });
    expect(await within(answers).findByText('Il y a 1 demande avant la tienne.')).toBeTruthy();

    send('redaction', { label: 'Rédaction…', ahead: 0 });
    await waitFor(() => expect(screen.queryByText(/avant la tienne/)).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('Rédaction…');
  });
});

describe('a run that waits for the reader', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says its place and the seconds left; a screen reader says tens of seconds', async () => {
    installFakePictures();
    const send = answerByEvents(optimizeScreenshot);
    tab.signIn(proUser);
    await tab.open('/dashboard');
    const picture = new File(['x'], 'capture.png', { type: 'image/png' });
    await tab.user.upload(await screen.findByLabelText(/Ajoute ta capture d'écran/), picture);
    await tab.press('Trouver mes 3 réponses');
    send('lecture', { label: 'Lecture…', ahead: 12, seconds: 34 });
    expect(await screen.findByText('Il y a 12 demandes avant la tienne, encore 34 secondes environ.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Encore 40 secondes environ.');

    send('lecture', { label: 'Lecture…', ahead: 1, seconds: 1 });
    expect(await screen.findByText('Il y a 1 demande avant la tienne, encore 1 seconde environ.')).toBeTruthy();

    send('lecture', { label: 'Lecture…', ahead: 0, seconds: 0 });
    await waitFor(() => expect(screen.queryByText(/avant la tienne/)).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('Lecture…');
  });
});
