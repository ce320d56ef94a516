import { elides, join } from './elision.ts';

// A noun with its gender, number and kind, and its forms with articles, prepositions and possessives.

/** `mass` also covers activities («du surf»); `proper` has no article («Lisbonne», «Lost»). */
export type NounKind = 'count' | 'mass' | 'proper';

export interface Noun {
  text: string;
  gender: 'm' | 'f';
  number: 's' | 'p';
  kind: NounKind;
  /** The noun is the name of a place; countries take an article all the same. */
  named?: boolean;
}

export type Address = 'tu' | 'vous';

/** le surf, la rando, l'escalade, les sushis, Lisbonne */
export function definite(noun: Noun): string {
  if (noun.kind === 'proper') return noun.text;
  if (noun.number === 'p') return `les ${noun.text}`;
  return join(noun.gender === 'm' ? 'le' : 'la', noun.text);
}

/** du surf, de la rando, de l'escalade, des sushis, de Lisbonne */
export function ofDefinite(noun: Noun): string {
  if (noun.kind === 'proper') return contracted('de', noun.text);
  if (noun.number === 'p') return `des ${noun.text}`;
  if (elides(noun.text)) return `de l'${noun.text}`;
  return noun.gender === 'm' ? `du ${noun.text}` : `de la ${noun.text}`;
}

/** au surf, à la rando, à l'escalade, aux sushis, à Lisbonne */
export function toDefinite(noun: Noun): string {
  if (noun.kind === 'proper') return contracted('à', noun.text);
  if (noun.number === 'p') return `aux ${noun.text}`;
  if (elides(noun.text)) return `à l'${noun.text}`;
  return noun.gender === 'm' ? `au ${noun.text}` : `à la ${noun.text}`;
}

/** Names that start with an article contract too: «du Havre», «aux Sables-d'Olonne». */
function contracted(preposition: 'de' | 'à', name: string): string {
  const [, article, rest = ''] = /^(Les?) (.+)$/.exec(name) ?? [];
  if (!article) return join(preposition, name);
  const isPlural = article === 'Les';
  if (preposition === 'de') return `${isPlural ? 'des' : 'du'} ${rest}`;
  return `${isPlural ? 'aux' : 'au'} ${rest}`;
}

/** un chat, une pizza, des sushis, du surf, Lisbonne */
export function indefinite(noun: Noun): string {
  if (noun.kind === 'proper') return noun.text;
  if (noun.number === 'p') return `des ${noun.text}`;
  if (noun.kind === 'mass') return ofDefinite(noun);
  return `${noun.gender === 'm' ? 'un' : 'une'} ${noun.text}`;
}

/** de surf, d'escalade, de sushis, de Lisbonne */
export function ofBare(noun: Noun): string {
  return noun.kind === 'proper' ? contracted('de', noun.text) : join('de', noun.text);
}

/** ce chat, cet hôtel, cette pizza, ces sushis */
export function demonstrative(noun: Noun): string {
  if (noun.kind === 'proper') return noun.text;
  if (noun.number === 'p') return `ces ${noun.text}`;
  if (noun.gender === 'f') return `cette ${noun.text}`;
  return `${elides(noun.text) ? 'cet' : 'ce'} ${noun.text}`;
}

/** ton chat, ton escalade, ta rando, tes sushis; votre chat, vos sushis */
export function possessive(noun: Noun, address: Address): string {
  if (noun.kind === 'proper') return noun.text;
  if (address === 'vous') return `${noun.number === 'p' ? 'vos' : 'votre'} ${noun.text}`;
  if (noun.number === 'p') return `tes ${noun.text}`;
  return `${noun.gender === 'm' || elides(noun.text) ? 'ton' : 'ta'} ${noun.text}`;
}

/** The noun in «au Japon», «en Italie», «à Nice», «dans les Alpes», «à La Rochelle»: the preposition gives gender and number. */
export function placeFrom(locative: string): Noun {
  const [, preposition = '', text = ''] =
    /^(aux|au|en|à la|à|dans les|dans le|dans la|sur la)(?= ) (.*)$/.exec(locative) ??
    /^(à l'|dans l')(.*)$/.exec(locative) ??
    [];
  if (preposition === 'à') return { text, gender: 'm', number: 's', kind: 'proper', named: true };
  const number = preposition === 'aux' || preposition === 'dans les' ? 'p' : 's';
  const gender = preposition === 'au' || preposition === 'dans le' || number === 'p' ? 'm' : 'f';
  return { text, gender, number, kind: 'mass', named: true };
}
