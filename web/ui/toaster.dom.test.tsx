// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showToast } from './toast.ts';
import Toaster from './toaster.tsx';

afterEach(cleanup);

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
