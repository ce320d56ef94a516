import { fold } from './fold.ts';

/** Beginnings of words with an aspirated h («le hamster»). */
const aspirated =
  /^h(a(ch[eio]|ie|iku|ine|ka|ll|lt(?!erophil)|lloween|mac|mbur|mm?am|mst|nd|ngar|r[cdeiop]|rry|sard|sch|ut|vane|waii?$)|ero[ns]?$|eron|eris|eavy|ello|entai|ibou|iking|ip(?!p)|ippie|it$|its$|obby|obbies|ock|olland|omard|ong|onte|ors|ot\b|ouse|oumous|ousse|oux|ublot|uit(?!r)|ulk|unger|unter|urle|usky|ygge)/;
/** Beginnings of words that start with a vowel letter and yet take no elision («le yaourt», «le onze»). */
const withoutElision = /^(onz|oui|ouistiti|yaourt|yoga|yoyo|yeux$|ya|ye|yo|uhlan|ululer|uno\b|uk rap|one[ -]piece)/;

/** Whether «le», «de», «que» lose their vowel before this text. */
export function elides(text: string): boolean {
  const word = fold(text).replace(/^[«"“'\s]+/, '');
  if (word.startsWith('y')) return /^y($|\s|[^aeiou])/.test(word);
  if (word.startsWith('h')) return !aspirated.test(word);
  return /^[aeiou]/.test(word) && !withoutElision.test(word);
}
