import { isSEPACountry, isValidIBAN } from 'ibantools';
import type { PaymentDetails } from '#contract/affiliate-payments.ts';
import { sepaText } from './sepa-text.ts';

// Pure rules of payment targets: which are accepted, and what of them may be shown.

/** Field → French message; empty for details that a bank of the SEPA zone accepts. */
export function sepaProblems({ holder, iban }: { holder: string; iban: string }): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!isValidIBAN(iban)) problems.iban = 'IBAN invalide : vérifie les chiffres';
  else if (!isSEPACountry(iban.slice(0, 2)))
    problems.iban = 'Cet IBAN est hors de la zone SEPA. Choisis PayPal à la place.';
  if (sepaText(holder).length < 2) problems.holder = 'Écris le titulaire en lettres latines, comme sur ton relevé';
  return problems;
}

/** «FR•• •••• 0189», «le•••@exemple.fr» */
export function maskedTarget(details: PaymentDetails): string {
  if (details.method === 'sepa') return `${details.iban.slice(0, 2)}•• •••• ${details.iban.slice(-4)}`;
  const [name = '', host = ''] = details.email.split('@');
  return `${name.slice(0, Math.min(2, name.length - 1))}•••@${host}`;
}
