// Streets with and without a house number, and postcodes. Case tells where a name ends, so the patterns do not ignore it: each word is
// written in lower case, with a capital and in capitals.

const inAnyCase = (list: string) =>
  list
    .split(/\s+/)
    .map((word) => {
      const small = word.replaceAll('é', '[ée]');
      const capitals = word.toUpperCase().replaceAll('É', '[ÉE]');
      return `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${small.slice(1)}|${capitals}`;
    })
    .join('|');

/** After a number these are a street, whatever follows. */
const street = inAnyCase(
  `rue avenue ave boulevard bd bld bvd blvd boul place chemin impasse allée allées quai square résidence faubourg fbg sentier ruelle
  esplanade lotissement venelle`,
);
/** These have a full stop, or else mean something else: «50 av JC». */
const shortened = String.raw`(?:[aA]v|AV)\.?(?! ?J\.? ?-?C)|(?:[rR]|[pP]l|PL|[cC]h|CH|[iI]mp|IMP)\.`;
/** These are a street only before a name with a capital: «3 cours de salsa» is none. */
const perhapsStreet = inAnyCase(
  'cours route passage villa cité cour clos mail voie domaine hameau montée promenade traverse parvis',
);

const link = "(?:de la |de l['’]|des |du |de |d['’]|DE LA |DE L['’]|DES |DU |DE |D['’]";
/** As in text messages: «12 rue d lilas», «4 rue dla paix». */
const shortLink = '(?:d (?:la )?|dla |d l |dl )?';
const linking = `${link}|la |le |les |l['’]|LA |LE |LES |L['’])?`;
const nameWord = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const moreNames = `(?: ${link}|et |ET )?${nameWord}){0,4}`;
const anyName = String.raw`${shortLink}${linking}[\p{L}\d'’-]{2,30}${moreNames}`;
const capitalName = `${linking}${nameWord}${moreNames}`;
const postcodeCity = String.raw`\d{5},? ${nameWord}(?:[ -]${nameWord}){0,3}`;

export const numberedStreet = new RegExp(
  String.raw`(?<![\p{L}\d])\d{1,4}(?: ?(?:bis|ter|quater|BIS|TER|[A-Da-d])(?![\p{L}\d]))?,? (?:(?:${street}|${shortened}) ${anyName}|(?:${perhapsStreet}) ${capitalName})(?:,? ${postcodeCity}| [àÀA] ${nameWord})?`,
  'gu',
);
export const plainStreet = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${inAnyCase('rue avenue boulevard impasse allée quai chemin')}) ${capitalName}`,
  'gu',
);
export const postcode = new RegExp(String.raw`(?<![\p{L}\d])(?:${postcodeCity}|\d{5})(?![\p{L}\d])`, 'gu');
