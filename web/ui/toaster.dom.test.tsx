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

it.each([
  ['Accès refusé', 1],
  ['Erreur', 0],
])(
  'shows a toast beside the same reason on the page only where its title names the failure: «%s»',
  async (title, count) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 20));
    render(
      <>
        <p role="alert">{reason}</p>
        <Toaster />
      </>,
    );
    // Once the toaster shows another toast, it has decided on this one.
    showToast({ title: 'Copié !' });
    await screen.findByText('Copié !');
    showToast({ title, description: reason, tone: 'danger' });
    await nextFrames(4);
    expect(screen.queryAllByText(title)).toHaveLength(count);
  },
);

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
