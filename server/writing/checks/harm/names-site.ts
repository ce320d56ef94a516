import { hasSiteOfModel, spokenEndings } from '../../privacy/site-endings.ts';

// A site in a text of a model: «mot.tld», with or without «https»; or disguised: «mot[.]tld», «mot point com».

const announced = /(?:h..ps?:\/\/|www\.)\S|(?<!\p{L})www[^\p{L}\s]/iu;
/** Whatever the ending, a path behind it tells a site: «t.me/lea». «et/ou» has no full stop. */
const withPath = /(?<![\p{L}\d.])[\p{L}\d][\p{L}\d-]{0,40}(?:\.[\p{L}\d-]{1,40}){0,3}\.\p{L}{2,10}\/[\p{L}\d]/iu;
const spelled = new RegExp(
  String.raw`[\p{L}\d]{3} ?(?:\(|\[)?(?:point|dot)(?:\)|\])? ?(?:${spokenEndings.join('|')})(?!\p{L})|[\p{L}\d]{3} \. ?(?:${spokenEndings.filter((ending) => ending !== 'me').join('|')})(?!\p{L})`,
  'iu',
);
/** «point» between commas; and before an ending that is also a noun, where only a site is written with a hyphen. */
const spelledApart = new RegExp(
  String.raw`[\p{L}\d]{3}, ?point, ?(?:\p{L}{2,30}, ?point, ?)?(?:${spokenEndings.join('|')})(?!\p{L})|\p{L}-[\p{L}\d-]{2,40} point (?:info|top|pro|live|date|love|photo|video|biz)(?!\p{L})`,
  'iu',
);
/** Full stops of other scripts, and those in brackets. */
const disguised = /[．。․｡•●⚫🔴]\uFE0F?|·(?=(?:com|fr|net|org|io|ru|xyz)(?!\p{L}))| ?[([{]\.[)\]}] ?/gu;
/** Any ending where brackets show that the full stop is written out; letters that stand apart; and how to undo a disguise. */
const spacedOut =
  /[\p{L}\d]{3} ?[([{](?:point|dot)[)\]}] ?\p{L}{2}|(?:^|\s)(?:\p{L} ){4,20}\. ?\p{L} \p{L}|\bw w w\b|(?:mets|remplace|met) [^.!?]{1,30} (?:par|a la place|à la place)[^.!?]{1,20}(?:point|virgule|rond)|(?:mets|remplace)[^.!?]{1,30}\b(?:point|virgule|rond)\b[^.!?]{1,25}(?:place|point)|enl[eè]ve les espaces/iu;

export function namesSite(text: string): boolean {
  const bare = text.replace(disguised, '.');
  return (
    announced.test(bare) ||
    hasSiteOfModel(bare) ||
    withPath.test(bare) ||
    spelled.test(bare) ||
    spelledApart.test(bare) ||
    spacedOut.test(text)
  );
}
