import type { Speaker } from '#contract/reading.ts';
import type { Address } from '#engine/french/agreement.ts';
import type { HeardMessage, SideRegister, Situation } from './situation.ts';
import { emojiIn } from './spoken-french.ts';

/** How each side writes, and which of «tu» and «vous» a reply keeps. */
export function registerOf(messages: HeardMessage[]): Situation['register'] {
  const user = sideOf(messages, 'moi');
  const match = sideOf(messages, 'match');
  // «Vous campez où ?», to one who comes with a sister.
  const isPlural = user.address === null && messages.some(({ from, plain }) => from === 'moi' && company.test(plain));
  return {
    address:
      user.address === 'tu' || match.address === 'tu' || isPlural ? 'tu' : (user.address ?? match.address ?? 'tu'),
    user,
    match,
  };
}

const company =
  /\b(?:avec (?:ma|mon|mes|des|deux|trois|une|un) (?:soeur|frere|potes?|amies?|amis?|copines?|copains?|famille|parents|collegues|cousine?s?|coloc\w*|enfants?|fils|fille)|on est (?:deux|trois|quatre|cinq|six|plusieurs))\b/;

function sideOf(messages: HeardMessage[], side: Speaker): SideRegister {
  const own = messages.filter(({ from }) => from === side);
  const texts = own.map(({ text }) => text.trim()).filter((text) => /\p{L}/u.test(text));
  const lengths = texts.map((text) => text.length).sort((a, b) => a - b);
  return {
    address: addressOf(own),
    usesEmoji: own.filter(({ text }) => emojiIn(text).length > 0).length * 3 >= Math.max(1, own.length),
    startsLowerCase: texts.length >= 2 && texts.every((text) => /^\p{Ll}/u.test(text)),
    endsWithPeriod: texts.length > 0 && texts.filter((text) => /[^.]\.$/.test(text)).length * 2 > texts.length,
    typicalLength: lengths[Math.floor(lengths.length / 2)] ?? 0,
  };
}

/** What someone else said is no way of speaking to the user. */
const withoutQuotes = (plain: string) => plain.replace(/["«“][^"«»“”]*["»”]/g, ' ');

function addressOf(own: HeardMessage[]): Address | null {
  const count = (pattern: RegExp) => own.filter(({ plain }) => pattern.test(withoutQuotes(plain))).length;
  const tu = count(/\b(tu|t'(?:es|as|a|aimes|habites|en|inquiete)|toi|te|ton|tes)\b/);
  // «rendez-vous» is a noun, and several people are «vous» too where one of them is «tu».
  const vous = count(/(?<!rendez-)\b(vous(?! etes (?:beaucoup|nombreux|plusieurs|combien|tous|toutes))|votre|vos)\b/);
  if (tu === 0 && vous === 0) return null;
  return tu > 0 ? 'tu' : 'vous';
}
