import { stopIn } from '#engine/understand/short-texts/stop-in.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
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

export interface RefusedBio {
  kind: 'refused';
  reason: BioRefusal;
  message: string;
}

export const refuseBio = (reason: BioRefusal): RefusedBio => ({
  kind: 'refused',
  reason,
  message: bioRefusals[reason],
});

/** Why a bio is neither written about a text nor rated; null where it may be. */
export function stopOfBio(text: string, today?: Today): RefusedBio | null {
  const stop = stopIn(text, today);
  return stop && refuseBio(stop === 'minor' ? 'minor' : 'unfit');
}

/** Why nothing usable was found in what was typed. */
export function refusalFor(text: string): BioRefusal {
  if (text.trim() === '') return 'empty';
  if (unfit.test(text)) return 'unfit';
  if (contact.test(text)) return 'contact';
  return 'unclear';
}
