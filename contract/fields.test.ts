import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, firstName, newPassword, password, slug } from './fields.ts';

describe('an e-mail address', () => {
  it.each([
    [' Lea@Exemple.FR ', 'lea@exemple.fr'],
    ['prenom.nom+declic@sous.domaine.fr', 'prenom.nom+declic@sous.domaine.fr'],
  ])('%j is normalised to %j', (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  it.each([
    '',
    ' ',
    'lea',
    'lea@',
    '@exemple.fr',
    'lea@exemple',
    'a b@exemple.fr',
    'lea@exemple.fr, zoe@exemple.fr',
    'lea@exemple.fr\r\nBcc: x@y.fr',
    `${'a'.repeat(250)}@exemple.fr`,
    'lea@@exemple.fr',
    '"<script>"@exemple.fr',
  ])('is refused: %j', (given) => {
    expect(email.safeParse(given).error?.issues[0]?.message).toBe('Vérifie ton adresse e-mail');
  });

  it('is read as itself once it was normalised', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const read = email.safeParse(address);
        return !read.success || email.parse(read.data) === read.data;
      }),
    );
  });
});

describe('passwords', () => {
  it('have 6 to 200 characters and are not trimmed', () => {
    expect(newPassword.parse('  six  ')).toBe('  six  ');
    expect(newPassword.safeParse('12345').error?.issues[0]?.message).toBe(
      'Le mot de passe doit contenir au moins 6 caractères',
    );
    expect(password.safeParse('12345').error?.issues[0]?.message).toBe(
      'Mot de passe trop court (minimum 6 caractères)',
    );
    for (const field of [password, newPassword]) {
      expect(field.safeParse('p'.repeat(200)).success).toBe(true);
      expect(field.safeParse('p'.repeat(201)).success).toBe(false);
    }
  });
});

describe('a first name', () => {
  it('is trimmed before it is measured', () => {
    expect(firstName.parse('\u00a0 Zoé \n')).toBe('Zoé');
    expect(firstName.safeParse('  a  ').success).toBe(false);
    expect(firstName.safeParse('a'.repeat(61)).success).toBe(false);
    for (const hidden of ['Zo\të', 'Zoé\u202emoc', 'Zoé\n2', '\u2066Zoé'])
      expect(firstName.safeParse(hidden).success).toBe(false);
    for (const odd of ['Zoé 👩‍🎤', 'Jean-Loup', "N'Golo", 'Ångström'])
      expect(firstName.safeParse(odd).success).toBe(true);
  });
});

describe('a slug', () => {
  it.each([
    [' Lea_42-X ', 'lea_42-x'],
    ['abc', 'abc'],
  ])('%j is normalised to %j', (given, kept) => {
    expect(slug.parse(given)).toBe(kept);
  });

  it.each(['ab', 'x'.repeat(31), 'léa', 'a b c', 'a.b.c', 'a/b', 'a\nb'])('is refused: %j', (given) => {
    expect(slug.safeParse(given).success).toBe(false);
  });
});
