// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { trackClick } from '#contract/affiliates.ts';
import { createCheckoutSession, createHostedCheckout, paymentConfig } from '#contract/billing.ts';
import { expectAddress, expectFieldError, expectToast, isDisabled, newTab } from '../../testing/browser-tab.tsx';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { badGateway, ok, refusal } from '../../testing/fake-api.ts';
import { answerProviderScript, providerScript } from '../../testing/fake-provider.ts';

// The plan choice, and payments that cannot be opened.

const tab = newTab();

const next = () => screen.getByRole('button', { name: 'Continuer' });
const annual = () => screen.getByRole('radio', { name: /Annuel/ }) as HTMLInputElement;
const monthly = () => screen.getByRole('radio', { name: /Mensuel/ }) as HTMLInputElement;
const isAdult = () => screen.getByRole('checkbox', { name: /J'ai 18 ans ou plus/ });
const acceptsTerms = () => screen.getByRole('checkbox', { name: /J'accepte les conditions générales/ });

async function tryToPay(): Promise<void> {
  await tab.open('/paywall');
  await tab.user.click(isAdult());
  await tab.user.click(acceptsTerms());
  await tab.user.click(next());
}

const unopened = 'Impossible de créer la session de paiement. Réessaye ou contacte le support.';

describe('the plan choice', () => {
  it('is a group of which one is chosen', async () => {
    await tab.open('/paywall');
    const group = within(await screen.findByRole('group', { name: 'Formule Pro' }));
    expect(annual().checked).toBe(true);
    await tab.user.click(group.getByRole('radio', { name: /Mensuel/ }));
    expect([annual().checked, monthly().checked]).toEqual([false, true]);
  });

  // @demand unticked-boxes
  it('asks for both agreements before anything is fetched for a payment', async () => {
    await tab.open('/paywall');
    await tab.user.click(next());
    await expectFieldError(acceptsTerms(), 'Accepte les conditions générales pour continuer');
    await expectFieldError(isAdult(), 'Confirme que tu as 18 ans ou plus');
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('leads a member on to the free space', async () => {
    tab.signIn(freeUser);
    await tab.open('/paywall');
    const onward = screen.getByRole('link', { name: 'Continuer gratuitement' });
    await waitFor(() => expect(onward.getAttribute('href')).toBe('/onboarding-dm'));
    await tab.user.click(onward);
    await expectAddress('/onboarding-dm');
  });

  it('offers a Pro the add-ons, not a second subscription', async () => {
    tab.signIn(proUser);
    await tab.open('/paywall');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu es déjà Pro' })).toBeTruthy();
    expect(await screen.findAllByRole('button', { name: /Activer et payer 5\s€ par mois/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a payment that cannot be opened', () => {
  beforeEach(() => {
    tab.api.on(paymentConfig, { publishableKey: 'pk_exemple', scriptUrl: providerScript });
    answerProviderScript('load');
  });

  it.each([
    [
      'a refusal in words',
      refusal('provider_unavailable', 'Le paiement est indisponible.'),
      'Le paiement est indisponible.',
    ],
    ['a failure without words', badGateway, 'Erreur lors de la création du paiement'],
    ['an answer without a session', () => ok({}), 'Session de paiement invalide'],
  ])('%s is said, with the way to the support', async (_, answer, description) => {
    tab.api.on(createCheckoutSession, answer);
    await tryToPay();
    await expectToast('Erreur de paiement', description);
    expect(screen.getByRole('link', { name: 'Écrire au support' }).getAttribute('href')).toBe('/legal/contact');
    expect(isDisabled(next())).toBe(false);
  });

  it('is not blamed on someone who is Pro already', async () => {
    tab.api.on(createCheckoutSession, refusal('conflict', 'Tu es déjà Pro !', { reason: 'already_pro' }));
    await tryToPay();
    await expectToast('Déjà Pro !', 'Ton abonnement est déjà en cours.');
  });

  it('says so where the provider’s script does not load', async () => {
    answerProviderScript('error');
    await tryToPay();
    await expectToast('Erreur de paiement', unopened);
  });

  it('says so where the site has no key of the provider, and leaves the free way open', async () => {
    tab.api.on(paymentConfig, { publishableKey: '', scriptUrl: null });
    await tryToPay();
    await expectToast('Configuration manquante', unopened);
    expect(screen.getByRole('link', { name: 'Continuer gratuitement' })).toBeTruthy();
  });
});

describe('the price page', () => {
  it('says so when a member’s upgrade fails', async () => {
    tab.signIn(freeUser);
    tab.api.on(createHostedCheckout, badGateway);
    await tab.open('/pricing');
    await tab.press('Passer en Pro au mois');
    await expectToast('Erreur', "Erreur lors de la création de l'abonnement");
    expect(isDisabled(screen.getByRole('button', { name: 'Passer en Pro au mois' }))).toBe(false);
  });

  it('sends the affiliate’s click that is in memory along with a member’s upgrade', async () => {
    tab.signIn(freeUser);
    tab.api.on(trackClick, { counted: true, referral: 'lea.1.signed' });
    tab.api.on(createHostedCheckout, badGateway);
    await tab.open('/?ref=lea');
    // The app's own modules, which `open` has loaded anew.
    const { startReferral } = await import('../../visitor/referral/referral.ts');
    await startReferral(() => window.history.replaceState(null, '', '/'));
    await tab.user.click((await screen.findAllByRole('link', { name: 'Tarifs' }))[0] as HTMLElement);
    await tab.press('Passer en Pro au mois');
    await expectToast('Erreur');
    expect(tab.api.sent(createHostedCheckout)[0]?.body).toEqual({ referral: 'lea.1.signed' });
  });

  it('sells nothing to a Pro', async () => {
    tab.signIn(proUser);
    await tab.open('/pricing');
    expect(isDisabled(await screen.findByRole('button', { name: 'Déjà Pro' }))).toBe(true);
  });
});
