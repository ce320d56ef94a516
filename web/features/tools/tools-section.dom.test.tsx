// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { privacyLines } from '../../content/assistant.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';

const tab = newTab();

it('three tools say that pasted text is written about, and the radar that it is only analysed here', async () => {
  tab.signIn(proUser);
  await tab.open('/dashboard?section=outils');
  expect(await screen.findAllByText(privacyLines.local.texte, { exact: false })).toHaveLength(3);
  const radar = screen.getByText(privacyLines.local.analyse, { exact: false });
  expect(radar.closest('form')?.textContent).toContain('Radar à red flags');
  expect(privacyLines.model.analyse).toBe(privacyLines.local.analyse);
});
