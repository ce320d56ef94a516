import { type OwnAnswers, weekDays } from '#contract/own-answers.ts';

// Which of the user's own answers fits a blank, by the words in its brackets.

export type AnswerKind = 'job' | 'town' | 'freeDays' | 'tastes';

/** The first that fits counts. */
const kinds: { kind: AnswerKind; says: RegExp }[] = [
  { kind: 'job', says: /m[ée]tier|boulot|travail|\bjob\b|profession|domaine|bosses?\b/i },
  { kind: 'town', says: /ville|quartier|\bcoin\b|habit|r[ée]gion|adresse/i },
  {
    kind: 'freeDays',
    says: /\bjours?\b|\b(?:lun|mar|mercre|jeu|vendre|same)di\b|dimanche|dispo|\bsoir|week-?end|\bquand\b|cr[ée]neau|\bdate\b/i,
  },
  { kind: 'tastes', says: /passion|go[ûu]ts?\b|loisir|aimes?\b|artiste|musique|film|s[ée]rie|livre|sport|hobby|plat/i },
];

export function kindOfBlank(blank: string): AnswerKind | null {
  return kinds.find(({ says }) => says.test(blank))?.kind ?? null;
}

/** What may stand in the blank, the user's own answers first. Days are offered to everybody. */
export function suggestionsFor(blank: string, answers: OwnAnswers): string[] {
  const kind = kindOfBlank(blank);
  if (kind === 'job' || kind === 'town') return answers[kind] === '' ? [] : [answers[kind]];
  if (kind === 'tastes') return answers.tastes;
  if (kind === 'freeDays') return answers.freeDays.length > 0 ? answers.freeDays : [...weekDays];
  return [];
}

/** What fills the blank by itself: the one answer that fits. */
export function ownAnswerFor(blank: string, answers: OwnAnswers): string {
  const kind = kindOfBlank(blank);
  if (kind === 'freeDays' && answers.freeDays.length === 0) return '';
  const [only, ...others] = suggestionsFor(blank, answers);
  return others.length === 0 ? (only ?? '') : '';
}
