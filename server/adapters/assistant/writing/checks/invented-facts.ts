import { fold } from '#engine/french/fold.ts';
import { jobs } from '#engine/understand/lexicon/jobs.ts';
import { harmlessHaving, harmlessNouns, harmlessStates, harmlessVerbs } from './harmless-words.ts';
import { factPatterns, harmless } from './invented-patterns.ts';

// Whether a text states something about the user that the user never said. In a reply, everything that «je» does, is or owns
// is a fact, except moves of the conversation («je propose», «je devine»). A bio tells scenes, so only plain claims count there.

const jobWords = jobs
  .flat()
  .flatMap((forms) => forms.split(/[=,]/))
  .map(fold)
  .sort((a, b) => b.length - a.length);
const ownJob = new RegExp(
  String.raw`\bje suis (?:aussi |moi aussi |une? |plutot )*(?<what>${jobWords.join('|')})(?![a-z])`,
  'g',
);

const adverbs =
  '(?:pas|plus|tres|trop|vraiment|tellement|super|hyper|assez|plutot|deja|toujours|aussi|bien|si|carrement|totalement|completement|presque|grave|clairement|officiellement|encore|tout|toute|moi aussi|donc|juste|quand meme|sincerement|un peu|beaucoup)';
const clitic = "(?:ne |n'|me |m'|le |la |l'|les |y |en )";
const towardsYou = /^(?:ne |n')?(?:te |t'|vous |lui |nous |leur )/;
const firstPerson = /(?<![\p{L}'-])(?:je |j')(?<clause>[^.!?…,;:()«»]*)/gu;
const owned = /(?<![\p{L}'-])(?:mon|ma|mes) (?<what>[a-z-]+)/gu;
const atHome = /\b(?:chez moi|dans mon|dans ma)\b(?<what>[^.!?…,]*)/g;

const wordsAndNumbers = (text: string) => fold(text).match(/[a-z]{2,}|\d+/g) ?? [];
/** «randonnée», «randos» and «rando» are the same word: the first five letters are compared. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ''));
/** Words that prove nothing when the user has said them too: small words, days and times. */
const provesNothing = new Set(
  `le la de du un en au ce se ne me te je tu il on et ou si sa ma ta ca est les des une aux avec pour dans sur mon mes ton tes son ses que qui tout tous tres plus bien aussi quoi quand fais fait faire suis
  vais week end weekend soir matin midi jour demain hier semaine lundi mardi mercredi jeudi vendredi samedi dimanche temps toujours`.split(
    /\s+/,
  ),
);

export function inventsFact(text: string, saidByUser: readonly string[], { isBio = false } = {}): boolean {
  // «tu fais du ski ?» does not say that the user skis: questions are left out.
  const told = saidByUser.map((message) => message.replace(/[^.!?…\n]*\?/g, ' '));
  const said = new Set(told.flatMap(wordsAndNumbers).map(stem));
  const plain = fold(text).replace(/«[^»]*»/g, ' ');
  const isUnsaid = (what: string, at: number) => {
    if (clauseAt(plain, at).includes('[')) return false;
    const words = wordsAndNumbers(what).filter((word) => !provesNothing.has(word));
    return words.length > 0 && !words.some((word) => said.has(stem(word)));
  };
  const isClaim = [...factPatterns, ownJob].some((pattern) =>
    [...plain.matchAll(pattern)].some(({ index, groups }) => {
      const what = groups?.what ?? '';
      return !harmless.test(what) && !isHypothetical(plain, index) && isUnsaid(what, index);
    }),
  );
  if (isClaim || isBio) return isClaim;
  const tells = [...plain.matchAll(firstPerson)].some(
    ({ index, groups }) =>
      isTelling(groups?.clause ?? '') && !isHypothetical(plain, index) && isUnsaid(groups?.clause ?? '', index),
  );
  const owns = [...plain.matchAll(owned)].some(
    ({ index, groups }) => !harmlessNouns.has(groups?.what ?? '') && isUnsaid(groups?.what ?? '', index),
  );
  const lives = [...plain.matchAll(atHome)].some(
    ({ index, groups }) =>
      isUnsaid(groups?.what ?? '', index) && !/^dans m\S+ (?:agenda|tete|imagination)/.test(plain.slice(index)),
  );
  return tells || owns || lives;
}

/** Whether what follows «je» tells of the user's life rather than of this conversation. */
function isTelling(clause: string): boolean {
  if (towardsYou.test(clause)) return false;
  const bare = clause.replace(new RegExp(`^${clitic}+`), '');
  const [verb = '', ...rest] = bare.split(' ');
  const after = rest.join(' ').replace(new RegExp(`^(?:${adverbs} )+`), '');
  if (/^m'(?:etais|suis)$|^me$/.test(verb)) return false;
  if (verb === 'suis')
    return /^(?:ne |n')?me /.test(clause)
      ? !/^(?:dit|demande|promis|permis|pose|dis)/.test(after)
      : !harmlessStates.test(after) && !harmlessStates.test(rest.join(' '));
  if (verb === 'ai' || verb === 'avais') return !harmlessHaving.test(after) && !harmlessHaving.test(rest.join(' '));
  if (verb === 'etais') return !harmlessStates.test(after);
  if (/r(?:ai|ais)$/.test(verb) && !/^(?:adorais|preferais|courais|lisais)$/.test(verb)) return false;
  return !harmlessVerbs.has(verb) || /^(?:en|n'en|y) (?:lis|fais|prends|mets|passe|joue|viens|ai)\b/.test(clause);
}

function clauseAt(plain: string, at: number): string {
  return plain.slice(at).split(/[.!?…]/)[0] ?? '';
}

/** «si je fais», «est-ce que j'ai», «imagine que je suis» claim nothing; «depuis que je vis seul» does. */
function isHypothetical(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 14), at);
  return (
    /(?:\bsi |\bque |\bqu'|\bquand |\bimagine |\bcomme si |\bou )$/.test(before) &&
    !/\b(?:depuis que|parce que|puisque|vu que|depuis qu') ?$/.test(before)
  );
}
