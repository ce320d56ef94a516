import { describe, expect, it } from 'vitest';
import { paymentDetails } from '#contract/affiliate-payments.ts';
import { maskedTarget, sepaProblems } from './targets.ts';

const holder = 'Léa Martin';

describe('an IBAN', () => {
  it.each([
    ['FR1420041010050500013M02606', {}],
    ['DE89370400440532013000', {}],
    ['FR1420041010050500013M02607', { iban: 'IBAN invalide : vérifie les chiffres' }],
    ['FR142004101005050001', { iban: 'IBAN invalide : vérifie les chiffres' }],
    ['ZZ1420041010050500013M02606', { iban: 'IBAN invalide : vérifie les chiffres' }],
    ['BR1800360305000010009795493C1', { iban: 'Cet IBAN est hors de la zone SEPA. Choisis PayPal à la place.' }],
  ])('%s: %o', (iban, problems) => {
    expect(sepaProblems({ holder, iban })).toEqual(problems);
  });

  it('needs a holder that a bank can read', () => {
    expect(sepaProblems({ holder: 'Мария', iban: 'DE89370400440532013000' })).toEqual({
      holder: 'Écris le titulaire en lettres latines, comme sur ton relevé',
    });
  });

  it('may be typed with spaces and in lower case', () => {
    const typed = { method: 'sepa', holder, iban: ' fr14 2004 1010 0505 0001 3m02 606 ' };
    expect(paymentDetails.parse(typed)).toMatchObject({ iban: 'FR1420041010050500013M02606' });
  });
});

describe('what is shown of a target', () => {
  it.each([
    [{ method: 'sepa', holder, iban: 'FR1420041010050500013M02606' }, 'FR•• •••• 2606'],
    [{ method: 'paypal', email: 'lea.martin@exemple.fr' }, 'le•••@exemple.fr'],
    [{ method: 'paypal', email: 'l@exemple.fr' }, '•••@exemple.fr'],
  ] as const)('%o → %s', (details, shown) => {
    expect(maskedTarget(details)).toBe(shown);
  });
});
