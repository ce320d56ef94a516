import { fold } from '#engine/french/fold.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';

// The few words of a turn that one would repeat to a friend: what stands between quotes, or the end of what was told last.
// They are said back between quotes, as they were written, so that their grammar and their «je» stay their own.

/** Not to be repeated to anyone: contacts, orders, insults, intimate matters, and what is no subject for a smile. */
const unfit =
  /@|https?:|www|\d{4,}|\b(?:ignore|instructions?|consignes?|prompt|con|conne|connards?|connasses?|merde|putain|cul|sexe|sexuel\w*|douche|nue?|lit|culottes?|slips?|boxer|poil|bite|salopes?|putes?|encule\w*|batard\w*|viole?|violee?|suicid\w*|me tuer|crever|mourir|decede\w*|enterre\w*|cancer|divorc\w*|separe\w*|rupture|burn[ -]?out|chimio|battue?s?|insult\w*)\b/;
/** Spoken to the user, or about the talk itself: repeated, it would sound like a reproach. */
const addressed =
  /\b(?:desolee?s?|pardon|excuse|merci|insiste\w*|je te (?:redis|dis|tiens)|reponds?|repondu|bloqu\w+|signal\w+|dis-moi|raconte)\b/;
/** Words that only lead up to something. */
const lead =
  /^(?:(?:ah|oh|eh|he|euh|bah|ben|bon|ok|okay|oui|ouais|non|nan|mdr+|ptdr+|lol|haha\w*|ahah\w*|hehe|et|mais|ou|donc|alors|puis|car|dont|parce que?|du coup|en vrai|en fait|par contre|sauf que?|genre|surtout|enfin|bref|voila|sinon|franchement|honnetement|serieux|grave|carrement|pis|j'avoue|je te jure|je crois que|je pense que|je sais|tu sais|tu vois|y a|il y a|c'est vrai(?: que)?|exactement|clairement|moi|de base|apres|perso|honnetement)(?=$|[\s,]))[\s,]*/;
const clauseEnd =
  /\s*(?:(?<!\d),|,(?!\d)|[;:()–—])\s*| (?=(?:mais|sauf que|alors que|parce que|parce qu['’]|donc|du coup|puis|et (?:puis|là|du coup|je|j['’]|il|elle|on|ça|c['’]est)) )/;
const quotes = /[«"“]\s*([^«»"“”]{6,60}?)\s*[»"”]/g;

const least = 2;
const most = 11;
const longest = 60;

/** The best first; none where nothing was told, or nothing that may be repeated. */
export function punchlinesOf(turn: HeardMessage[]): string[] {
  const sentences = turn.flatMap(({ text }) =>
    text.split(emoji).flatMap((part) => hear(part).bare.match(/[^.!?…\n]+[.!?…]*/g) ?? []),
  );
  const told = sentences.filter((sentence) => !sentence.includes('?'));
  const quoted = turn.flatMap(({ text }) => [...text.matchAll(quotes)].map(([, words = '']) => words));
  const rated = [
    ...quoted.map((words) => ({ words: trimmed(words), bonus: 3 })),
    ...told.flatMap((sentence, place) =>
      [sentence, ...sentence.split(clauseEnd)].map((words, part, all) => ({
        words: trimmed(words),
        bonus: (place / told.length) * recency + (part / all.length) * 0.4,
      })),
    ),
  ]
    .filter(({ words }) => isQuotable(words))
    .map(({ words, bonus }) => ({ words, worth: Math.min(4, tellingWords(words)) + bonus }))
    .filter(({ worth }) => worth >= least);
  rated.sort((a, b) => b.worth - a.worth);
  return [...new Set(rated.map(({ words }) => words))];
}

const emoji = /\p{Extended_Pictographic}/u;

/** What was said last is what one answers. */
const recency = 1.5;

const idle = new Set(
  'avec pour dans plus cette comme mais tout tous toute elle nous vous quoi quel quelle sans bien encore aussi entre quand alors fait faire etre avoir chose choses truc trucs jour jours soir moment vraiment jamais toujours crois pense sais peux veux suis etais etait avais avait depuis apres avant longtemps maintenant possible compte dire genre temps cela juste trop tres assez peu beaucoup personne rien quelque quelqu autre autres reste parfait super cool sympa clair vrai vraie aime bonne chance gentil plutot pareil demain hier semaine parait verra voir sera serai serait faudra faudrait'.split(
    ' ',
  ),
);

/** Words that mean something by themselves, names counting as such. */
function tellingWords(text: string): number {
  const names = text.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu)?.length ?? 0;
  return (
    names +
    (fold(text.replace(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu, ' ')).match(/[a-z]{4,}|\d+/g) ?? []).filter(
      (word) => !idle.has(word),
    ).length
  );
}

function trimmed(words: string): string {
  let text = words
    .replace(/[.!…\s]+$/, '')
    .replace(/["«»“”]/g, '')
    .replaceAll('’', "'")
    .trim();
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

/** Written without its accents, it would be repeated without them. */
const bare =
  /(?:^|[\s'])(?:etais|etait|etaient|etes|ete|tres|apres|deja|meme|memes|dailleurs|jai|jetais|cest|cetait|ca|voila|lanniv|dun|dune|lappart|reussi|prefere|ecrit|ecris|fete|reseau|securite|securité|vehicule|telephone|problem|probleme|soeur|coeur|apero|serie|series|video|cafe|the|ecole|metro|annee|journee|soiree|idee|ptit|ptite|bcp|tjrs|qd|ds|ms|mtn|auj|we)(?=$|[\s,])/i;

function isQuotable(text: string): boolean {
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
    !/^(?:pour|à|a|de|d'|avec|sur|dans|en|chez|vers|par|que|qu'|qui|où|sans|comme) |^(?:d'|qu')| mais /i.test(text) &&
    // Short hand and shouting would be quoted with their mistakes.
    isSpeltOut(folded) &&
    !/\p{Lu}{4}/u.test(text) &&
    /^[\p{L}\d' %€-]+(?:, [\p{L}\d' %€-]+)*$/u.test(text)
  );
}

/** Whether a thing that was named may be named again: spelt out, and nothing to be ashamed of. */
export function isRepeatable(text: string): boolean {
  const folded = fold(text);
  return !unfit.test(folded) && !bare.test(text) && isSpeltOut(folded) && !/\p{Lu}{4}/u.test(text);
}

/** «ne» may be missing: that is how people talk. */
function isSpeltOut(folded: string): boolean {
  const withoutNe = folded.replace(/\bn'(?=\p{L})/gu, '').replace(/\bne (?!pas\b)/g, '');
  return hear(folded).plain.replace(/ , /g, ', ') === withoutNe;
}
