// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { expectAddress, newTab } from '../../testing/browser-tab.tsx';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { heldAnswer, noConnection, ok, refusal } from '../../testing/fake-api.ts';

// Who gets in where, and what a member sees while the server cannot say who is here.

const tab = newTab();

const greeting = () => screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });

describe('the dashboard', () => {
  it('leads a visitor to login', async () => {
    await tab.open('/dashboard');
    await expectAddress('/auth');
  });

  it('leads a free account to the plan choice, and on to the free space', async () => {
    tab.signIn(freeUser);
    await tab.open('/dashboard');
    await expectAddress('/paywall');
    const onward = await screen.findByRole('link', { name: 'Continuer gratuitement' });
    expect(onward.getAttribute('href')).toBe('/onboarding-dm');
    await tab.user.click(onward);
    await expectAddress('/onboarding-dm');
  });
});

describe('the free space', () => {
  it('leads a Pro to the same section of the dashboard', async () => {
    tab.signIn(proUser);
    await tab.open('/onboarding-dm?section=bio');
    await expectAddress('/dashboard?section=bio');
    expect(await screen.findByRole('heading', { level: 1, name: 'Générateur Bio' })).toBeTruthy();
  });

  it('spins while it is not known who is here', async () => {
    tab.signIn(freeUser);
    const { answering, release } = heldAnswer(() => ok({ user: freeUser }));
    tab.api.on(me, answering);
    await tab.open('/onboarding-dm');
    expect(await screen.findByText('Chargement de ton espace')).toBeTruthy();
    release();
    await greeting();
  });

  it('leads to login where nobody can tell who is here, which says why and tries again', async () => {
    tab.signIn(freeUser);
    tab.api.on(me, () => new Response('busy', { status: 503 }));
    await tab.open('/onboarding-dm');
    await expectAddress('/auth');
    expect((await screen.findByRole('alert')).textContent).toContain("On n'a pas pu vérifier ta session.");
    tab.api.on(me, noConnection);
    await tab.press('Réessayer');
    expect(await screen.findByText(/^Connexion impossible\./)).toBeTruthy();
    tab.api.on(me, { user: freeUser });
    await tab.press('Réessayer');
    await greeting();
  });
});

describe('an open account page', () => {
  /** Coming back to the window asks anew, since the address may have been confirmed meanwhile. */
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  it('stays when a later question fails, and says so when the session has ended', async () => {
    tab.signIn({ ...freeUser, emailVerified: false });
    await tab.open('/compte');
    await greeting();
    const asked = () => tab.api.sent(me).length;

    tab.api.on(me, () => new Response('busy', { status: 503 }));
    const before = asked();
    comeBack();
    await waitFor(() => expect(asked()).toBe(before + 1));
    await greeting();

    tab.api.on(me, refusal('unauthenticated', 'Connecte-toi pour continuer.'));
    comeBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ta session a pris fin' })).toBeTruthy();
    await tab.user.click(screen.getByRole('link', { name: 'Se connecter' }));
    await expectAddress('/auth');
  });
});
