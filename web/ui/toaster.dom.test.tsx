// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import Toaster from './toaster.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const reason = 'Mot de passe admin incorrect';

/** The toaster, and a page that gives a reason in an alert. */
async function showPage(): Promise<void> {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 20));
  render(
    <>
      <p role="alert">{reason}</p>
      <Toaster />
    </>,
  );
  // Once the toaster shows a toast, it decides on the next within two frames.
  showToast({ title: 'Copié !' });
  await screen.findByText('Copié !');
}

it('shows a toast beside the same reason on the page where its title names the failure', async () => {
  await showPage();
  showToast({ title: 'Accès refusé', description: reason, tone: 'danger' });
  expect(await screen.findByText('Accès refusé')).toBeTruthy();
});

it('shows no toast that says no more than the page', async () => {
  await showPage();
  showToast({ title: 'Erreur', description: reason, tone: 'danger' });
  await nextFrames(4);
  expect(screen.queryByText('Erreur')).toBeNull();
});

async function nextFrames(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
}

it('lets Tab pass by a toast instead of catching it', async () => {
  render(
    <>
      <button type="button">Avant</button>
      <Toaster />
      <button type="button">Après</button>
    </>,
  );
  showToast({ title: 'Ton compte est prêt' });
  await screen.findByText('Ton compte est prêt');
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Avant' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Après' }));
});
