// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readingWarnings } from '#contract/reading.ts';
import { readCapture } from '#contract/tool-calls.ts';
import { type FakeApi, installFakeApi, refusal } from '../../testing/fake-api.ts';
import { installFakePictures } from '../../testing/fake-pictures.ts';
import { CaptureField } from './capture-field.tsx';

const picture = new File(['x'], 'profil.png', { type: 'image/png' });
const onText = vi.fn();
const refuse = vi.fn();
let api: FakeApi;

beforeEach(() => {
  installFakePictures();
  api = installFakeApi();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function pick(): Promise<void> {
  render(<CaptureField feature="openerPack" of="son profil" onText={onText} refuse={refuse} />);
  await userEvent.upload(screen.getByLabelText(/Lire une capture de son profil/), picture);
}

const asked = () => api.sent(readCapture)[0];

it('hands on the text of a picked screenshot, with what to check in it', async () => {
  const warnings = [{ code: 'low_confidence', message: readingWarnings.low_confidence }];
  const done = `event: done\ndata: ${JSON.stringify({ text: 'Prof de SVT', warnings })}\n\n`;
  api.on(readCapture, () => new Response(done, { headers: { 'content-type': 'text/event-stream' } }));
  await pick();
  await waitFor(() => expect(onText).toHaveBeenCalledWith('Prof de SVT'));
  const form = asked()?.body as FormData;
  expect(JSON.parse(String(form.get('request')))).toEqual({ feature: 'openerPack' });
  expect(form.getAll('files')).toHaveLength(1);
  expect(screen.getByText(/vérifie le texte avant d'envoyer/)).not.toBeNull();
  expect(screen.getByText(readingWarnings.low_confidence)).not.toBeNull();
});

it('says that it reads, and can be called off', async () => {
  api.on(readCapture, () => new Promise(() => undefined));
  await pick();
  await waitFor(() => expect(asked()).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la lecture' }));
  expect(asked()?.signal?.aborted).toBe(true);
  expect(screen.getByLabelText(/Lire une capture de son profil/)).not.toBeNull();
});

it('says how many come before, and for how long, while the reader reads for others', async () => {
  const place = 'event: lecture\ndata: {"label":"Lecture…","ahead":3,"seconds":12}\n\n';
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(place)),
  });
  api.on(readCapture, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  await pick();
  expect(await screen.findByText('Il y a 3 demandes avant la tienne, encore 12 secondes environ.')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Encore 20 secondes environ.');
});

it('hands a failure on to be told', async () => {
  api.on(readCapture, refusal('provider_unavailable', 'La lecture ne répond pas.'));
  await pick();
  await waitFor(() => expect(refuse).toHaveBeenCalled());
  expect(refuse.mock.calls[0]?.[0]).toMatchObject({ code: 'provider_unavailable' });
  expect(refuse.mock.calls[0]?.[1]).toBe("Erreur lors de l'analyse");
  expect(onText).not.toHaveBeenCalled();
});

it('says before how many readings there are', () => {
  const field = { of: 'son profil', onText, refuse };
  const { rerender } = render(<CaptureField feature="openerPack" {...field} />);
  expect(screen.getByText(/3 lectures par utilisation\./)).not.toBeNull();
  rerender(<CaptureField feature="bioRating" isUnlimited {...field} />);
  expect(screen.getByText(/90 lectures par mois\./)).not.toBeNull();
});
