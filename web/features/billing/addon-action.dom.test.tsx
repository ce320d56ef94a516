// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAddon, mySubscription, paymentConfig } from '#contract/billing.ts';
import { listBios } from '#contract/bios.ts';
import { orderNotice } from '#contract/product.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { monthlyPro, monthlySubscription, proUser } from '../../testing/example-users.ts';
import { answerProviderScript, providerScript } from '../../testing/fake-provider.ts';

// Options of a Pro member: what is said before and while one is paid.

const tab = newTab();
const why = "Ton Pro est offert : on n'a pas encore de carte à toi. Donne-la ici pour activer l'option.";

describe('an option', () => {
  it('of a granted Pro asks for a card and does not speak of a bank or of a card that pays Pro', async () => {
    tab.signIn({ ...proUser, stripeCustomerId: null });
    const pro = { ...monthlyPro, source: 'grant', plan: null, amountCents: 0, renewsAt: null } as const;
    tab.api.on(mySubscription, { ...monthlySubscription, pro, hasPortal: false });
    tab.api.on(listBios, { bios: [] });
    tab.api.on(addAddon, { message: why, clientSecret: 'cs_test_1_secret_2' });
    tab.api.on(paymentConfig, { publishableKey: 'pk_exemple', scriptUrl: providerScript });
    answerProviderScript('load');
    await tab.open('/dashboard?section=bio');
    expect(await screen.findByText(/Tu donnes ta carte à l'étape suivante/)).toBeTruthy();
    expect(screen.queryByText(/la carte de ton abonnement Pro/)).toBeNull();
    await tab.press(/Activer et payer/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(why)).toBeTruthy();
    expect(dialog.queryByText(/banque/)).toBeNull();
  });

  // @demand order-buttons
  it('that one click buys has its price on the button and says that the click is an order to pay', async () => {
    tab.signIn(proUser);
    tab.api.on(mySubscription, monthlySubscription);
    tab.api.on(listBios, { bios: [] });
    await tab.open('/dashboard?section=bio');
    const button = await screen.findByRole('button', { name: /Activer et payer 5\s€ par mois/ });
    expect(button.parentElement?.textContent).toContain(orderNotice);
    expect(orderNotice).toContain('commande avec obligation de paiement');
  });

  it('that is not bought puts no lock into the menu of someone who pays', async () => {
    tab.signIn(proUser);
    await tab.open('/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const link = menu.getByRole('link', { name: /Générateur Bio/ });
    expect(link.textContent).toBe('Générateur BioOption');
    expect(link.querySelector('.lucide-lock')).toBeNull();
  });
});
