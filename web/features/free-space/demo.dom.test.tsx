// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getUsage } from '#contract/usage.ts';
import { isDisabled, newTab, textOf } from '../../testing/browser-tab.tsx';
import { freeUser, unusedMeters } from '../../testing/example-users.ts';

// What a free account may do is said before it picks or types anything.

const tab = newTab();

async function open(usage: { emailVerified: boolean; freeDmTrialUsed: boolean; isShared?: boolean }) {
  const user = { ...freeUser, ...usage };
  tab.signIn(user);
  tab.api.on(getUsage, { ...unusedMeters(user), ...usage });
  await tab.open('/onboarding-dm');
  await screen.findByRole('heading', { name: 'Bonjour Camille' });
  const meter = await screen.findAllByRole('meter', { name: 'Démo offerte' });
  return { main: within(screen.getByRole('main')), used: meter[0]?.getAttribute('aria-valuenow') };
}

describe('the demo', () => {
  it('says that one capture is free, and how many texts a day are', async () => {
    const { main, used } = await open({ emailVerified: true, freeDmTrialUsed: false });
    main.getByText(/Une conversation en capture est offerte, une seule fois\. En texte, tu en as 3 par jour\./);
    expect(used).toBe('0');
    expect(main.getAllByRole('meter', { name: 'Conversations en texte' })).toHaveLength(1);
  });

  it('says to whom has not confirmed their address that they have this one run until they do', async () => {
    const { main } = await open({ emailVerified: false, freeDmTrialUsed: false });
    main.getByText(/Une conversation est offerte, en capture ou en texte\. Pour la suite .* confirme ton adresse/);
    expect(isDisabled(main.getByLabelText('Ou le texte de ta conversation'))).toBe(false);
    expect(main.queryByRole('meter', { name: 'Conversations en texte' })).toBeNull();
  });

  it('lets nobody type a chat that would be refused for want of a confirmed address', async () => {
    const { main, used } = await open({ emailVerified: false, freeDmTrialUsed: true });
    expect(used).toBe('1');
    expect(isDisabled(main.getByLabelText('Le texte de ta conversation'))).toBe(true);
    expect(main.queryByRole('button', { name: 'Générer mes réponses' })).toBeNull();
    main.getByRole('button', { name: 'Renvoyer le lien' });
    expect(textOf(screen.getByRole('main'))).toContain("Il reste à confirmer ton adresse. Dès que c'est fait");
  });

  it('says why it is used where another account of the mailbox has used it', async () => {
    await open({ emailVerified: true, freeDmTrialUsed: true, isShared: true });
    await screen.findByText(/L'offre gratuite vaut pour toute ta boîte mail/);
  });

  it('says nothing of other accounts where there are none', async () => {
    await open({ emailVerified: true, freeDmTrialUsed: true });
    expect(screen.queryByText(/toute ta boîte mail/)).toBeNull();
  });
});
