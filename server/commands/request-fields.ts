import type { Gender } from '#contract/onboarding.ts';
import { InputError } from './json-items.ts';

// The parts of a request that several commands take, generous about how they are written.

export function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(`${name} doit être un objet.`);
  return value as Record<string, unknown>;
}

const genderWords: Record<Gender, string[]> = {
  homme: ['homme', 'h', 'm', 'male', 'man', 'masculin', 'garçon', 'garcon'],
  femme: ['femme', 'f', 'female', 'woman', 'féminin', 'feminin', 'fille'],
  non_precise: [
    'non_precise',
    'non précisé',
    'non precise',
    'nb',
    'non-binaire',
    'autre',
    'other',
    'unknown',
    'inconnu',
    '',
  ],
};

export function genderOf(value: unknown, name: string): Gender {
  if (value === undefined || value === null) return 'non_precise';
  return wordOf(value, genderWords, `${name} : genre inconnu. Les valeurs sont homme, femme et non_precise.`);
}

/** The key whose list has this word, whatever its case. */
export function wordOf<Key extends string>(value: unknown, words: Record<Key, string[]>, problem: string): Key {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : null;
  const key = (Object.keys(words) as Key[]).find((candidate) => said !== null && words[candidate].includes(said));
  if (key === undefined) throw new InputError(problem);
  return key;
}
