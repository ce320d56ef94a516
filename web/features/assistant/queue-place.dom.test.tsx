// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AssistantEvents, optimizeText } from '#contract/assistant.ts';
import { askAboutText, shortTranscript } from '../../testing/assistant-run.ts';
import { newTab } from '../../testing/browser-tab.tsx';

// What the screen says while other requests come before this one.

const tab = newTab();

/** Answers the run with a stream whose events the test sends. */
function answerByEvents() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  tab.api.on(optimizeText, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  return <Name extends keyof AssistantEvents>(name: Name, data: AssistantEvents[Name]) =>
    controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
}

describe('a run that waits for the model', () => {
  it('says how many requests come before it, to the eye and to a screen reader, until it is its turn', async () => {
    const send = answerByEvents();
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
