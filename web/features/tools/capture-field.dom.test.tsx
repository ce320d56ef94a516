// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readingWarnings } from '#contract/reading.ts';

const calls = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('../../api-events.ts', () => ({ callWithEvents: calls.read }));
vi.mock('../assistant/prepare-screenshot.ts', () => ({ prepareScreenshot: async (file: File) => file }));

const { CaptureField } = await import('./capture-field.tsx');
const picture = new File(['x'], 'profil.png', { type: 'image/png' });
const onText = vi.fn();
const refuse = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function pick(): Promise<void> {
  render(<CaptureField feature="openerPack" of="son profil" onText={onText} refuse={refuse} />);
  await userEvent.upload(screen.getByLabelText(/Lire une capture de son profil/), picture);
}

it('hands on the text of a picked screenshot, with what to check in it', async () => {
  const warnings = [{ code: 'low_confidence', message: readingWarnings.low_confidence }];
  calls.read.mockResolvedValue({ text: 'Prof de SVT', warnings });
  await pick();
  await waitFor(() => expect(onText).toHaveBeenCalledWith('Prof de SVT'));
  expect(calls.read.mock.calls[0]?.[1]).toMatchObject({ body: { feature: 'openerPack' }, files: [picture] });
  expect(screen.getByText(/vérifie le texte avant d'envoyer/)).not.toBeNull();
  expect(screen.getByText(readingWarnings.low_confidence)).not.toBeNull();
});

it('says that it reads, and can be called off', async () => {
  calls.read.mockReturnValue(new Promise(() => undefined));
  await pick();
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler la lecture' }));
  expect(calls.read.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(screen.getByLabelText(/Lire une capture de son profil/)).not.toBeNull();
});

it('hands a failure on to be told', async () => {
  const failure = new Error('non');
  calls.read.mockRejectedValue(failure);
  await pick();
  await waitFor(() => expect(refuse).toHaveBeenCalledWith(failure, "Erreur lors de l'analyse"));
  expect(onText).not.toHaveBeenCalled();
});
