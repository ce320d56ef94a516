// About 49,000 passwords that often leaked (zxcvbn's list), and French ones that it lacks. Loaded when first needed.

import { createRequire } from 'node:module';
import { blockOf, formsBothWays, formsOf } from './password-forms.ts';

const frenchFavourites = [
  'doudou',
  'loulou',
  'azertyuiop',
  'soleil',
  'marseille',
  'jetaime',
  'jtaime',
  'chouchou',
  'bonjour',
  'nicolas',
  'motdepasse',
  'motdepasse1',
  'azerty123',
  'azerty1234',
  'coucou',
  'chocolat',
  'tinder',
  'declic',
  'declic123',
];

type Lists = typeof import('@zxcvbn-ts/language-common');
let known: Promise<Set<string>> | undefined;

const wordsOf = ({ dictionary }: Lists) =>
  new Set([...dictionary['passwords-common'], ...frenchFavourites].map(String));

/** The shortest form that is compared with the list: a few letters between digits are no word. */
const minWordLength = 4;
/** A block this short is guessed however often it is repeated. */
const maxGuessedBlock = 3;
const minPasswordLength = 6;

/** Also true for a common password in another form, for a short block repeated, and for two different characters at most. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(wordsOf);
  if (new Set(password.toLowerCase()).size <= 2) return true;
  const list = await known;
  const forms = formsBothWays(password);
  return (
    list.has(password.toLowerCase()) ||
    forms.some((form) => form.length >= minWordLength && list.has(form)) ||
    forms.some((form) => form.length >= minPasswordLength && blockOf(form).length <= maxGuessedBlock)
  );
}

const minDifferent = 8;

/**
 * For the operator's secrets, which are long, and guessed without a limit by whoever has a signature: fewer than eight different
 * characters, a repeated common password, or two in a row. Read at once, before anything starts.
 */
export function isGuessableSecret(secret: string): boolean {
  if (new Set(secret).size < minDifferent) return true;
  const list = wordsOf(createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Lists);
  const isCommon = (word: string) => word === '' || list.has(word);
  return formsOf(secret).some((form) =>
    Array.from(form).some((_, at) => isCommon(form.slice(0, at)) && isCommon(form.slice(at))),
  );
}
