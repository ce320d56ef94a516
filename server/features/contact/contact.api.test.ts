import { describe, expect, it } from 'vitest';
import { contactTopics, sendMessage } from '#contract/contact.ts';
import { contactMessage } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { receiveSupportRequest } from '../retention/support.ts';

const test = makeApp({ environment: { CONTACT_EMAIL: 'bonjour@declic.example' } });
const letter = {
  name: 'Léa Martin',
  email: 'lea@exemple.fr',
  topic: 'facturation',
  message: 'Bonjour,\n\nje ne retrouve pas ma facture.',
} as const;

const toOperator = () => test.mails.filter(({ to }) => to === 'bonjour@declic.example');
const summarise = async () => {
  await test.deps.jobs.enqueue(test.deps.db, 'mail.operator-summary', {});
  await test.drain();
};

describe('a message to the operator', () => {
  it('is stored, mailed to the operator with the sender’s reply address, and acknowledged', async () => {
    const answer = await test.browser().call(sendMessage, { body: { ...letter, email: ' LEA@exemple.fr' } });
    expect(answer.message).toBe('Ton message est bien arrivé. On te répond sous 24h.');
    expect(await test.deps.db.select().from(contactMessage)).toMatchObject([
      { ...letter, accountId: null, createdAt: test.clock.now() },
    ]);
    expect(await test.drain()).toBe(1);
    expect(test.mails).toMatchObject([
      {
        to: 'bonjour@declic.example',
        replyTo: 'lea@exemple.fr',
        subject: 'Mon abonnement ou une facture : Léa Martin',
      },
      { to: 'lea@exemple.fr', subject: 'On a bien reçu ton message' },
    ]);
    expect(test.mails[0]?.text).toContain('je ne retrouve pas ma facture.');
    expect(test.mails[1]?.text).not.toContain('facture');
    expect(new Set(test.mails.map(({ key }) => key)).size).toBe(2);
  });

  it('belongs to the signed-in account, whatever address the form gives', async () => {
    const { user, browser } = await buildUser(test);
    await browser.call(sendMessage, { body: letter });
    expect(await test.deps.db.select().from(contactMessage)).toMatchObject([
      { accountId: user.id, email: 'lea@exemple.fr' },
    ]);
  });

  it('cannot choose the account that it belongs to', async () => {
    const { user } = await buildUser(test);
    const answer = await test.browser().refused(sendMessage, { body: { ...letter, accountId: user.id } });
    expect(answer.status).toBe(400);
    expect(await test.deps.db.$count(contactMessage)).toBe(0);
  });

  it('adds no header and no HTML to the mail that carries it', async () => {
    const forged = { ...letter, name: 'Léa\r\nBcc: tous@exemple.fr' };
    expect((await test.browser().refused(sendMessage, { body: forged })).body.fields).toEqual({
      name: 'Ton nom contient des caractères invisibles',
    });
    const name = 'Léa <b>Bcc: tous@exemple.fr</b>';
    const message = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    await test.browser().call(sendMessage, { body: { ...letter, name, message } });
    await test.drain();
    expect(test.mails[0]?.subject).toBe('Mon abonnement ou une facture : Léa <b>Bcc: tous@exemple.fr</b>');
    expect(test.mails[0]?.html).not.toMatch(/<script|<img|<b>/);
    expect(test.mails[1]?.text).toContain('Bonjour,\n');
  });

  it('is refused without a name, an address, a known topic or ten characters, and beyond 4,000', async () => {
    const answer = await test
      .browser()
      .refused(sendMessage, { body: { name: ' L ', email: 'lea', topic: 'amour', message: 'Bonjour' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      name: 'Ton nom doit contenir au moins 2 caractères',
      email: 'Vérifie ton adresse e-mail',
      topic: 'Choisis un sujet',
      message: 'Ton message doit contenir au moins 10 caractères',
    });
    const long = await test.browser().refused(sendMessage, { body: { ...letter, message: 'x'.repeat(4001) } });
    expect(long.body.fields).toEqual({ message: 'Ton message ne peut pas dépasser 4000 caractères' });
    expect(await test.deps.db.$count(contactMessage)).toBe(0);
    expect(await test.drain()).toBe(0);
  });

  it('can be about any topic, and the sixth within an hour is refused', async () => {
    const visitor = test.browser();
    for (const topic of contactTopics) await visitor.call(sendMessage, { body: { ...letter, topic } });
    expect((await visitor.refused(sendMessage, { body: letter })).status).toBe(429);
    expect(await test.deps.db.$count(contactMessage)).toBe(5);
    await test.drain();
    await summarise();
    expect(toOperator()).toHaveLength(4);
  });

  // @demand operator-mails
  it('is one of a flood: three are mailed alone, all others in one mail, and none is lost or told twice', async () => {
    const { user } = await buildUser(test, { email: 'pro@exemple.fr', entitlements: ['pro'] });
    for (let sender = 0; sender < 50; sender++) {
      const body = { ...letter, name: `Client ${sender}`, message: `Ma question numéro ${sender}.` };
      await test.browser({ address: `192.0.2.${sender}` }).call(sendMessage, { body });
    }
    await receiveSupportRequest(test.deps, user.id, {
      reason: 'too_expensive',
      otherReason: null,
      message: 'Trop cher pour moi.',
    });
    await test.drain();
    expect(toOperator()).toHaveLength(3);

    const { send } = test.deps.mail;
    test.deps.mail.send = () => Promise.reject(new Error('the mail server is away'));
    await expect(summarise()).rejects.toThrow();
    test.deps.mail.send = send;
    await summarise();
    await summarise();
    expect(toOperator()).toHaveLength(5);
    const text = toOperator()
      .map((mail) => mail.text)
      .join('\n');
    for (let sender = 0; sender < 50; sender++) expect(text.split(`numéro ${sender}.`)).toHaveLength(2);
    expect(text.split('Trop cher pour moi.')).toHaveLength(2);
    expect(toOperator()[3]?.subject).toBe('41 demandes de plus');

    test.clock.advance(5 * 60 * 1000);
    await test.browser().call(sendMessage, { body: letter });
    await test.drain();
    expect(toOperator()).toHaveLength(6);
  });

  // @demand contact-receipts
  it('is acknowledged three times a day at most to one address, whoever types it in', async () => {
    const acknowledged = () => test.mails.filter(({ to }) => to === letter.email).length;
    for (let n = 0; n < 8; n++) {
      await test.browser({ address: `192.0.2.${n}` }).call(sendMessage, { body: letter });
      await test.drain();
      test.clock.advance(1000);
    }
    expect(acknowledged()).toBe(3);
    await summarise();
    expect(toOperator()).toHaveLength(4);
    await test.browser().call(sendMessage, { body: { ...letter, email: 'autre@exemple.fr' } });
    await test.drain();
    expect(test.mails.at(-1)?.to).toBe('autre@exemple.fr');
    test.clock.advance(24 * 60 * 60 * 1000);
    await test.browser().call(sendMessage, { body: letter });
    await test.drain();
    expect(acknowledged()).toBe(4);
  });

  it('is acknowledged three times a day at most to one mailbox, however its address is tagged', async () => {
    for (let tag = 0; tag < 5; tag++) {
      const body = { ...letter, email: `lea+${tag}@exemple.fr` };
      await test.browser({ address: `192.0.2.${tag}` }).call(sendMessage, { body });
    }
    await test.drain();
    expect(test.mails.length - toOperator().length).toBe(3);
  });
});
