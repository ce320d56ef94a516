import { spokenWords } from './lexicon/spoken-words.ts';
import { plainText, wordPattern } from './plain-text.ts';

/** Whether a dictionary has the word. A parameter, because the engine reads no files. */
export type Spell = (word: string) => boolean;

const spoken = new Set(spokenWords);

/** Texting shorthand: found without a dictionary. */
const texting = wordPattern(
  'slt|bjr|cc|sa va|sava|jsui|jsuis|jss|jcherche|jcherch|kelk|kelkun|quelqun|keske|kesk|pk|pcq|prsq|pr|tt|tjr|tjrs|bcp|dc|ds|tchate|tchatte?|vs|ossi|c est|jai|jaime|jadore|jte|jtm|ki|ke|koi|moa|toa|se que|sa done|parceque|a bientot|dsl|stp|svp|rdv serieu|aimes rire',
);

export function findMisspellings(content: string, spell?: Spell): string[] {
  const found = new Map<string, string>();
  for (const { 0: match, index } of plainText(content).matchAll(texting)) {
    const written = content.slice(index, index + match.length);
    // «à bientôt» is right; only «a bientot» is not.
    if (plainText(written) === written.toLowerCase()) found.set(match, written);
  }
  if (spell) for (const word of wordsToSpell(content)) if (!isSpelt(word, spell)) found.set(plainText(word), word);
  return [...found.values()];
}

const fillers = new Set(
  'azerty azertyuiop qwerty qsdf qsdfgh asdf wxcvbn lorem ipsum dolor sit amet test tests essai blabla bla blah lol mdr ptdr haha hihi ok rien truc'.split(
    ' ',
  ),
);

/** Whether all words are fillers or in Latin letters and unknown to the dictionary, and there is at least one. Other scripts are languages. */
export function saysNothing(content: string, spell?: Spell): boolean {
  const words = content.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const isNothing = (word: string) => fillers.has(word) || (/^\p{Script=Latin}/u.test(word) && !isSpelt(word, spell));
  return words.length > 0 && words.every(isNothing);
}

/** Whether a word exists; always true without a dictionary. */
export function isSpelt(word: string, spell?: Spell): boolean {
  if (!spell) return true;
  const lower = word.toLowerCase();
  if (spoken.has(lower) || spell(word) || spell(lower)) return true;
  return (
    /^\p{Lu}/u.test(word) ||
    word.length < 3 ||
    (word.includes('-') && word.split('-').every((part) => isSpelt(part, spell)))
  );
}

/** Words as a dictionary has them: without addresses, elided articles («l'») and attached pronouns («dis-moi»). */
function wordsToSpell(content: string): string[] {
  const isShouted = content === content.toUpperCase();
  const text = isShouted ? content.toLowerCase() : content;
  return [...text.replace(/(?<!\S)\S*?(?:[@#]|https?:|\.\S)\S+/gu, ' ').matchAll(/\p{L}[\p{L}'’-]*/gu)]
    .map(([word]) =>
      word
        .replace(/’/gu, "'")
        .replace(/^(?:[ldjmtnsc]|qu|jusqu|lorsqu|puisqu)'/iu, '')
        .replace(/(-(?:je|tu|il|elle|on|nous|vous|ils|elles|moi|toi|le|la|les|lui|en|y|ce|t-\p{L}+)){1,3}$/iu, '')
        .replace(/['-]$/u, ''),
    )
    .filter((word) => word.length > 2);
}
