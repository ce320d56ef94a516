import { withoutQuestions } from '#contract/blank.ts';
import type { Address } from '#engine/french/agreement.ts';

// What no reply may contain, whichever patterns made it.

/** Forms of «tu», and orders that are given to one. */
const informal =
  /(?<![\p{L}'-])(?:tu|te|toi|ton|ta|tes|tien|tienne|tiennes|t'\p{L}+|dis-moi|dis-m'en|parle-moi|fais-moi|repose-toi|remets-toi|continue de me|considère ça)(?![\p{L}])|(?<!\bje (?:me |te |vous |la |le |les |ne |ne la )?)(?<![\p{L}'-])(?:raconte|prends|file|profite|avoue)(?![\p{L}])/iu;
const looks =
  /\b(?:tu es|t'es|te trouve|vous êtes|vous trouve)(?: \p{L}+)? (?:belle|beau|canon|sexy|sublime|mignonn?e?|jolie?)\b|\bbeau sourire\b|\btes? (?:corps|bouche|jambes|formes|charmes)\b/iu;
const sexual = /\b(?:nue?s?|au lit|dans (?:mon|ton) lit|coucher avec|sexe|sexuel\w*|désir|caresse\w*|embrass\w+)\b/i;
const pushy =
  /\b(?:allez stp|réponds-moi|pourquoi tu ne réponds|tu ne réponds (?:pas|plus)|j'insiste|tu me dois|dernière chance)\b/i;

/** Grammar that slots could break: each is a fault wherever it stands. */
const faults: [name: string, pattern: RegExp][] = [
  ['slot left', /[{}]/],
  ['two spaces', / {2}/],
  [
    'de le',
    /(?<!\p{L})(?:(?:de|à) les? (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))\p{L}|de (?:du|des|un|une)(?!\p{L})|à (?:du|des)(?!\p{L}))/iu,
  ],
  ['si il', /\bsi ils?\b/i],
  [
    'elision missed',
    /(?<![\p{L}'-])(?:de|que|le|la|je|me|te|se|ne|jusque) (?=[aeiouyàâéèêîôû](?!aourt|oga|oyo|es\b|ui\b|nz))(?!onz|oui|uno\b|y[ao]|one )/iu,
  ],
  ['signs doubled', /[?!.,;:]\s?[?!,;:]|\.\.(?!\.)|,\s*\./],
  [
    'plural verb missed',
    /\b(?:les|tes|vos|ces) \p{L}+s (?:est|a|fait|met|rend|donne|va|reste|mérite|compte|sera|était)\b/iu,
  ],
  ['space before sign', /\s[.,…)\]]/],
];

/** What the match wrote, between quotes or in a blank, has its own grammar. */
export function faultsOf(text: string, address: Address): string[] {
  const own = withoutQuestions(text).replace(/«[^«»]*»/g, '« »');
  const found = faults.filter(([, pattern]) => pattern.test(own)).map(([name]) => name);
  if (address === 'vous' && saysTu(text)) found.push('tu to someone who says vous');
  if (looks.test(withoutQuestions(text)) || sexual.test(withoutQuestions(text))) found.push('looks');
  if (pushy.test(own)) found.push('push');
  return found;
}

/** Whether a text says «tu», its blanks aside. */
const saysTu = (text: string): boolean => informal.test(text.replace(/\[[^\][]*\]/g, ''));
