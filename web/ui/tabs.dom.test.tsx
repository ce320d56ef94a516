// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

it('hands the focus on to the open tab, also after a click on a tab that had the focus already', async () => {
  const tabs = [
    { value: 'one', label: 'Un', content: null },
    { value: 'two', label: 'Deux', content: null },
  ] as const;
  render(<Tabs label="Essai" tabs={tabs} value="two" onChange={() => undefined} />);
  const open = screen.getByRole('tab', { name: 'Deux' });
  const user = userEvent.setup();
  await user.click(open);
  await user.click(open);
  open.blur();
  await user.tab();
  expect(document.activeElement).toBe(open);
});
