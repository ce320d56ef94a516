// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = (['Un', 'Deux', 'Trois'] as const).map((value) => ({ value, label: value, content: `Contenu ${value}` }));

function Example() {
  const [value, setValue] = useState<'Un' | 'Deux' | 'Trois'>('Deux');
  return <Tabs label="Essai" tabs={tabs} value={value} onChange={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('hands the focus on to the open tab, also after a click on a tab that had the focus already', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.click(tab('Deux'));
  await user.click(tab('Deux'));
  tab('Deux').blur();
  await user.tab();
  expect(document.activeElement).toBe(tab('Deux'));
});

it.each([
  ['{ArrowRight}', 'Trois'],
  ['{ArrowLeft}', 'Un'],
  ['{ArrowRight}{ArrowRight}', 'Un'],
  ['{End}', 'Trois'],
  ['{Home}', 'Un'],
])('opens another tab by %s, and names its panel', async (keys, opened) => {
  render(<Example />);
  const user = userEvent.setup();
  tab('Deux').focus();
  await user.keyboard(keys);
  expect(document.activeElement).toBe(tab(opened));
  expect(tab(opened).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: opened }).textContent).toBe(`Contenu ${opened}`);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

it('leaves an arrow with Alt to the browser, which goes back by it', async () => {
  render(<Example />);
  const user = userEvent.setup();
  tab('Deux').focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(tab('Deux').getAttribute('aria-selected')).toBe('true');
});
