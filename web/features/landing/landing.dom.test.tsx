// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { heroReplies } from '../../content/examples.ts';
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

  it('lets no line start with a question mark', async () => {
    await tab.open('/');
    expect(document.body.textContent?.match(/\S+ [?!;»]/g)).toBeNull();
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeTruthy();
  });

  it('turns a reply that is picked into the next message', async () => {
    await tab.open('/');
    const example = within(screen.getByRole('region', { name: /^Exemple/ }));
    const beginning = heroReplies[1]?.content.slice(0, 20) ?? '';
    const reply = example.getByRole('button', { name: (name) => name.includes(beginning) });
    expect(example.getByText('Choisis ta réponse')).toBeTruthy();
    await tab.user.click(reply);
    expect(reply.getAttribute('aria-pressed')).toBe('true');
    expect(example.getAllByText((text) => text.startsWith(beginning))).toHaveLength(2);
    expect(example.queryByText('Choisis ta réponse')).toBeNull();
  });
});

describe('figures and testimonials', () => {
  afterEach(() => vi.useRealTimers());

  // @demand unproven-claims
  it('stand once, marked as illustration and dated from today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
    await tab.open('/');
    const section = screen.getByRole('region', { name: 'Le déclic, ça ressemble à ça' });
    // Once on the page, and after the section of what can be checked.
    expect(section.contains(screen.getByText("Chiffres et témoignages d'illustration"))).toBe(true);
    const facts = screen.getByRole('region', { name: 'Ce que tu peux vérifier' });
    expect(facts.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const testimonials = within(section);
    for (const figure of ['2000+', '85 %', '4,8/5', '+2000', '2 300'])
      expect(section.contains(screen.getByText(figure))).toBe(true);
    expect(testimonials.getAllByRole('figure')).toHaveLength(3);
    const dates = [...section.querySelectorAll('time')].map((time) => time.textContent?.trim());
    expect(dates).toEqual(['· il y a 2 semaines', '· le mois dernier', '· il y a 2 mois']);
  });
});
