import { firstNames } from './first-names.ts';

// Names of people on social networks.

const app =
  'insta(?:gram)?|snap(?:chat)?|telegram|t[ée]l[ée]gram|tiktok|tik tok|discord|twitter|facebook|fb|messenger|signal|pseudo|skype|linkedin|twitch|psn|steam';
/** Words of everyday talk about an app, which are no handles: «mon insta est privé», «insta plutôt ?». */
const noHandle =
  "(?!(?:moi|toi|stp|svp|priv[ée]e?|perso|publi\\p{L}+|stor(?:y|ies)|demain|plut[oô]t|sinon|aussi|direct|seulement|maintenant|bient[oô]t|apr[eè]s|encore|toujours|jamais|vide|mort[e]?|nul(?:le)?|cool|super|bien|mieux|simple|photos?|vid[ée]os?|r[ée]els?|filtres?|compte|ferm[ée]|bloqu[ée]e?|supprim[ée]e?|d[ée]sinstall\\p{L}+|marche|fonctionne|rame|bug\\p{L}*|alors|quand|comme|c[’']est|voil[aà]|merci|d[’']accord|promis|facile|chiant|ensuite|avant|hier|souvent|rarement|obligatoire|okay|parfait|ensemble|premium|live|addict\\p{L}*|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|officiel\\p{L}*|secondaire|tranquille|pendant|d[’']abord|\\p{L}+(?:ment|er|ez|ais|ait|ons|eux|euse|able|ique))(?![\\p{L}\\d_]|\\.[\\p{L}\\d]))";
const word = String.raw`[\p{L}\d._-]`;
const signed = String.raw`(?=[\p{L}._-]*[\d_.][\p{L}\d])`;
/** «insta leadupont» */
const fromName = String.raw`(?:${[...firstNames].filter((name) => name.length > 2).join('|')})\p{L}{2,20}(?!\p{L})`;

export const atHandle = /(?<![\p{L}\d])@[\p{L}\d][\p{L}\d._-]{1,30}/gu;

/**
 * «insta : lea.dpt», «mon snap c'est lealea92». Without a colon, a word with a sign or a digit in it, one that begins with a first name,
 * or one that ends the sentence.
 */
export const namedHandle = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${app})\s*(?:(?:[:=]|->|→)\s*@?(${word}{3,30})`,
    String.raw`(?:c['’]est|est|cest)\s*@?${noHandle}(${signed}${word}{3,30}|${word}{4,30}(?=\s*$))`,
    String.raw`(${signed}${word}{4,30}))`,
    String.raw`(?<!\p{L})(?:insta(?:gram)?|snap(?:chat)?|tiktok|t[ée]l[ée]gram)\s+${noHandle}(${fromName}|[a-z]{6,30}(?=\s*(?:$|[,.;!?])))`,
  ].join('|'),
  'giu',
);

export const handleLike =
  /(?<![\p{L}\d_.])(?:(?=[\p{L}\d_.]*\p{L})[\p{L}\d.]{0,20}_[\p{L}\d_.]{1,25}|\p{L}{3,20}\d{2,6})(?![\p{L}\d_])/gu;
