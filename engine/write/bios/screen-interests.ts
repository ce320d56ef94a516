import { unfitWords } from './unfit-words.ts';

// What is never put into a bio, and what someone who typed nothing else is told.

export type BioRefusal = 'empty' | 'unclear' | 'unfit' | 'contact' | 'minor';

export const bioRefusals: Record<BioRefusal, string> = {
  empty: "Donne au moins une chose que tu aimes (la rando, le jazz, ton chat…), on s'occupe du reste.",
  unclear:
    "On n'a pas reconnu de centre d'intérêt. Écris-les simplement, séparés par des virgules : « rando, jazz, cuisine thaï ».",
  unfit:
    'On ne peut pas écrire de bio là-dessus. Donne plutôt une passion que tu raconterais à un premier rendez-vous.',
  contact:
    'Garde tes coordonnées pour plus tard : dans une bio, elles attirent surtout les faux profils. Dis plutôt ce que tu aimes faire.',
  minor: 'Déclic est réservé aux adultes : on ne peut pas écrire de bio pour une personne mineure.',
};

const unfit = new RegExp(`(^|[^\\p{L}])(${unfitWords.join('|')})(?=$|[^\\p{L}])`, 'iu');
const contact =
  /(\+?\d[\d .-]{7,}\d)|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|https?:|www\.|@\w{3,}|\b(snap|insta|instagram|snapchat|telegram|whatsapp|discord|tel|tél)\b\s*[:=@]/iu;
const orders =
  /\b(ignore[sz]?|oublie[sz]?|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|consignes?|règles?|rules?|prompt|previous|précédent)|system prompt|prompt système|\b(tu es|you are|act as|agis comme)\b.{0,30}\b(ia|assistant|chatgpt|gpt|dan|expert|modèle|model|pirate)\b|<script|select \*|drop table/iu;

/** The first word that has no place in a text for strangers, as it was written. */
export function findUnfit(text: string): string | null {
  return unfit.exec(text)?.[2] ?? null;
}

export function isUnfit(words: string): boolean {
  return unfit.test(words) || contact.test(words);
}

/** What is addressed to the engine is nobody's interest, nor is what follows it. */
export function beforeOrders(text: string): string {
  const at = text.search(orders);
  return at === -1 ? text : text.slice(0, at);
}

export function isMinor(text: string): boolean {
  const age = /(?:j'?ai|i'?m|âgée? de)\s*(\d{1,2})\s*(?:ans|yo|years)/iu.exec(text.replace(/\u2019/g, "'"));
  if (age && Number(age[1]) < 18) return true;
  return /\b(mineure?|collégien(?:ne)?|lycéen(?:ne)?|je suis (?:au collège|en (?:sixième|cinquième|quatrième|troisième|seconde)))\b/iu.test(
    text,
  );
}

/** Why nothing usable was found in what was typed. */
export function refusalFor(text: string): BioRefusal {
  if (text.trim() === '') return 'empty';
  if (unfit.test(text)) return 'unfit';
  if (contact.test(text)) return 'contact';
  return 'unclear';
}
