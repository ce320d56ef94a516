import type { Address } from '#engine/french/noun-phrase.ts';

// What no reply may contain, whichever patterns made it.

/** Forms of «tu», and orders that are given to one. */
const informal =
  /(?<![\p{L}'-])(?:tu|te|toi|ton|ta|tes|tien|tiens|tienne|tiennes|t'\p{L}+|raconte|dis-moi|dis-m'en|parle-moi|fais-moi|prends|repose-toi|remets-toi|file|riez|continue de me|considère ça|profite|avoue)(?![\p{L}])/iu;
const looks = /\b(?:belle|beau|canon|sexy|sublime|mignonne|corps|bouche|jambes|formes|charmes)\b/i;
const sexual = /\b(?:nue?s?|lit|coucher|sexe|sexuel\w*|désir|caresse\w*|embrass\w+)\b/i;
const pushy =
  /\b(?:allez stp|réponds-moi|pourquoi tu ne réponds|tu ne réponds (?:pas|plus)|j'insiste|tu me dois|dernière chance)\b/i;

/** Grammar that slots could break: each is a fault wherever it stands. */
const faults: [name: string, pattern: RegExp][] = [
  ['slot left', /[{}]/],
  ['two spaces', / {2}/],
  ['de le', /\b(?:de|à) les? (?!faire\b)\p{L}|\bde le\b|\bà le\b|\bde du\b|\bde des\b|\bde un\b|\bà du\b/iu],
  ['si il', /\bsi ils?\b/i],
  [
    'elision missed',
    /(?<![\p{L}'-])(?:de|que|le|la|je|me|te|se|ne|jusque) (?=[aeiouyàâéèêîôû](?!aourt|oga|oyo|es\b|ui\b|nz))(?!onz|oui|y[ao]|one )/iu,
  ],
  ['signs doubled', /[?!.,;:]\s?[?!,;:]|\.\.(?!\.)|,\s*\./],
  [
    'plural verb missed',
    /\b(?:les|tes|vos|ces) \p{L}+s (?:est|a|fait|met|rend|donne|va|reste|mérite|compte|sera|était)\b/iu,
  ],
  ['space before sign', /\s[.,…)\]]/],
];

export function faultsOf(text: string, address: Address): string[] {
  const found = faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (address === 'vous' && informal.test(text.replace(/\[[^\]]*\]/g, ''))) found.push('tu to someone who says vous');
  if (looks.test(text) || sexual.test(text)) found.push('looks');
  if (pushy.test(text)) found.push('push');
  return found;
}

export const lengthCap = 230;
