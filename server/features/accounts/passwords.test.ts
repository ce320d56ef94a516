import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { decoyHash, hashPassword, isPasswordRight, refuseAddressAsPassword } from './passwords.ts';

function outcomes(results: PromiseSettledResult<unknown>[]) {
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return { done: results.length - refusals.length, refusals };
}

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB, never twice alike', async () => {
    const [first, second] = await Promise.all([hashPassword('Lys-de-mer-42'), hashPassword('Lys-de-mer-42')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect(await isPasswordRight('Lys-de-mer-42', first)).toBe(true);
    expect(await isPasswordRight('lys-de-mer-42', first)).toBe(false);
    expect(await isPasswordRight('Lys-de-mer-42', null)).toBe(false);
  });

  it('are the same however a keyboard composes their accents, also where hashed before that was so', async () => {
    const [composed, decomposed] = ['Été-à-Nîmes-42'.normalize('NFC'), 'Été-à-Nîmes-42'.normalize('NFD')];
    for (const chosen of [composed, decomposed])
      for (const typed of [composed, decomposed])
        expect(await isPasswordRight(typed, await hashPassword(chosen))).toBe(true);
    const old = await hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await isPasswordRight(decomposed, old)).toBe(true);
    expect(await isPasswordRight('Ete-a-Nimes-42', old)).toBe(false);
  });

  it('are hashed for 64 of 200 callers at once, with or without an account; the others are told to come back', async () => {
    const stored = await hashPassword('Lys-de-mer-42');
    const flood = Promise.allSettled(
      Array.from({ length: 198 }, (_, index) => isPasswordRight('not-the-one', index % 2 === 0 ? stored : null)),
    );
    const late = await Promise.allSettled([isPasswordRight('x', null), hashPassword('x')]);
    const { done, refusals } = outcomes([...(await flood), ...late]);
    expect(done).toBe(64);
    expect(refusals).toHaveLength(136);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal).toMatchObject({ code: 'overloaded', status: 503, details: { retryAfterSeconds: 5 } });
    }
    expect(await isPasswordRight('Lys-de-mer-42', stored)).toBe(true);
    expect(await isPasswordRight('Lys-de-mer-42', null)).toBe(false);
  });

  it('are compared with a decoy of the same cost where there is no account', async () => {
    const parametersOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(parametersOf(decoyHash)).toEqual(parametersOf(await hashPassword('Lys-de-mer-42')));
  });
});

describe('common passwords', () => {
  it.each([
    '123456',
    'password',
    'azerty',
    'AZERTY123',
    'Doudou',
    'jetaime',
    'Declic123',
    'qwerty',
    'zzzzzz',
    'abababab',
    '        ',
    'loulou1',
    'Soleil2024!',
    ' soleil',
    '1loulou',
    'loulouloulou',
    'soleilsoleil',
    'abcabc',
    '123123123',
    'lielos',
    'Sôleil',
    'mot de passe',
  ])('include «%s», in any case', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Lys-de-mer-42',
    'correct horse battery',
    'correct cheval pile agrafe',
    'ÀÉÎõü-œuvre',
    'velo-orange-42',
    'Une-autre-rose-7',
    'Tr0ub4dor&3',
    'k7Qw!x2Vb9Zr',
    '1!83$aa$92',
    'le soleil se lève à Marseille',
  ])('do not include «%s»', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});

describe('a password that is the address', () => {
  const refuse = (password: string, email: string) => () => refuseAddressAsPassword(password, email, 'password');

  it.each([
    ['prune.delatour@exemple.fr', 'prune.delatour@exemple.fr'],
    ['PRUNE.delatour@exemple.fr1', 'prune.delatour@exemple.fr'],
    ['prune.delatour@exemple', 'prune.delatour@exemple.fr'],
    ['prune.delatourprune.delatour', 'prune.delatour@exemple.fr'],
    ['1prune.delatour', 'prune.delatour@exemple.fr'],
    ['ruotaled.enurp', 'prune.delatour@exemple.fr'],
    ['Prune Delatour 1990', 'prune.delatour@exemple.fr'],
    ['jeandupont', 'jean.dupont@exemple.fr'],
    ['JeanDupont!', 'jean.dupont+declic@exemple.fr'],
    ['leoleo', 'leo@exemple.fr'],
    ['leo2024', 'leo@exemple.fr'],
    ['0612345678', '0612345678@exemple.fr'],
    ['8765432160', '0612345678@exemple.fr'],
  ])('is refused: «%s» for %s', (password, email) => {
    expect(refuse(password, email)).toThrow('Choisis autre chose que ton adresse e-mail');
  });

  it.each([
    ['leo mange une pomme le dimanche', 'leo@exemple.fr'],
    ['Lys-de-mer-42', 'lys@exemple.fr'],
    ['k7Qw!x2Vb9Zr', 'k@exemple.fr'],
    ['83!92-l-40', 'l@exemple.fr'],
    ['48213975', '123@exemple.fr'],
  ])('may hold a part of it: «%s» for %s', (password, email) => {
    expect(refuse(password, email)).not.toThrow();
  });
});
