import { fold } from '#engine/french/fold.ts';
import { jobs } from '../../jobs.ts';
import { factPatterns, harmless } from './fact-patterns.ts';

// Checkable facts about the user that the user never gave: job, town, possession, past event, family, a taste for a named thing.
// Reactions, play, promises for the date and liking what the match said are speech, not facts.

const jobWords = jobs
  .flat()
  .flatMap((forms) => forms.split(/[=,]/))
  .map(fold)
  .sort((a, b) => b.length - a.length);
const ownJob = new RegExp(
  String.raw`\bje suis (?:aussi |moi aussi |une? |plutot )*(?<what>${jobWords.join('|')})(?![a-z])`,
  'g',
);

const wordsAndNumbers = (text: string) => fold(text).match(/[a-z]{2,}|\d+/g) ?? [];
/** «randonnée», «randos» and «rando» are the same word: the first five letters are compared. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ''));
/** Words that prove nothing when somebody has said them too: small words, days and times. */
const provesNothing = new Set(
  `le la de du un en au ce se ne me te je tu il on et ou si sa ma ta ca est les des une aux avec pour dans sur mon mes ton tes son ses que qui tout tous tres plus bien aussi quoi quand fais fait faire suis
  vais week end weekend soir matin midi jour demain hier semaine lundi mardi mercredi jeudi vendredi samedi dimanche temps toujours`.split(
    /\s+/,
  ),
);

/** Looked for at the start of a sentence only: tried at every letter, a long message without «?» took its length squared. */
const questions = /(?<![^.!?…\n])[^.!?…\n]*\?/g;

/** The clauses of a text that claim a fact about the user which the user never said, as written. */
export function claimedFacts(text: string, saidByUser: readonly string[]): string[] {
  // «tu fais du ski ?» does not say that the user skis: questions are left out.
  const told = saidByUser.map((message) => message.replace(questions, ' '));
  const known = new Set(told.flatMap(wordsAndNumbers).map(stem));
  const plain = fold(text).replace(/«[^«»]*»/g, (quote) => ' '.repeat(quote.length));
  const found = [...factPatterns, ownJob].flatMap((pattern) =>
    [...plain.matchAll(pattern)].filter(({ index, groups }) => {
      const what = groups?.what ?? '';
      const words = wordsAndNumbers(what).filter((word) => !provesNothing.has(word));
      return (
        words.length > 0 &&
        !words.some((word) => known.has(stem(word))) &&
        !harmless.test(what) &&
        !isHypothetical(plain, index) &&
        !/^[^.!?…]*\[/.test(plain.slice(index))
      );
    }),
  );
  const clauses = found.sort((a, b) => a.index - b.index).map(({ index }) => clauseAt(text, plain, index));
  return [...new Set(clauses)].filter((clause) => clause !== '');
}

/** Folding turns «œ» into two letters, so that places in the two texts may differ: the folded clause is quoted then. */
function clauseAt(text: string, plain: string, index: number): string {
  const from = plain.length === text.length ? text : plain;
  return (/^[^.!?…,;:]*/.exec(from.slice(index))?.[0] ?? '').trim();
}

/** «si je fais», «est-ce que j'ai», «imagine que je suis» claim nothing; «depuis que je vis seul» does. */
function isHypothetical(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 14), at);
  return (
    /(?:\bsi |\bque |\bqu'|\bquand |\bimagine |\bcomme si |\bou )$/.test(before) &&
    !/\b(?:depuis que|parce que|puisque|vu que|depuis qu') ?$/.test(before)
  );
}
