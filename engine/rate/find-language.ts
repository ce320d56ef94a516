import { plainText } from './plain-text.ts';

const french = new Set(
  'le la les de des du un une et je j mon ma mes pour avec dans sur qui que est suis pas au aux en l d c n qu tu toi moi ou mais ton ta tes si on ne me te se il elle y'.split(
    ' ',
  ),
);
const foreign = new Set(
  'the and i my for with you love to of is am are im your looking from mi el los las y con para soy una me gusta busco ich und der die das ist mit nicht sono amo il che per una di wit het een van ik o que os eu gosto com'.split(
    ' ',
  ),
);

/** Decided by small words («the», «und»), never by nouns: a list of nouns belongs to no language. */
export function isForeign(content: string): boolean {
  const words = plainText(content)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (words.length < 4) return false;
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word));
  if (latin.length * 2 < words.length) return true;
  const count = (set: Set<string>) => words.filter((word) => set.has(word)).length;
  return count(foreign) >= 3 && count(foreign) > count(french) * 1.5;
}

const orders =
  /(ignore|oublie|disregard|forget)\w* .{0,40}(instruction|consigne|regle|rule|prompt)|system prompt|prompt systeme|(donne|mets|attribue|give)[- ]?(moi|me)? .{0,20}(100|note maximale|meilleure note|max score|score)|(tu es|you are) .{0,20}(ia|assistant|chatgpt|gpt|model)/u;

/** Whether the text gives an order to an AI instead of speaking to a reader. */
export function isOrder(content: string): boolean {
  return orders.test(plainText(content));
}
