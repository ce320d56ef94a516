// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { expectAddress, expectToast, newTab } from '../../testing/browser-tab.tsx';
import { freeUser } from '../../testing/example-users.ts';

const tab = newTab();

const navigation = () => within(screen.getByRole('navigation', { name: 'Navigation principale' }));

describe('the landing page', () => {
  it('calls to the onboarding in four places', async () => {
    await tab.open('/');
    const calls = ['Commencer', 'Commencer gratuitement', 'Essayer sur ma conversation', 'Je me lance'];
    for (const name of calls) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/onboarding');
    }
    expect(document.querySelectorAll('a[href="/onboarding"]')).toHaveLength(calls.length);
    await tab.user.click(screen.getByRole('link', { name: 'Je me lance' }));
    await expectAddress('/onboarding');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pour commencer, tu es…');
  });

  it('links to these pages of the site and to no other', async () => {
    await tab.open('/');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([...new Set(addresses.filter((href) => href?.startsWith('/')))].sort()).toEqual([
      '/',
      '/affiliation',
      '/auth',
      '/cancel-subscription',
      '/legal/cgu',
      '/legal/confidentialite',
      '/legal/contact',
      '/legal/mentions',
      '/onboarding',
      '/pricing',
    ]);
  });

  it('offers a visitor login', async () => {
    await tab.open('/');
    expect(navigation().getByRole('link', { name: 'Connexion' }).getAttribute('href')).toBe('/auth');
    expect(navigation().queryByRole('button', { name: 'Déconnexion' })).toBeNull();
  });

  it('offers a member their space and logout', async () => {
    tab.signIn(freeUser);
    tab.api.on(logout, { message: 'À bientôt !' });
    await tab.open('/');
    const space = await navigation().findByRole('link', { name: 'Mon espace' });
    expect(space.getAttribute('href')).toBe('/onboarding-dm');
    expect(navigation().queryByRole('link', { name: 'Connexion' })).toBeNull();
    await tab.press('Déconnexion');
    await expectToast('Déconnexion réussie', 'À bientôt !');
    expect(await navigation().findByRole('link', { name: 'Connexion' })).toBeTruthy();
  });

  it('leads a member to their space', async () => {
    tab.signIn(freeUser);
    await tab.open('/');
    await tab.user.click(await navigation().findByRole('link', { name: 'Mon espace' }));
    await expectAddress('/onboarding-dm');
    expect(await screen.findByRole('heading', { level: 1, name: 'Salut Camille' })).toBeTruthy();
  });

  it('turns a reply that is picked into the next message', async () => {
    await tab.open('/');
    const example = within(screen.getByRole('region', { name: /^Exemple/ }));
    const reply = example.getByRole('button', { name: /ventilateur/ });
    const live = () => document.querySelector('section[aria-label^=Exemple] [aria-live=polite]')?.textContent;
    await tab.user.click(reply);
    expect(reply.getAttribute('aria-pressed')).toBe('true');
    expect(live()).toContain('ventilateur');
    await tab.user.click(example.getByRole('button', { name: /^Thomas/ }));
    await waitFor(() => expect(live()).toContain('Choisis ta réponse'));
  });
});

describe('figures and testimonials', () => {
  afterEach(() => vi.useRealTimers());

  it('are marked as illustration, and dated from today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
    await tab.open('/');
    const marks = screen.getAllByText("Chiffres et témoignages d'illustration");
    const section = screen.getByRole('region', { name: 'Le déclic, ça ressemble à ça' });
    // One mark beside the testimonials, one beside the hero's figures.
    expect(marks.some((mark) => section.contains(mark))).toBe(true);
    expect(marks.some((mark) => !section.contains(mark))).toBe(true);
    const testimonials = within(section);
    for (const figure of ['2000+', '85%', '4.8/5']) expect(testimonials.getByText(figure)).toBeTruthy();
    expect(testimonials.getAllByRole('figure')).toHaveLength(3);
    const dates = [...section.querySelectorAll('time')].map((time) => time.textContent?.trim());
    expect(dates).toEqual(['· il y a 2 semaines', '· le mois dernier', '· il y a 2 mois']);
  });
});
