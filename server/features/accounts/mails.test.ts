import { describe, expect, it } from 'vitest';
import { renderMail } from '../../adapters/mail/render.ts';
import { lifetimeText, passwordResetTtlMs, signInTtlMs, verifyEmailTtlMs } from './link-lifetimes.ts';
import {
  accountDeleted,
  addressHasAccount,
  changeEmail,
  emailChanged,
  identityJoined,
  identityRemoved,
  passwordChanged,
  passwordReset,
  signIn,
  verifyEmail,
} from './mails.ts';

const publicUrl = 'https://declic.example';
const url = `${publicUrl}/lien/abc`;

const mails = {
  verifyEmail: (firstName: string | null) => verifyEmail({ firstName, url, isPasswordNew: true }),
  passwordReset: (firstName: string | null) => passwordReset({ firstName, url }),
  signIn: (firstName: string | null) => signIn({ firstName, url }),
  identityJoined: (firstName: string | null) => identityJoined({ firstName, provider: 'Google' }),
  identityRemoved: (firstName: string | null) => identityRemoved({ firstName, provider: 'Apple' }),
  passwordChanged: (firstName: string | null) =>
    passwordChanged({
      firstName,
      when: '2026-11-15T13:05:00Z',
      isFirst: false,
      endedWaysIn: [],
      otherWaysIn: [],
      accountUrl: url,
    }),
  changeEmail: (firstName: string | null) => changeEmail({ firstName, url }),
  addressHasAccount: (firstName: string | null) => addressHasAccount({ firstName, loginUrl: url }),
  emailChanged: (firstName: string | null) => emailChanged({ firstName, url, when: '2026-11-15T13:05:00Z' }),
  accountDeleted: (firstName: string | null) => accountDeleted({ firstName, affiliateMoney: null }),
};

describe.each(Object.entries(mails))('%s', (_name, write) => {
  it('greets with the first name where there is one', () => {
    expect(write('Léa').paragraphs[0]).toBe('Bonjour Léa,');
    expect(write(null).paragraphs[0]).toBe('Bonjour,');
  });

  it('does not show a first name that carries a link', () => {
    const hostile = '<a href="https://evil.example">Gagné</a>';
    const { text, html, subject } = renderMail(write(hostile), { publicUrl });
    for (const part of [text, html, subject]) expect(part).not.toContain('evil.example');
  });

  it('has a short subject and a preview', () => {
    expect(write('Léa').subject.length).toBeLessThanOrEqual(50);
    expect(write('Léa').preview).not.toBe('');
  });
});

it('says how long each link works', () => {
  expect(verifyEmail({ firstName: 'Léa', url, isPasswordNew: false }).footnote).toContain(
    lifetimeText(verifyEmailTtlMs),
  );
  expect(passwordReset({ firstName: 'Léa', url }).footnote).toContain(lifetimeText(passwordResetTtlMs));
  expect(signIn({ firstName: 'Léa', url }).footnote).toContain('Ce lien est valable 15 minutes');
  expect(lifetimeText(signInTtlMs)).toBe('15 minutes');
  expect(lifetimeText(verifyEmailTtlMs)).toBe('7 jours');
  expect(lifetimeText(passwordResetTtlMs)).toBe('1 heure');
});

it('gives the time of a change in Paris', () => {
  expect(mails.passwordChanged('Léa').paragraphs.join(' ')).toContain('15 novembre 2026 à 14:05');
});
