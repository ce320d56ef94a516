// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import { expectFieldError, expectFocus, expectNoFieldError, newTab, typedIn } from '../../testing/browser-tab.tsx';
import { exampleSettings } from '../../testing/example-settings.ts';
import { freeUser } from '../../testing/example-users.ts';
import { noConnection } from '../../testing/fake-api.ts';

const tab = newTab();

const name = () => screen.getByLabelText('Nom');
const email = () => screen.getByLabelText('E-mail');
const topic = () => screen.getByLabelText('Sujet');
const message = () => screen.getByLabelText('Message');
const send = () => tab.press('Envoyer mon message');

async function fillAll(text: string): Promise<void> {
  await tab.fill(name(), 'Camille Martin');
  await tab.fill(email(), 'camille@exemple.fr');
  await tab.user.selectOptions(topic(), 'Un problème technique');
  await tab.fill(message(), text);
}

describe('the contact form', () => {
  it('says under each field what is wrong, and focuses the first', async () => {
    await tab.open('/legal/contact');
    await send();
    await expectFieldError(name(), 'Ton nom doit contenir au moins 2 caractères');
    await expectFieldError(email(), 'Vérifie ton adresse e-mail');
    // happy-dom chooses a topic by itself; e2e/legal-and-contact.spec.ts has the error of a missing one.
    await expectFieldError(message(), 'Ton message doit contenir au moins 10 caractères');
    await expectFocus(name());

    await fillAll('x'.repeat(4001));
    await send();
    for (const field of [name(), email(), topic()]) await expectNoFieldError(field);
    await expectFieldError(message(), 'Ton message ne peut pas dépasser 4000 caractères');
    await expectFocus(message());
  });

  it('keeps the text when sending fails, offers the address, and sends it at the next try', async () => {
    const text = 'Un texte que personne ne veut taper deux fois.';
    tab.api.on(sendMessage, noConnection);
    await tab.open('/legal/contact');
    await fillAll(text);
    await send();
    const failure = (await screen.findByText("Ton message n'est pas parti")).closest('[role=alert]') as HTMLElement;
    expect(typedIn(message())).toBe(text);
    const address = within(failure).getByRole('link').getAttribute('href') ?? '';
    expect(address).toMatch(new RegExp(`^mailto:${exampleSettings.contactEmail}`));
    expect(address).toContain(encodeURIComponent(text));

    tab.api.on(sendMessage, { message: 'Ton message est bien arrivé.' });
    await send();
    await expectFocus(await screen.findByRole('heading', { name: "C'est envoyé" }));
    expect(screen.getByText('Ton message est bien arrivé.')).toBeTruthy();
    expect(tab.api.sent(sendMessage).at(-1)?.body).toMatchObject({ topic: 'probleme', message: text });
  });

  it('has name and address of a member filled in', async () => {
    tab.signIn(freeUser);
    await tab.open('/legal/contact');
    await waitFor(() => expect(typedIn(name())).toBe('Camille'));
    expect(typedIn(email())).toBe(freeUser.email);
  });
});
