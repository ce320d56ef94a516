import { elides } from '#engine/french/elision.ts';
import { fold } from '#engine/french/fold.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';
import { plainNouns } from './lexicon/plain-nouns.ts';
import { saidBack } from './said-back.ts';

// The detail of a story that stays in the mind, with its article: «… avec une collerette» → «la collerette».

const noun = String.raw`(?<noun>\p{Ll}[\p{L}-]{2,17})(?![\p{L}'’])`;
const complement = String.raw`(?<of> (?:de|à|au) \p{Ll}[\p{L}-]{3,14}(?<!er|ir)| d['’]\p{Ll}[\p{L}-]{3,14}(?<!er|ir))?(?![\p{L}'’])`;
const phrase = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(?<article>un|une|(?<=(?:^|avec|et|y a|j['’]ai|avait|ai|a|,) )des|mon|ma|mes|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d{1,2}) +${noun}${complement}`,
  'giu',
);
/** Adjectives that stand before their noun. */
const ahead =
  /^(?:vrai|vraie|petit|petite|grand|grande|gros|grosse|beau|belle|bon|bonne|long|longue|vieux|vieille|jeune|nouveau|nouvelle|joli|jolie|mauvaise?|drole|sacre|sacree|enorme|immense|ancien|ancienne|autre|seule?|double|super|pire|meilleure?|premiere?|dernier|derniere|certaine?|simple|demi|quasi|pauvre|cher|chere)s?$/;
/** Not nouns, though an article-like word stands before. */
const verbal =
  /(?:ment|ais|ait|aient|erai|erais|ons|ez)$|^(?:adore|regarde|aime|deteste|trouve|mange|prends?|fais|fait|vois|voit|connais|sais|sait|ai|as|avais|etait|etais|plus|moins|aussi|suis|pense|crois|dis|dit|veux|peux|met|mets|ferai|rend|laisse|garde|entends|appelle|double|meilleure?|plupart|mienne?|tienne?|leur|voir|faire|refaire|lui|pas|ont|rate|racle|porte)$/;

export function vividDetail(turn: HeardMessage[]): string | undefined {
  const told = turn
    .flatMap(({ text }) => hear(text).bare.match(/[^.!?…]+[.!?…]*/g) ?? [])
    .filter((part) => !part.includes('?'));
  for (const sentence of told.reverse()) {
    const found = [...sentence.matchAll(phrase)].reverse().find(isVivid);
    if (found) return definite(found);
  }
  return undefined;
}

function isVivid({ groups }: RegExpMatchArray): boolean {
  const word = fold(groups?.noun ?? '');
  // An h may be of either kind, and would have to elide or not.
  return (
    !word.startsWith('h') &&
    !plainNouns.has(word) &&
    !plainNouns.has(word.replace(/s$/, '')) &&
    !verbal.test(word) &&
    !ahead.test(word)
  );
}

/** «une collerette» is new when told, «la collerette» when talked about; «mon» becomes «ton». */
function definite({ 0: whole, groups }: RegExpMatchArray): string | undefined {
  const { article = '', noun: word = '', of = '' } = groups ?? {};
  const spelt = saidBack(word, word) ?? word;
  const rest = `${spelt}${of.replaceAll('’', "'")}`;
  const lower = article.toLowerCase().replace('’', "'");
  if (lower === 'un') return elides(spelt) ? `l'${rest}` : `le ${rest}`;
  if (lower === 'une') return elides(spelt) ? `l'${rest}` : `la ${rest}`;
  if (lower === 'des') return `les ${rest}`;
  if (/^m/.test(lower)) return saidBack(whole, whole)?.toLowerCase();
  return /[sxz]$/.test(fold(word)) ? `les ${lower} ${rest}` : undefined;
}
