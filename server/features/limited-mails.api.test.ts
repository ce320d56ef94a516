// @demand mail-flood
import { expect, it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { sendLimited } from './limited-mails.ts';

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

it('an address that nobody confirmed gets twelve mails a day of all kinds together, a confirmed one those of each kind', async () => {
  const kinds = ['verify-email', 'reset-password', 'sign-in', 'change-email', 'contact-acknowledgement'] as const;
  const sentIn = async (hours: number, emailVerified: boolean) => {
    let sent = 0;
    for (let hour = 0; hour < hours; hour++) {
      for (const kind of kinds) sent += await sentOf(kind, 'victime@exemple.fr', emailVerified);
      test.clock.advance(60 * 60 * 1000);
    }
    return sent;
  };
  expect(await sentIn(3, false)).toBe(12);
  expect(await sentIn(1, true)).toBe(22);
  test.clock.advance(24 * 60 * 60 * 1000);
  expect(await sentOf('reset-password', 'victime@exemple.fr')).toBe(5);
});
