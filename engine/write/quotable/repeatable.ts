import { fold } from '#engine/french/fold.ts';
import { hear } from '#engine/understand/spoken-french.ts';
import { moodWordsIn } from '#engine/understand/turn-kind/mood-words.ts';

// Which words of someone may be said back to them, and how they are cut out.

/** Not to be repeated to anyone: contacts, orders, insults, intimate matters, and what is no subject for a smile. */
const unfit =
  /@|https?:|www|\d{4,}|\b(?:ignore|instructions?|consignes?|prompt|con|conne|connards?|connasses?|merde|putain|cul|sexe|sexuel\w*|douche|nue?|lit|culottes?|slips?|boxer|poil|bite|salopes?|putes?|encule\w*|batard\w*|viole?|violee?|suicid\w*|me tuer|crever|mourir|decede\w*|enterre\w*|cancer|divorc\w*|separe\w*|rupture|burn[ -]?out|chimio|accidents?|battue?s?|insult\w*)\b/;
/** Spoken to the user, or about the talk itself: repeated, it would sound like a reproach. */
const addressed =
  /\b(?:desolee?s?|pardon|excuse|merci|insiste\w*|je te (?:redis|dis|tiens)|reponds?|repondu|bloqu\w+|signal\w+|dis-moi|raconte)\b/;
/** Words that only lead up to something. */
const lead =
  /^(?:(?:ah|oh|eh|he|euh|bah|ben|bon|ok|okay|oui|ouais|non|nan|mdr+|ptdr+|lol|haha\w*|ahah\w*|hehe|et|mais|ou|donc|alors|puis|car|dont|parce que?|du coup|en vrai|en fait|par contre|sauf que?|genre|surtout|enfin|bref|voila|sinon|franchement|honnetement|serieux|grave|carrement|pis|j'avoue|je te jure|je crois que|je pense que|y a|il y a|c'est vrai(?: que)?|exactement|clairement|moi|de base|apres|perso|honnetement)(?=$|[\s,])|(?:je sais|tu sais|tu vois),)[\s,]*/;
const least = 2;
const most = 10;
const longest = 64;

