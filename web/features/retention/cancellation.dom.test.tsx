// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription, mySubscription } from '#contract/billing.ts';
import { analyseProfile, pauseSubscription, requestSupport, track } from '#contract/retention.ts';
import {
  expectAddress,
  expectFieldError,
  expectFocus,
  expectToast,
  isDisabled,
  newTab,
  typedIn,
} from '../../testing/browser-tab.tsx';
import { freeUser, monthlyPro, monthlySubscription, proUser } from '../../testing/example-users.ts';
import { badGateway, refusal } from '../../testing/fake-api.ts';

// The way out of a subscription: what each step asks for, and what is said when it fails.

const tab = newTab();

const next = () => screen.getByRole('button', { name: 'Continuer' });
const choose = async (name: RegExp) => {
  await tab.user.click(await screen.findByRole('radio', { name }));
  await tab.user.click(next());
};
const step = (number: number) => screen.findByText(`Étape ${number} sur 3`);

beforeEach(() => {
  tab.signIn(proUser);
  tab.api.on(track, { recorded: true });
});

describe('the steps', () => {
  it('want a reason, words for another reason, and a choice', async () => {
    await tab.open('/cancel-subscription');
    await step(1);
    await tab.user.click(next());
    await expectToast('Sélectionne une raison');

    await choose(/Autre raison/);
    await expectToast('Précise ta raison');
    await expectFieldError(screen.getByLabelText('Ta raison'), 'Précise ta raison');
    await expectFocus(screen.getByLabelText('Ta raison'));

    await choose(/trop cher/);
    await step(2);
    await expectFocus(screen.getByRole('heading', { name: "Une pause gratuite d'un mois" }));
    await tab.user.click(next());
    await expectToast('Fais un choix');
  });

  it('offer an annual member a longer year, since no payment is due for months', async () => {
    tab.api.on(mySubscription, { ...monthlySubscription, pro: { ...monthlyPro, plan: 'annual' } });
    tab.api.on(pauseSubscription, { message: '', pausedUntil: '2027-12-15T09:00:00.000Z' });
    await tab.open('/cancel-subscription');
    await choose(/trop cher/);
    expect(await screen.findByText(/Ton année dure un mois de plus/)).toBeTruthy();
    expect(screen.queryByText(/tu n'es pas facturé pendant un mois/)).toBeNull();
    await choose(/Ajouter 1 mois à mon année/);
    await expectToast('Super ! 🎉', 'Ton année dure 1 mois de plus.');
  });

  it('want a bio to analyse', async () => {
    await tab.open('/cancel-subscription');
    await choose(/pas eu de résultats/);
    expect(await screen.findByRole('heading', { name: 'Analyse gratuite de ton profil' })).toBeTruthy();
    await choose(/Analyser mon profil/);
    await tab.press('Analyser mon profil');
    await expectFieldError(screen.getByLabelText('Colle ta bio'), "Colle ta bio actuelle pour l'évaluer");
    expect(tab.api.sent(analyseProfile)).toEqual([]);
  });

  it('explain the score of the analysed profile', async () => {
    const rating = {
      score: 48,
      label: 'À améliorer' as const,
      clarity: 90,
      impact: 41,
      feedback: ['Raconte un détail.'],
    };
    tab.api.on(analyseProfile, { ...rating, why: [{ label: 'Clichés', points: -16 }], whyClarity: [] });
    await tab.open('/cancel-subscription');
    await choose(/pas eu de résultats/);
    await choose(/Analyser mon profil/);
    await tab.fill(screen.getByLabelText('Colle ta bio'), "J'aime voyager et Netflix.");
    await tab.press('Analyser mon profil');
    await tab.user.click(await screen.findByText('Pourquoi ce score'));
    expect(screen.getByText('Clichés').parentElement?.textContent).toBe('Clichés−16');
  });
});

describe('the days of withdrawal', () => {
  const withdrawal = {
    startedAt: '2026-11-15T09:00:00.000Z',
    until: '2026-11-30T22:59:59.999Z',
    refundCents: 990,
    endsUnrefunded: false,
    hasEnded: false,
  };
  const note = /jusqu'au 30 novembre 2026, tu peux renoncer à ton contrat et récupérer 9,90\s€, soit la totalité/;

  it('are named with their refund wherever a cancellation is confirmed', async () => {
    tab.api.on(mySubscription, { ...monthlySubscription, pro: { ...monthlyPro, withdrawal } });
    await tab.open('/cancel-subscription');
    await tab.press('Résilier sans répondre');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(note)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Renoncer au contrat' }).getAttribute('href')).toBe('/compte');
    await tab.press('Revenir en arrière');
    await choose(/trop cher/);
    await choose(/Résilier quand même/);
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('are not spoken of once they are over', async () => {
    tab.api.on(mySubscription, monthlySubscription);
    await tab.open('/cancel-subscription');
    await tab.press('Résilier sans répondre');
    await screen.findByRole('dialog');
    expect(screen.queryByText(note)).toBeNull();
  });
});

describe('a failure', () => {
  it('of the pause is said, and it can be tried again', async () => {
    tab.api.on(pauseSubscription, badGateway);
    await tab.open('/cancel-subscription');
    await choose(/trop cher/);
    await choose(/Mettre en pause/);
    await expectToast('Erreur', "Impossible de mettre en pause l'abonnement. Réessaye.");
    expect(isDisabled(next())).toBe(false);
  });

  it('of the cancellation is said, and it can be tried again', async () => {
    tab.api.on(cancelSubscription, badGateway);
    await tab.open('/cancel-subscription');
    await choose(/trop cher/);
    await choose(/Résilier quand même/);
    await tab.press('Confirmer la résiliation');
    await expectToast('Erreur', 'Une erreur est survenue. Réessaie dans quelques instants.');
    expect(isDisabled(screen.getByRole('button', { name: 'Confirmer la résiliation' }))).toBe(false);
  });

  it('to ask for help keeps the text and gives an address; the next try sends it', async () => {
    tab.api.on(requestSupport, refusal('overloaded', 'Le service est surchargé.'));
    await tab.open('/cancel-subscription');
    await tab.user.click(await screen.findByRole('radio', { name: /Autre raison/ }));
    await tab.fill(screen.getByLabelText('Ta raison'), 'Les réponses sont trop longues.');
    await tab.user.click(next());
    await choose(/Demander de l'aide/);
    await tab.fill(await screen.findByLabelText('Ton message'), 'Comment les raccourcir ?');
    await tab.press('Envoyer ma demande');
    await expectToast("Ta demande n'est pas partie", 'Le service est surchargé.');
    expect(typedIn(screen.getByLabelText('Ton message'))).toBe('Comment les raccourcir ?');
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);

    tab.api.on(requestSupport, { message: 'On te répond sous 24h.' });
    await tab.press('Envoyer ma demande');
    await expectToast('On te contacte bientôt ! 📧');
    expect(tab.api.sent(requestSupport).at(-1)?.body).toEqual({
      reason: 'other',
      otherReason: 'Les réponses sont trop longues.',
      message: 'Comment les raccourcir ?',
    });
    await expectAddress('/dashboard');
  });
});

describe('the page', () => {
  it('has nothing to cancel without Pro', async () => {
    tab.signIn(freeUser);
    await tab.open('/cancel-subscription');
    expect(await screen.findByText("Tu n'as pas d'abonnement actif.")).toBeTruthy();
    await tab.user.click(screen.getByRole('link', { name: 'Retour au dashboard' }));
    await expectAddress('/onboarding-dm');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('is where «Besoin d’aide ?» in the footer leads, and leads on to the help', async () => {
    await tab.open('/pricing');
    await tab.user.click(screen.getByRole('link', { name: /^Besoin d'aide/ }));
    await expectAddress('/cancel-subscription');
    expect(screen.getByRole('link', { name: "Voir l'aide" }).getAttribute('href')).toBe('/legal/aide');
  });
});
