// @demand mail-flood
import { describe, expect, it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { requireMailLeft, sendLimited } from './limited-mails.ts';

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
