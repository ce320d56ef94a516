// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAddon } from '#contract/billing.ts';
import { generateBios, listBios, rateBio } from '#contract/bios.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { expectToast, isDisabled, newTab } from '../../testing/browser-tab.tsx';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { badGateway, refusal } from '../../testing/fake-api.ts';

// What the bio section says when the server refuses.

const tab = newTab();

const withBio = { ...proUser, hasBioAccess: true };

beforeEach(() => tab.api.on(listBios, { bios: [] }));

async function generate(): Promise<void> {
  await tab.fill(await screen.findByLabelText("Tes centres d'intérêt"), 'rando, jazz');
  await tab.press('Générer 3 bios');
}

type Marks = Pick<ResponseOf<typeof rateBio>, 'score' | 'label' | 'clarity' | 'impact' | 'rewritten'>;

async function rate(rating: Marks): Promise<void> {
  tab.signIn(withBio);
  tab.api.on(rateBio, { ...rating, feedback: [], why: [], whyClarity: [], hiddenAdvice: 0, usage: null });
  await tab.open('/dashboard?section=bio');
  await tab.user.click(await screen.findByRole('tab', { name: 'Rate My Bio' }));
  await tab.fill(screen.getByLabelText('Ta bio actuelle'), 'Randos le matin, jazz le soir.');
  await tab.press('Évaluer ma bio');
  await screen.findByRole('heading', { name: rating.label });
}

describe('a request for bios', () => {
  it.each([
    ['Pro', refusal('upgrade_required', 'Passe en Pro pour générer plus de bios.', { requiresPro: true })],
    ['the add-on', refusal('addon_required', "Il te faut l'option Bio.", { addon: 'bio' })],
  ])('that is refused for want of %s to someone who has it offers nothing to buy', async (_, answer) => {
    tab.signIn(withBio);
    tab.api.on(generateBios, answer);
    await tab.open('/dashboard?section=bio');
    await generate();
    await expectToast('Déjà Pro !', "L'option Bio est comprise dans ton abonnement.");
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an address that is not confirmed is refused with the reason', async () => {
    tab.signIn({ ...freeUser, emailVerified: false });
    tab.api.on(generateBios, refusal('email_unverified', "Confirme d'abord ton adresse : le lien est dans l'e-mail."));
    await tab.open('/onboarding-dm?section=bio');
    await generate();
    await expectToast('Erreur', "Confirme d'abord ton adresse");
  });
});

describe('the add-on', () => {
  it('that cannot be bought says so, and can be tried again', async () => {
    tab.signIn(proUser);
    tab.api.on(addAddon, badGateway);
    await tab.open('/dashboard?section=bio');
    const name = /Activer et payer 5\s€ par mois/;
    await tab.press(name);
    await expectToast('Erreur', 'Une erreur est survenue');
    expect(isDisabled(screen.getByRole('button', { name }))).toBe(false);
  });
});

describe('a result', () => {
  it('of three bios takes the place of the form, without a toast that repeats it', async () => {
    tab.signIn(withBio);
    const bio = {
      style: 'fun' as const,
      content: 'Randos le matin, jazz le soir.',
      characterCount: 30,
      isFavorite: false,
    };
    tab.api.on(generateBios, { generated: [{ ...bio, id: '1f0c7a52-7f43-4f0b-9a2f-0d2a3c4b5e6f' }], usage: null });
    await tab.open('/dashboard?section=bio');
    await generate();
    await screen.findByText('Randos le matin, jazz le soir.');
    expect(screen.queryByRole('button', { name: 'Générer 3 bios' })).toBeNull();
    expect(screen.getByText('Fun · rando, jazz')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Régénérer' })).not.toBeNull();
    await expectToast('Bios générées ! 🎉', '3 nouvelles bios créées avec succès');
  });

  it('of a rating takes the place of the form, and a toast says its score', async () => {
    await rate({ score: 82, label: 'Très bien', clarity: 90, impact: 80 });
    expect(screen.queryByRole('button', { name: 'Évaluer ma bio' })).toBeNull();
    await expectToast('Bio évaluée ! 📊', 'Score : 82/100');
    expect(screen.getByRole('button', { name: 'Partager mon score' })).not.toBeNull();
    await tab.press('Modifier ma demande');
    expect(screen.getByRole('button', { name: 'Évaluer ma bio' })).not.toBeNull();
  });

  it('has the bio as a model would write it, to be copied with its score', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const content = 'Randos le matin, jazz le soir, et entre les deux je cherche mes chaussettes. Tu en as vu passer ?';
    await rate({ score: 41, label: 'À améliorer', clarity: 60, impact: 40, rewritten: { content, score: 84 } });
    const region = screen.getByRole('region', { name: 'Ta bio, réécrite' });
    expect(region.textContent).toContain('84/100');
    await tab.press('Copier la bio réécrite');
    expect(copied).toHaveBeenCalledWith(content);
    await expectToast('Copié ! 📋', 'Bio copiée dans le presse-papier');
  });

  it('has no rewritten bio where no model wrote one', async () => {
    await rate({ score: 41, label: 'À améliorer', clarity: 60, impact: 40 });
    expect(screen.queryByRole('region', { name: 'Ta bio, réécrite' })).toBeNull();
  });

  it('offers no card of a score that needs work', async () => {
    await rate({ score: 41, label: 'À améliorer', clarity: 60, impact: 40 });
    expect(screen.queryByRole('button', { name: 'Partager mon score' })).toBeNull();
  });
});
