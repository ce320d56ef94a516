// @demand mail-flood
import { describe, expect, it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { requireMailLeft, sendLimited } from './limited-mails.ts';
import { askerAt, giveBackProven } from './unproven-mailboxes.ts';

// The rule alone; what causes each mail is in limited-mails.ci.api.test.ts.

const test = makeApp();
type Kind = Parameters<typeof sendLimited>[1];

async function sentOf(kind: Kind, email: string, emailVerified = false): Promise<number> {
  let sent = 0;
  for (let again = 0; again < 8; again++)
    await sendLimited(test.deps, kind, { email, emailVerified }, async () => void sent++);
  return sent;
}

it.each([
  ['verify-email', 6],
  ['sign-in', 3],
  ['cancellation-link', 5],
  ['password-changed', 3],
  ['account-deleted', 3],
  ['payment-details-changed', 3],
  ['affiliate-received', 3],
] as const)('an address that nobody confirmed gets %s %i times at most', async (kind, most) => {
  expect(await sentOf(kind, 'victime@exemple.fr')).toBe(most);
});

it('other spellings share one count, which takes nothing from the plain one; a warning reaches a verified address', async () => {
  expect(await sentOf('account-deleted', 'victime+1@exemple.fr')).toBe(3);
  expect(await sentOf('account-deleted', 'victime+2@exemple.fr')).toBe(0);
  expect(await sentOf('account-deleted', 'victime@exemple.fr')).toBe(3);
  expect(await sentOf('account-deleted', 'victime@exemple.fr', true)).toBe(8);
});

it('an address that nobody confirmed gets twelve mails a day of all kinds together', async () => {
  const kinds = ['verify-email', 'reset-password', 'sign-in', 'change-email', 'contact-acknowledgement'] as const;
  const sentIn = async (hours: number) => {
    let sent = 0;
    for (let hour = 0; hour < hours; hour++) {
      for (const kind of kinds) sent += await sentOf(kind, 'victime@exemple.fr');
      test.clock.advance(60 * 60 * 1000);
    }
    return sent;
  };
  expect(await sentIn(3)).toBe(12);
  test.clock.advance(24 * 60 * 60 * 1000);
  expect(await sentOf('reset-password', 'victime@exemple.fr')).toBe(5);
});

describe('what anyone may ask for', () => {
  const member = 'membre@exemple.fr';
  const inTurn = ['reset-password', 'sign-in', 'cancellation-link', 'purchase-link'] as const;

  it('goes to a member six times an hour, all kinds together, and once in the life of its link beyond that', async () => {
    const sent = [];
    for (const kind of inTurn) sent.push(await sentOf(kind, member, true));
    expect(sent).toEqual([5, 1, 1, 1]);
    expect(await sentOf('reset-password', 'autre@exemple.fr', true)).toBe(5);
    test.clock.advance(60 * 60 * 1000);
    expect(await sentOf('sign-in', member, true)).toBe(3);
  });

  it('counts for a member too where it is sent to the address without knowing them', async () => {
    expect(await sentOf('contact-acknowledgement', member)).toBe(3);
    expect(await sentOf('reset-password', member, true)).toBe(3);
  });

  it('is refused beforehand as it would be when it is sent', async () => {
    const to = { email: member, emailVerified: true };
    await sentOf('reset-password', member, true);
    await requireMailLeft(test.deps, 'sign-in', to);
    await sentOf('sign-in', member, true);
    await expect(requireMailLeft(test.deps, 'sign-in', to)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('mailboxes that nobody has proven', () => {
  const hour = 60 * 60 * 1000;
  const from = (address: string, share: 'told' | 'untold' = 'told') => askerAt(test.deps, address, share);

  /** Which of these mailboxes a verification mail went to. */
  async function sentTo(emails: string[], asker?: ReturnType<typeof from>): Promise<string[]> {
    const sent: string[] = [];
    for (const email of emails)
      await sendLimited(
        test.deps,
        'verify-email',
        { email, emailVerified: false, asker },
        async () => void sent.push(email),
      );
    return sent;
  }
  const mailboxes = (count: number, domain: string, name = 'lea') =>
    Array.from({ length: count }, (_, n) => `${name}${n}@${domain}`);

  it('are ten an hour for one network; asking again for one of them, or from elsewhere, is free of it', async () => {
    const asked = mailboxes(12, 'gmail.com');
    expect(await sentTo(asked, from('192.0.2.1'))).toEqual(asked.slice(0, 10));
    expect(await sentTo(asked, from('192.0.2.1'))).toEqual(asked.slice(0, 10));
    expect(await sentTo(asked.slice(10), from('192.0.2.2'))).toEqual(asked.slice(10));
    test.clock.advance(hour);
    expect(await sentTo(asked.slice(10), from('192.0.2.1'))).toEqual(asked.slice(10));
  });

  it.each(['127.0.0.1', '::1'])('are as many as are asked for at %s, the machine itself', async (address) => {
    expect(await sentTo(mailboxes(12, 'gmail.com'), from(address))).toHaveLength(12);
  });

  it('are a hundred an hour for the /48 of an IPv6 address', async () => {
    let sent = 0;
    for (let network = 0; network < 12; network++)
      sent += (await sentTo(mailboxes(10, 'gmail.com', `lea${network}x`), from(`2001:db8:1:${network}::1`))).length;
    expect(sent).toBe(100);
  });

  it('have their place back in the network once they are proven, each of them once', async () => {
    const asked = mailboxes(11, 'gmail.com');
    await sentTo(asked, from('192.0.2.1'));
    for (let again = 0; again < 3; again++) await giveBackProven(test.deps, asked[0] ?? '', '192.0.2.1');
    expect(await sentTo(['zoe@gmail.com', 'ines@gmail.com'], from('192.0.2.1'))).toEqual(['zoe@gmail.com']);
  });

  it('get thirty mails an hour at one domain, whatever its subdomain; a large provider has no such count', async () => {
    const asked = [...mailboxes(20, 'exemple.fr'), ...mailboxes(20, 'b.exemple.fr')];
    expect(await sentTo(asked)).toEqual(asked.slice(0, 30));
    expect(await sentTo(mailboxes(40, 'orange.fr'))).toHaveLength(40);
    expect(await sentTo(['lea@autre.fr'])).toEqual(['lea@autre.fr']);
  });

  it('get a mail at a flooded domain where they are the first that their network asks for', async () => {
    await sentTo(mailboxes(30, 'exemple.fr'));
    const asked = ['zoe@exemple.fr', 'ines@exemple.fr'];
    expect(await sentTo(asked, from('192.0.2.1'))).toEqual(asked.slice(0, 1));
    expect(await sentTo(asked.slice(1), from('2001:db8:1:2::1'))).toEqual(asked.slice(1));
    expect(await sentTo(['lou@exemple.fr'], from('2001:db8:1:3::1'))).toEqual([]);
  });

  it('count for no network and no domain where the mail fails to go out', async () => {
    const asker = from('192.0.2.1');
    for (const email of mailboxes(12, 'exemple.fr')) {
      const sending = sendLimited(test.deps, 'verify-email', { email, emailVerified: false, asker }, () =>
        Promise.reject(new Error('no mail')),
      );
      await expect(sending).rejects.toThrow('no mail');
    }
    expect(await sentTo(mailboxes(12, 'exemple.fr'), asker)).toHaveLength(10);
  });

  it('show in no answer where an address was typed into a form, whether or not it has an account', async () => {
    const typed = from('192.0.2.1', 'untold');
    expect(await sentTo(mailboxes(50, 'exemple.fr'), typed)).toHaveLength(10);
    for (let network = 2; network < 9; network++)
      await sentTo(mailboxes(10, 'exemple.fr', `x${network}y`), from(`192.0.2.${network}`, 'untold'));
    const to = { email: 'zoe@exemple.fr', emailVerified: false };
    await requireMailLeft(test.deps, 'verify-email', { ...to, asker: from('192.0.2.1') });
    await sentTo(mailboxes(10, 'gmail.com'), from('192.0.2.1'));
    await expect(requireMailLeft(test.deps, 'verify-email', { ...to, asker: from('192.0.2.1') })).rejects.toMatchObject(
      {
        code: 'rate_limited',
      },
    );
  });
});
