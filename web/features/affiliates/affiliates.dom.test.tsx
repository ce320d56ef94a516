// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgotPassword } from '#contract/accounts.ts';
import {
  type AffiliateProfile,
  getAffiliateProfile,
  loginAffiliate,
  registerAffiliate,
  signupAffiliate,
} from '#contract/affiliate-accounts.ts';
import { getAffiliateHistory, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { type AffiliateStats, getAffiliateStats, listCommissions, requestPayout } from '#contract/affiliates.ts';
import { expectAddress, expectFieldError, expectToast, newTab, textOf } from '../../testing/browser-tab.tsx';
import { freeUser } from '../../testing/example-users.ts';
import { badGateway, fieldErrors, heldAnswer, ok, refusal } from '../../testing/fake-api.ts';

const tab = newTab();
const active: AffiliateProfile = {
  slug: 'lea',
  status: 'active',
  link: 'https://declic.example/?ref=lea',
  createdAt: '2026-11-02T09:00:00.000Z',
  paymentDetails: null,
};
const stats: AffiliateStats = {
  totalClicks: 200,
  totalConversions: 7,
  totalEarningsCents: 5635,
  totalEarnings: 56.35,
  availableCents: 2415,
  pendingCents: 3220,
  lastPayout: null,
};
const day = (date: string, clicks: number) => ({ date, clicks, conversions: 0, earningsCents: 0 });
const commission = (amountCents: number, date: string) => ({
  amountCents,
  amount: amountCents / 100,
  createdAt: `${date}T09:00:00.000Z`,
  availableAt: `${date}T09:00:00.000Z`,
});

function answerSpace(profile: AffiliateProfile | null, given: Partial<AffiliateStats> = {}) {
  tab.signIn(freeUser);
  tab.api.on(getAffiliateProfile, { affiliate: profile });
  tab.api.on(getAffiliateStats, { stats: { ...stats, ...given } });
  tab.api.on(listCommissions, {
    commissions: [1, 2, 3, 4, 5, 6].map((n) => commission(n * 100 + 5, `2026-11-1${n}`)),
  });
  tab.api.on(getAffiliateHistory, { days: [day('2026-11-14', 3), day('2026-11-15', 12)] });
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const region = (name: string) => screen.findByRole('region', { name });

describe('the programme page', () => {
  it('leads a visitor to sign-up, and asks nothing of the server', async () => {
    await tab.open('/affiliation');
    const joins = await screen.findAllByRole('link', { name: 'Devenir affilié' });
    expect(joins.map((link) => link.getAttribute('href'))).toEqual(['/signup-affiliate', '/signup-affiliate']);
    const page = textOf(document.body);
    for (const said of ['40 %', '30 jours', 'Le 5', 'Trois étapes']) expect(page).toContain(said);
    expect(document.querySelectorAll('details')).toHaveLength(5);
  });

  it('takes a member’s request in a dialog, and then shows the space', async () => {
    tab.signIn(freeUser);
    tab.api.on(getAffiliateProfile, { affiliate: null });
    tab.api.on(registerAffiliate, (request) =>
      ok({ affiliate: { ...active, status: 'pending' }, message: 'On regarde ta demande.', sent: request.body }),
    );
    await tab.open('/affiliation');
    const [join] = await screen.findAllByRole('button', { name: 'Devenir affilié' });
    await tab.user.click(join as HTMLElement);
    await tab.press('Envoyer ma demande');
    await expectFieldError(field("Ton nom d'affilié"), "Veuillez entrer un nom d'utilisateur");
    await tab.fill(field("Ton nom d'affilié"), 'léa !');
    await expectFieldError(
      field("Ton nom d'affilié"),
      "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores",
    );
    expect(tab.api.sent(registerAffiliate)).toEqual([]);
    await tab.fill(field("Ton nom d'affilié"), 'Lea-Paris');
    await tab.press('Envoyer ma demande');
    await expectToast('Demande envoyée !', 'On regarde ta demande.');
    expect(tab.api.sent(registerAffiliate)[0]?.body).toEqual({ slug: 'lea-paris', acceptsTerms: true });
    expect(await screen.findByText('Demande en cours de validation')).toBeTruthy();
  });

  it.each([
    [
      'a slug that is taken',
      refusal('conflict', 'Ce nom est pris.', { fields: { slug: 'Ce nom est pris.' } }),
      'Ce nom est pris.',
    ],
    ['a broken server', badGateway, 'Erreur lors de la création du compte affilié'],
  ])('says so of %s', async (_what, answer, message) => {
    tab.signIn(freeUser);
    tab.api.on(getAffiliateProfile, { affiliate: null });
    tab.api.on(registerAffiliate, answer);
    await tab.open('/affiliation');
    const [join] = await screen.findAllByRole('button', { name: 'Devenir affilié' });
    await tab.user.click(join as HTMLElement);
    await tab.fill(field("Ton nom d'affilié"), 'lea');
    await tab.press('Envoyer ma demande');
    // Behind an open dialog the page is inert, so the message stands in the dialog too.
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(textOf(alert)).toBe(message);
    await vi.waitFor(() => {
      const [toast] = document.querySelectorAll('[data-toasts] li');
      expect(toast && textOf(toast)).toBe(`Erreur${message}`);
    });
  });

  it('shows an affiliate their own space', async () => {
    answerSpace(active);
    await tab.open('/affiliation');
    expect(await screen.findByRole('heading', { level: 1, name: 'Espace affilié' })).toBeTruthy();
  });
});

describe('sign-up as an affiliate', () => {
  const fillAll = async () => {
    await tab.fill(field('Prénom'), 'Léa');
    await tab.fill(field('Nom'), 'Martin');
    await tab.fill(field("Nom d'utilisateur"), 'lea_m');
    await tab.fill(field('E-mail'), 'lea@exemple.fr');
    await tab.fill(field("Ton nom d'affilié"), 'Lea');
    await tab.fill(field('Mot de passe'), 'Lys-de-mer-42');
    await tab.fill(field('Confirme le mot de passe'), 'Lys-de-mer-42');
    await tab.user.click(field(/ans ou plus/));
    await tab.user.click(field(/J'accepte les/));
  };

  it('checks every field with the specified words, and calls nothing', async () => {
    await tab.open('/signup-affiliate');
    await tab.fill(await screen.findByLabelText('Mot de passe'), '12345');
    await tab.press('Envoyer ma demande');
    for (const [label, message] of [
      ['Prénom', 'Le prénom doit contenir au moins 2 caractères'],
      ['Nom', 'Le nom doit contenir au moins 2 caractères'],
      ["Nom d'utilisateur", "Le nom d'utilisateur doit contenir au moins 3 caractères"],
      ['E-mail', 'Vérifie ton adresse e-mail'],
      ["Ton nom d'affilié", "Le nom d'utilisateur affilié doit contenir au moins 3 caractères"],
      ['Mot de passe', 'Le mot de passe doit contenir au moins 6 caractères'],
      ['Confirme le mot de passe', 'Les mots de passe ne correspondent pas'],
    ] as const)
      await expectFieldError(field(label), message);
  });

  it('sends the fields, says so and opens the space', async () => {
    await tab.open('/signup-affiliate');
    await screen.findByLabelText('Prénom');
    await fillAll();
    tab.api.on(signupAffiliate, { user: freeUser, affiliate: { ...active, status: 'pending' } });
    await tab.press('Envoyer ma demande');
    await expectToast('Inscription réussie !');
    await expectAddress('/affiliate/dashboard');
    expect(tab.api.sent(signupAffiliate)[0]?.body).toEqual({
      firstName: 'Léa',
      lastName: 'Martin',
      username: 'lea_m',
      email: 'lea@exemple.fr',
      slug: 'lea',
      password: 'Lys-de-mer-42',
      isAdult: true,
      acceptsTerms: true,
    });
  });

  it('shows the server’s refusal under its field, and in a toast', async () => {
    tab.api.on(signupAffiliate, fieldErrors({ username: 'Ce nom est pris.' }));
    await tab.open('/signup-affiliate');
    await screen.findByLabelText('Prénom');
    await fillAll();
    await tab.press('Envoyer ma demande');
    await expectFieldError(field("Nom d'utilisateur"), 'Ce nom est pris.');
    await expectToast("Erreur d'inscription", 'Ce nom est pris.');
  });
});

describe('login as an affiliate', () => {
  it('checks, refuses, and loads the space as a new page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    tab.api.on(loginAffiliate, refusal('invalid_credentials', 'Email ou mot de passe incorrect'));
    await tab.open('/affiliate/login');
    for (const [name, href] of [
      ['découvre le programme', '/affiliation'],
      ['Inscris-toi', '/signup-affiliate'],
      ['Connexion membre', '/auth'],
    ] as const)
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    await tab.press('Se connecter');
    await expectFieldError(field('E-mail'), 'Vérifie ton adresse e-mail');
    await expectFieldError(field('Mot de passe'), 'Mot de passe requis');
    await tab.fill(field('E-mail'), 'lea@exemple.fr');
    await tab.fill(field('Mot de passe'), 'x');
    await tab.press('Se connecter');
    await expectToast('Erreur de connexion', 'Email ou mot de passe incorrect');
    tab.api.on(loginAffiliate, { user: freeUser, affiliate: active });
    await tab.press('Se connecter');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/affiliate/dashboard'));
    assign.mockRestore();
    cleanup();
    tab.signIn(freeUser);
    tab.api.on(getAffiliateProfile, { affiliate: null });
    await tab.open('/affiliate/dashboard');
    await expectToast('Connexion réussie !');
  });
});

describe('the space', () => {
  it('spins while it loads', async () => {
    tab.signIn(freeUser);
    const held = heldAnswer(() => ok({ affiliate: null }));
    tab.api.on(getAffiliateProfile, held.answering);
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByText('Chargement de ton espace affilié')).toBeTruthy();
    held.release();
    expect(await screen.findByText("Tu n'as pas encore de compte affilié")).toBeTruthy();
  });

  it('asks a visitor to sign in or to join, and calls nothing', async () => {
    await tab.open('/affiliate/dashboard');
    expect((await screen.findByRole('link', { name: 'Se connecter' })).getAttribute('href')).toBe('/affiliate/login');
    expect(screen.getByRole('link', { name: 'Devenir affilié' }).getAttribute('href')).toBe('/affiliation');
  });

  it.each([
    ['pending', 'Demande en cours de validation'],
    ['rejected', 'Demande non retenue'],
  ] as const)('of a %s affiliate says so, and shows no figures', async (status, title) => {
    answerSpace({ ...active, status });
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(tab.api.sent(getAffiliateStats)).toEqual([]);
  });

  it('of a suspended affiliate hides the link and keeps the payout', async () => {
    answerSpace({ ...active, status: 'suspended' });
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByText('Ton compte affilié est suspendu')).toBeTruthy();
    expect(await region('Versement')).toBeTruthy();
    expect(screen.queryByText(active.link)).toBeNull();
  });

  it('shows clicks, conversions with their rate, earnings with the rate, and five commissions', async () => {
    answerSpace(active);
    await tab.open('/affiliate/dashboard');
    await screen.findByText('200');
    const page = textOf(document.body);
    for (const said of ['soit 3,5 % des clics', '56,35 €', '40 %', 'dont 32,20 € bientôt disponibles'])
      expect(page).toContain(said);
    const list = await region('Dernières commissions');
    await within(list).findByText('1,05 €');
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('copies the link', async () => {
    answerSpace(active);
    await tab.open('/affiliate/dashboard');
    await tab.user.click(await screen.findByRole('button', { name: 'Copier ton lien' }));
    await expectToast('Lien copié !');
    expect(await navigator.clipboard.readText()).toBe(active.link);
  });

  it('names the best day of the plot, and every ready text says «Publicité»', async () => {
    answerSpace(active);
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByRole('img', { name: 'Meilleur jour : 15 novembre 2026, 12 clics.' })).toBeTruthy();
    const texts = within(await region('Textes prêts à partager')).getAllByRole('listitem');
    for (const text of texts) expect(textOf(text)).toMatch(/Publicité.*https:\/\/declic\.example\/\?ref=lea/);
    expect(texts).toHaveLength(3);
  });

  it('shows a hostile slug and holder as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const paymentDetails = {
      method: 'sepa',
      holder: hostile,
      target: 'FR•• •••• 2606',
      updatedAt: active.createdAt,
    } as const;
    answerSpace({ ...active, link: `https://declic.example/?ref=${hostile}`, paymentDetails });
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByText(hostile)).toBeTruthy();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('a payout', () => {
  it('below the minimum is refused before any call', async () => {
    answerSpace(active);
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByText('Encore 5,85 €')).toBeTruthy();
    await tab.press('Demander mon versement');
    await expectToast('Seuil non atteint', 'Minimum de 30€ requis. Tu as 24,15€');
    expect(tab.api.sent(requestPayout)).toEqual([]);
  });

  it('above it is asked for, and the figures are asked for again', async () => {
    answerSpace(active, { availableCents: 3220 });
    tab.api.on(requestPayout, { message: 'Ton versement partira le 5 décembre 2026.' });
    await tab.open('/affiliate/dashboard');
    expect(await screen.findByText('Éligible')).toBeTruthy();
    const before = tab.api.sent(getAffiliateStats).length;
    await tab.press('Demander mon versement');
    await expectToast('Demande envoyée !', 'Ton versement partira le 5 décembre 2026.');
    await vi.waitFor(() => expect(tab.api.sent(getAffiliateStats).length).toBeGreaterThan(before));
  });

  it('that fails says so', async () => {
    answerSpace(active, { availableCents: 3220 });
    tab.api.on(requestPayout, badGateway);
    await tab.open('/affiliate/dashboard');
    await tab.press('Demander mon versement');
    await expectToast('Erreur', 'Une erreur est survenue');
  });
});

describe('payment details', () => {
  beforeEach(() => answerSpace(active));

  it('of a wrong IBAN are refused under the field', async () => {
    tab.api.on(savePaymentDetails, fieldErrors({ iban: 'IBAN invalide : vérifie les chiffres' }));
    await tab.open('/affiliate/dashboard');
    await tab.fill(await screen.findByLabelText('Titulaire du compte'), 'Léa Martin');
    await tab.fill(field('Ton mot de passe, pour confirmer'), 'Lys-de-mer-42');
    await tab.fill(field('IBAN'), 'FR14');
    await tab.press('Enregistrer');
    await expectFieldError(field('IBAN'), 'IBAN invalide : vérifie les chiffres');
    expect(tab.api.sent(savePaymentDetails)).toEqual([]);
    await tab.fill(field('IBAN'), 'FR14 2004 1010 0505 0001 3M02 607');
    await tab.press('Enregistrer');
    await expectFieldError(field('IBAN'), 'IBAN invalide : vérifie les chiffres');
    expect(tab.api.sent(savePaymentDetails)).toHaveLength(1);
  });

  it('by PayPal are saved, and shown by their end', async () => {
    const paymentDetails = {
      method: 'paypal',
      holder: null,
      target: 'le•••@exemple.fr',
      updatedAt: active.createdAt,
    } as const;
    tab.api.on(savePaymentDetails, { paymentDetails });
    await tab.open('/affiliate/dashboard');
    await tab.user.click(await screen.findByLabelText('PayPal'));
    await tab.fill(await screen.findByLabelText('Adresse PayPal'), 'lea@exemple.fr');
    await tab.fill(field('Ton mot de passe, pour confirmer'), 'Lys-de-mer-42');
    await tab.press('Enregistrer');
    await expectToast('Enregistré');
    expect(await screen.findByText('le•••@exemple.fr')).toBeTruthy();
    expect(tab.api.sent(savePaymentDetails)[0]?.body).toEqual({
      method: 'paypal',
      email: 'lea@exemple.fr',
      password: 'Lys-de-mer-42',
    });
  });

  it('ask for the password, and refuse a wrong one under its field', async () => {
    tab.api.on(savePaymentDetails, fieldErrors({ password: 'Mot de passe incorrect' }));
    await tab.open('/affiliate/dashboard');
    await tab.user.click(await screen.findByLabelText('PayPal'));
    await tab.fill(await screen.findByLabelText('Adresse PayPal'), 'lea@exemple.fr');
    await tab.press('Enregistrer');
    const password = field('Ton mot de passe, pour confirmer');
    await expectFieldError(password, 'Mot de passe trop court (minimum 6 caractères)');
    expect(tab.api.sent(savePaymentDetails)).toEqual([]);
    await tab.fill(password, 'pas-le-bon');
    await tab.press('Enregistrer');
    await expectFieldError(password, 'Mot de passe incorrect');
  });

  it('of an account without a password lead to a first one, instead of asking for it', async () => {
    tab.signIn({ ...freeUser, hasPassword: false });
    tab.api.on(forgotPassword, { message: 'Le lien est parti.' });
    await tab.open('/affiliate/dashboard');
    await screen.findByLabelText('Titulaire du compte');
    expect(screen.queryByLabelText('Ton mot de passe, pour confirmer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await tab.press('Recevoir le lien');
    expect((await screen.findByRole('status')).textContent).toContain(`Un lien vient de partir vers ${freeUser.email}`);
  });
});
