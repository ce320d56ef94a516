import { fold } from '#engine/french/fold.ts';
import { jobs } from '#engine/understand/lexicon/jobs.ts';
import { factPatterns, harmless } from './invented-patterns.ts';

const jobWords = jobs
  .flat()
  .flatMap((forms) => forms.split(/[=,]/))
  .map(fold)
  .sort((a, b) => b.length - a.length);
const ownJob = new RegExp(
  String.raw`\bje suis (?:aussi |moi aussi |une? |plutot )*(?<what>${jobWords.join('|')})(?![a-z])`,
  'g',
);

const wordsOf = (text: string) => fold(text).match(/[a-z]{3,}|\d+/g) ?? [];
/** «randonnée», «randos» and «rando» are one: compared by how they start. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ''));
/** Small words and times: that the user said them too supports nothing. */
const small = new Set(
  `les des une aux avec pour dans sur mon mes ton tes son ses que qui tout tous tres plus bien aussi quoi quand fais fait faire suis
  vais week end weekend soir matin midi jour demain hier semaine lundi mardi mercredi jeudi vendredi samedi dimanche temps toujours`.split(
    /\s+/,
  ),
);

/** Whether the text states something about its writer that the writer never said. */
export function inventsFact(text: string, saidByUser: readonly string[]): boolean {
  // Who asks «tu fais du ski ?» says nothing of their own.
  const told = saidByUser.map((message) => message.replace(/[^.!?…\n]*\?/g, ' '));
  const said = new Set(told.flatMap(wordsOf).map(stem));
  const plain = fold(text).replace(/«[^»]*»/g, ' ');
  return [...factPatterns, ownJob].some((pattern) =>
    [...plain.matchAll(pattern)].some((match) => {
      const what = match.groups?.what ?? '';
      if (/\[/.test(clauseAt(plain, match.index)) || harmless.test(what) || isHypothetical(plain, match.index))
        return false;
      const words = wordsOf(what).filter((word) => !small.has(word));
      return words.length > 0 && !words.some((word) => said.has(stem(word)));
    }),
  );
}

function clauseAt(plain: string, at: number): string {
  return plain.slice(at).split(/[.!?…]/)[0] ?? '';
}

/** «si je fais», «est-ce que j'ai», «imagine que je suis»: nothing is claimed. */
function isHypothetical(plain: string, at: number): boolean {
  return /(?:\bsi |\bque |\bqu'|\bquand |\bimagine |\bcomme si |\bou )$/.test(plain.slice(Math.max(0, at - 12), at));
}
