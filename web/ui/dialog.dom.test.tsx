// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Essai">
        <input aria-label="Nom" />
      </Dialog>
    </>
  );
}

async function opened() {
  render(<Example />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  const dialog = screen.getByRole('dialog', { name: 'Essai' });
  const veil = dialog.parentElement as HTMLElement;
  return { user, veil };
}

const isOpen = () => screen.queryByRole('dialog') !== null;

it('closes once a press beside it ends, so that the page below is not pressed, and hands the focus back', async () => {
  const { user, veil } = await opened();
  await user.pointer({ keys: '[MouseLeft>]', target: veil });
  expect(isOpen()).toBe(true);
  await user.pointer({ keys: '[/MouseLeft]', target: veil });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir' }));
});

it('stays open when a press that began inside ends beside it', async () => {
  const { user, veil } = await opened();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Nom') },
    { keys: '[/MouseLeft]', target: veil },
  ]);
  expect(isOpen()).toBe(true);
});
