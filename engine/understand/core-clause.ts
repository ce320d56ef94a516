import { courtesies, hedges, openings, weakeners } from './lexicon/hedges.ts';

// What is left of a sentence once its hedges are gone: «franchement je suis pas trop intéressée désolée» says
// «je suis pas interessee». Rules for a no read this, so that they need not know every way to soften it.

const anyOf = (words: string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/ /g, '\\s+'))
    .join('|');

const soft = new RegExp(`(?<![\\p{L}'-])(?:${anyOf([...hedges, ...courtesies])})(?![\\p{L}'-])`, 'gu');
const weak = new RegExp(`\\b(pas|plus|jamais|rien) (?:(?:${anyOf(weakeners)})(?![\\p{L}'-]) ?)+`, 'gu');
const opening = new RegExp(`\\b(?:${openings.join('|')}) ?`, 'gu');
const laughs = /\b(?:mdr|ptdr|xptdr|lol|(?:ha|ah|he|hi){2,}h?)\b/g;

/** Without hedges, courtesies and laughs; punctuation stays. */
export function coreOf(plain: string): string {
  return plain
    .replace(soft, ' ')
    .replace(laughs, ' ')
    .replace(opening, ' ')
    .replace(/\s+/g, ' ')
    .replace(weak, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L} )je (?:pense|crois|trouve)(?= ?(?:[,.!…]|$))/gu, '')
    .replace(/(?:^|(?<=[.!?…,] ))(?:[,.…] )+/g, '')
    .replace(/^[ ,.…]+/, '')
    .trim();
}

/** What is said in one breath: a no in one part does not reach into the next. A question keeps its mark. */
export function clausesOf(plain: string): string[] {
  return plain
    .split(/[.!…;:]+|(?<=\?)|,| (?=(?:mais|par contre|sinon|parce que|car|donc|alors que|sauf que)\b)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}
