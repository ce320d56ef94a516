// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAddon } from '#contract/billing.ts';
import { generateBios, listBios } from '#contract/bios.ts';
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
