import { fold } from '#engine/french/fold.ts';
import { toSecondPerson } from '#engine/french/second-person.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';

// The point of what the match just told, in their own words and said back to them: nothing shows better that one has read.

export interface Echo {
  /** Without a capital or an end: «tu as adopté un poulpe en peluche à Lisbonne». */
  clause: string;
  /** Something that happened, or something that goes on. */
  isEvent: boolean;
}

const length = { least: 14, most: 68 };
/** Feelings, refusals, plans and talk about the talk are not to be said back. */
const unfit =
  /\d{3}|@|http|www|\b(?:pas|jamais|rien|prefere|veux|voudrais|aimerais|peux|pense|crois|sais|trouve|espere|dirais|dis|reponds|cherche|avoue|desole\w*|pardon|merci|peur|marre|triste|malade|seule?|deteste|pleure\w*|mort|morte|con|conne|merde|putain|sexe|nue?|ex|rupture|divorce\w*|celibataire|moche|grosse?|stresse\w*|angoisse\w*|fatigue\w*|creve\w*|peut-etre|ici|appli|profil|message|numero|whatsapp|insta\w*|snap\w*|ignore|instructions?)\b/u;
const event =
  /\btu (?:ne |n'|t'|te |l'|les |lui |y |en )*(?:as|es|t'es|viens d)\b|\b(?:a|ont|est|sont) \p{L}+(?:é|ée|i|u|is|it|ert)s?(?![\p{L}])/u;

/** Between clauses: signs, and words that begin another thought. */
const breaks =
  /[.!?…;:,()"«»\n]+| (?=(?:et depuis|et du coup|mais|donc|du coup|parce que|et toi|sauf que|alors que)\b)/u;

/** The last of their clauses that says something of themselves and can be said back as it is. */
export function echoOf({ lastTurn }: Situation): Echo | undefined {
  const clauses = lastTurn.flatMap(({ text }) => hear(text).bare.split(breaks));
  for (const clause of clauses.reverse()) {
    const said = echoed(clause.trim());
    if (said) return said;
  }
  return undefined;
}

const leadIn = /^(?:(?:bon|bah|ben|ah|oh|ok|et|mais|donc|alors|euh|du coup|sinon|haha|mdr|oui|non|là),? )+/iu;
const tail = / (?:mdr+|ptdr+|lol|haha\w*|hihi|hein|quoi|là|franchement)$/iu;

function echoed(clause: string): Echo | null {
  const bare = clause.replace(leadIn, '').replace(tail, '');
  if (!/^(?:je|j['’]|mon|ma|mes)/iu.test(bare) || bare.length < length.least || bare.length > length.most) return null;
  const folded = fold(bare);
  // Short hand and stretched letters would come back with their mistakes.
  if (unfit.test(folded) || hasShortHand(folded)) return null;
  const said = toSecondPerson(lowerFirst(bare));
  return said === null ? null : { clause: said, isEvent: event.test(said) };
}

function hasShortHand(folded: string): boolean {
  const level = (text: string) => text.replace(/\bn'|\bne |[^\p{L}\d]/gu, '');
  return level(hear(folded).plain) !== level(folded);
}
