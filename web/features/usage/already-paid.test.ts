import { describe, expect, it } from 'vitest';
import { alreadyPaid } from './already-paid.ts';

const free = { isPro: false, hasBioAccess: false, hasPhotoAccess: false };
const pro = { ...free, isPro: true };
const withBio = { ...pro, hasBioAccess: true };

describe('someone who is refused', () => {
  it.each([
    ['Pro, without it', free, 'pro', undefined, null],
    ['Pro, with it', pro, 'pro', undefined, /^C'est compris dans ton abonnement Pro/],
    ['Pro for a bio, with the add-on', withBio, 'pro', 'bio', /^L'option Bio est comprise/],
    ['Pro for a bio, without the add-on', pro, 'pro', 'bio', /^C'est compris dans ton abonnement Pro/],
    ['the add-on, without it', pro, 'bio', 'bio', null],
    ['the add-on, with it', withBio, 'bio', undefined, /^L'option Bio est comprise/],
    ['another add-on', withBio, 'photo', undefined, null],
    ['before it is known who is here', undefined, 'pro', undefined, null],
  ] as const)('%s', (_, user, needs, about, told) => {
    const text = alreadyPaid(user, needs, about);
    if (told) expect(text).toMatch(told);
    else expect(text).toBeNull();
  });
});