export function trimmed(words: string): string {
  let text = words
    .replace(/[.,;:!…()–—\s]+$/, '')
    .replace(/^[,;:()–—\s]+/, '')
    .replaceAll('’', "'")
    .trim();
  text = withInnerQuotes(text);
  text = text
    .replace(
      /[\s,]+(?:mdr+|ptdr+|lol+|(?:ha|ah){2,}\w*|hehe|quoi|du coup|d'ailleurs|franchement|monsieur|madame)$/i,
      '',
    )
    .replace(/\by'a\b/gi, 'y a')
    .replace(/\bex (?=mari|femme|copain|copine|mec|coll)/gi, 'ex-')
    .replace(/(?<=\d)%/g, ' %');
  for (let before = ''; before !== text; ) {
    before = text;
    const ahead = lead.exec(fold(text))?.[0].length ?? 0;
    text = text.slice(ahead).trim();
  }
  return text;
}

/** What is quoted within the quote keeps its marks, where both are there. */
function withInnerQuotes(text: string): string {
  const inner = /^([^"«»“”]*)["«“] ?([^"«»“”]+?) ?["»”]([^"«»“”]*)$/.exec(text);
  if (!inner) return text.replace(/ ?["«»“”] ?/g, ' ').trim();
  const [, before = '', quoted = '', after = ''] = inner;
  return before.trim() || after.trim() ? `${before}“${quoted}”${after}` : quoted;
}

/** Written without its accents, it would be repeated without them. */
const bare =
  /(?:^|[\s'])(?:etais|etait|etaient|etes|ete|tres|apres|deja|meme|memes|dailleurs|jai|jetais|cest|cetait|ca|voila|lanniv|dun|dune|lappart|reussi|prefere|ecrit|ecris|fete|reseau|securite|securité|vehicule|telephone|problem|probleme|soeur|coeur|apero|serie|series|video|cafe|the|ecole|metro|annee|journee|soiree|idee|ptit|ptite|bcp|tjrs|qd|ds|ms|mtn|auj|we)(?=$|[\s,])/i;

/** Slips that people make when they type fast. */
const careless =
  /(?:^|\s)(?:encor|tu (?:va|fai|fait|veu|veut|peu|peut|di|dit|sai|sait|a|ai|es? aller?)|sa va|ses? (?:trop|bien|pas|vrai)|je (?:veut|peut|fait|c|sait|vait)|on (?:vas|peux|veux)|(?:j'ai|a|as|ont) \p{L}+er|c (?:bien|cool|bon|pas)|ect|parcontre|biensur|entrain|malgres|dsl|jsp|jpp|stp|tkt|wsh|frr|mtn|qqn|pcq|psk|bcp|chui|jsuis|oé|dla|ya|fé|sé|cé|dé|é|ké|mé|j[bcdfgklmnpqrstv]\p{L}*)(?=[\s,?!.]|$)/iu;

/** Nothing to smile at, even in a story that is funny. */
const isHard = (folded: string) =>
  moodWordsIn(folded).some((list) => list === 'grave' || list === 'hurt' || list === 'tired');

/** Words that wait for another one. */
const dangling =
  /(?:^|[\s'])(?:de|du|des|d|que?|qu|qui|dont|et|ou|mais|a|au|aux|pour|par|avec|sans|dans|sur|sous|chez|en|vers|comme|le|la|les|l|un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|ce|cette|ces|je|j|tu|il|elle|on|me|m|se|s|ne|n|c|c'est|parce|si|quand|tres|trop|plus|moins|aussi|deux|trois|j'ai|suis|est|sont|ai|as|a|laquelle|lequel|chaque)$/;

/** «la honte», «six mois»: too little to smile at. */
const bareThing =
  /^(?:l'\S+|(?:une?|des|mon|ma|mes|le|la|les|ce|cette|ces|notre|nos|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) \S+)$/;

export function isQuotable(text: string): boolean {
  const words = text.split(/\s+/);
  const folded = fold(text);
  return (
    words.length >= least &&
    words.length <= most &&
    text.length <= longest &&
    text.length >= 7 &&
    words.some((word) => word.length >= 4) &&
    !unfit.test(folded) &&
    !addressed.test(folded) &&
    !bare.test(text) &&
    !careless.test(text) &&
    !shortHand.test(folded) &&
    !isHard(folded) &&
    !/^(?:pour|à|a|de|d'|avec|sur|dans|en|chez|vers|par|que|qu'|qui|où|sans|comme|depuis|pendant|après|avant|quand|si|au|aux|devant|derrière|entre) |^(?:d'|qu'|y')| mais /i.test(
      text,
    ) &&
    !dangling.test(folded) &&
    !bareThing.test(folded) &&
    !/^\d{1,2} ?h\b|^\d{1,2}h\d/.test(folded) &&
    // Short hand and shouting would be quoted with their mistakes.
    isSpeltOut(folded) &&
    !/\p{Lu}{4}/u.test(text) &&
    /^[\p{L}\d' %€“”-]+(?:, [\p{L}\d' %€“”-]+)*$/u.test(text)
  );
}

/** «pardon pour | la réponse tardive»: what comes right before is not said back, and spoils what follows. */
export function isSpoilt(before: string): boolean {
  const folded = fold(before.split(/\s+/).slice(-4).join(' '));
  return unfit.test(folded) || addressed.test(folded) || isHeld.test(folded);
}

/** «si je trouve…»: what is only supposed, cut off, would be said as a fact. */
const isHeld = /(?:^|[\s,'])(?:si|s'|que|qu')$/;

/** Whether a question may stand in a blank, to say what it is for: as it was written, since it is not sent. */
export const isRepeatable = (text: string) => !unfit.test(fold(text));

/** Whether words may be said back without quotes: relaxed as they may be, but without slips. */
export function isPresentable(text: string): boolean {
  const folded = fold(text);
  return !unfit.test(folded) && !careless.test(text) && !bare.test(text) && !shortHand.test(folded);
}

const shortHand =
  /(?:^|\s)(?:c|t|g|j|k|kk|tas|ki|ke|koi|kwa|pk|pq|pkoi|tt|ts|ds|pr|ac|avc|av|mm|qd|tjs|tjr|tjrs|cb|cmb|jpeu\w*|jsui\w*|jfai\w*|jme|jte|jle|jla|jai|jvais|tfq|tfk|tkt|slt|cv|bjr|bsr|auj|ojd|dem1|kel\w*|kan\w*|fo|fau|bo|mek|keum|nn|oe|ouai|sava|ca va tu|ossi|tro|grv|msg|biz|stp|dc|dsl|ta (?:eu|fait|vu|mange|deja|un|une)|tes (?:ou|pas)|ces (?:quoi|ou)|la haut)(?=[\s,?!.]|$)/;

/** «ne» may be missing: that is how people talk. */
function isSpeltOut(folded: string): boolean {
  const withoutNe = folded.replace(/\bn'(?=\p{L})/gu, '').replace(/\bne (?!pas\b)/g, '');
  return hear(folded).plain.replace(/ , /g, ', ') === withoutNe;
}
