import type { Gender } from '#contract/onboarding.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { CaseError } from './json-cases.ts';

// Fields that several commands take. Each accepts several spellings: accents, case, French or English words.

export function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(`${name} doit être un objet.`);
  return value as Record<string, unknown>;
}

const genderWords: Record<Gender, string[]> = {
  homme: ['homme', 'h', 'm', 'male', 'man', 'masculin', 'garçon', 'mec'],
  femme: ['femme', 'f', 'w', 'female', 'woman', 'féminin', 'fille'],
  non_precise: [
    'non précisé',
    '',
    'autre',
    'other',
    'neutre',
    'neutral',
    'nb',
    'non-binaire',
    'inconnu',
    'unknown',
    'x',
    'none',
  ],
};

export function genderOf(value: unknown, name: string): Gender {
  if (value === undefined || value === null) return 'non_precise';
  return wordOf(value, genderWords, `${name} : genre inconnu. Les valeurs sont homme, femme et non_precise.`);
}

/** The key whose list has this word, ignoring case, accents and hyphens. */
export function wordOf<Key extends string>(value: unknown, words: Record<Key, string[]>, problem: string): Key {
  const said = typeof value === 'string' ? plainKey(value) : null;
  const key = (Object.keys(words) as Key[]).find((candidate) =>
    words[candidate].some((word) => plainKey(word) === said),
  );
  if (key === undefined) throw invalid(problem);
  return key;
}

export function invalid(problem: string): CaseError {
  return new CaseError('invalid_input', problem);
}
