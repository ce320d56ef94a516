import { type BioStyle, bioStyles } from '#contract/writing.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { writeBios } from '#engine/write/bios/write-bios.ts';
import { answerCases, type Case, CaseError, type CasesContext } from './json-cases.ts';
import { genderOf } from './request-fields.ts';

// `npm run -s bio -- FILE.json`: interests in, three bios out.

const usage = `Usage : npm run -s bio -- FICHIER.json
Écrit trois bios par cas {style, interests, gender} ; un objet ou un tableau, « - » pour l'entrée standard.
Styles : ${bioStyles.join(', ')}.`;

export function bioCommand(context: CasesContext): Promise<number> {
  return answerCases(context, usage, (input) => {
    const request = { style: styleOf(input), interests: interestsOf(input), gender: genderOf(input.gender, 'gender') };
    const written = writeBios({ ...request, seed: seedOf(input.seed), avoid: avoidOf(input.avoid) });
    if (written.kind === 'refused') throw new CaseError(`interests_${written.reason}`, written.message);
    return { generated: written.bios };
  });
}

function styleOf({ style }: Case): BioStyle {
  const known = bioStyles.find((name) => typeof style === 'string' && plainKey(name) === plainKey(style));
  if (!known) throw new CaseError('invalid_style', `Le style doit être l'un de ceux-ci : ${bioStyles.join(', ')}.`);
  return known;
}

function interestsOf({ interests }: Case): string {
  if (typeof interests === 'string') return interests;
  if (Array.isArray(interests)) return interests.filter((item) => typeof item === 'string').join('\n');
  if (interests === undefined || interests === null) return '';
  throw new CaseError('invalid_interests', "Les centres d'intérêt sont un texte ou une liste de textes.");
}

function seedOf(seed: unknown): number {
  if (seed === undefined || seed === null) return 0;
  const value = Number(seed);
  if (!Number.isFinite(value)) throw new CaseError('invalid_seed', 'La graine (seed) doit être un nombre.');
  return value;
}

function avoidOf(avoid: unknown): string[] {
  return Array.isArray(avoid) ? avoid.filter((item) => typeof item === 'string') : [];
}
