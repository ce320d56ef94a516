import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { decoyHash, hashPassword, isPasswordRight } from './passwords.ts';

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
  ])('include «%s», in any case', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['Lys-de-mer-42', 'correct horse battery', 'ÀÉÎõü-œuvre', 'velo-orange-42', 'Une-autre-rose-7'])(
    'do not include «%s»',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});
