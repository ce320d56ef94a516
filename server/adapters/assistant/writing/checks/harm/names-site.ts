import { siteEndings, spokenEndings } from '../../privacy/site-endings.ts';

// A site written as «mot.tld», with or without «https»; or disguised: «mot[.]tld», «mot point com».

const plainSite = new RegExp(
  String.raw`(?:h..ps?:\/\/|www\.)\S|(?<![\p{L}\d.])[\p{L}\d][\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:${siteEndings.join('|')})(?![\p{L}\d])`,
  'iu',
);
/** Whatever the ending, a path behind it tells a site: «t.me/lea». «et/ou» has no full stop. */
const withPath = /(?<![\p{L}\d.])[\p{L}\d][\p{L}\d-]{0,40}(?:\.[\p{L}\d-]{1,40}){0,3}\.\p{L}{2,10}\/[\p{L}\d]/iu;
const spelled = new RegExp(
  String.raw`[\p{L}\d]{3} ?(?:\(|\[)?(?:point|dot)(?:\)|\])? ?(?:${spokenEndings.join('|')})(?!\p{L})|[\p{L}\d]{3} \. ?(?:${spokenEndings.filter((ending) => ending !== 'me').join('|')})(?!\p{L})`,
  'iu',
);
/** Full stops of other scripts, and those in brackets. */
const disguised = /[．。․｡]| ?[([{]\.[)\]}] ?/gu;

export function namesSite(text: string): boolean {
  const bare = text.replace(disguised, '.');
  return plainSite.test(bare) || withPath.test(bare) || spelled.test(bare);
}
