import { describe, expect, it } from 'vitest';
import { alreadyPaid } from './already-paid.ts';

const free = { isPro: false, hasBioAccess: false, hasPhotoAccess: false };
const pro = { ...free, isPro: true };
const withBio = { ...pro, hasBioAccess: true };

describe('alreadyPaid', () => {
  it.each([
    ['a free account that needs Pro', free, 'pro', undefined, null],
    ['a Pro account that needs Pro', pro, 'pro', undefined, /^C'est compris dans ton abonnement Pro/],
    ['an account with the Bio add-on that needs Pro for a bio', withBio, 'pro', 'bio', /^L'option Bio est comprise/],
    [
      'a Pro account without the add-on that needs Pro for a bio',
      pro,
      'pro',
      'bio',
      /^C'est compris dans ton abonnement Pro/,
    ],
    ['a Pro account that needs the Bio add-on', pro, 'bio', 'bio', null],
    ['an account with the Bio add-on that needs it', withBio, 'bio', undefined, /^L'option Bio est comprise/],
    ['an account with the Bio add-on that needs the Photo add-on', withBio, 'photo', undefined, null],
    ['a user who is not loaded yet', undefined, 'pro', undefined, null],
  ] as const)('gives its text, or none, to %s', (_, user, needs, about, told) => {
    const text = alreadyPaid(user, needs, about);
    if (told) expect(text).toMatch(told);
    else expect(text).toBeNull();
  });
});
