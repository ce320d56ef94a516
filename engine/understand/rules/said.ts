import { clausesOf, coreOf } from '../core-clause.ts';
import type { HeardMessage } from '../situation.ts';
import { askedBefore } from './asked.ts';
import type { Asked } from './rule.ts';

/** A message as rules read it. */
export interface Said extends HeardMessage {
  /** Its clauses, as they are and without hedges. */
  clauses: string[];
  /** Laughs, winks or says that it jokes. */
  isInFun: boolean;
  asked: Set<Asked>;
}

/** So much is read whole; of a longer message, the last sentences in which a no may be. It bounds the work. */
const readWhole = 300;
const sentencesKept = 6;
/** Without one of these a sentence is no no. */
const mayBeNo =
  /\b(?:non?|pas|plus|jamais|rien|aucune?|sans|zero|mieux|stop|arret|cess|laiss|lach|degag|casse|fous|fich|oubli|evit|bloqu|signal|supprim|quitt|unmatch|quelqu'un|couple|mari|fianc|copain|copine|mec|ami|pote|continuation|chance|adieu|finalement|annul|decline|refuse|prefere|mal a|l'aise|peur|flipp|lourd|relou|chelou|genant|malais|creepy|deplac|harcel|insist|forc|respect|pression|gene|derange|souls?|saoul|gonfl|fatigu|trop|calme|wtf|pardon|interess|seule?|pause|dois)/;

const inFun =
  /\b(?:mdr+|ptdr+|lol|haha+|hihi|je rigole|je plaisante|je deconne|rougir|blague)\b|[😂🤣😆😅😊☺🙈😍🥰😏😄😁😉😜🤪😋]/u;

export const isInFun = ({ plain, text }: Pick<HeardMessage, 'plain' | 'text'>) => inFun.test(plain) || inFun.test(text);

/** A message after those before it; `plain` replaces its words where some of them do not count. */
export function saidAfter(message: HeardMessage, before: HeardMessage[], plain = message.plain): Said {
  const telling = tellingPart(plain);
  const core = coreOf(telling);
  return {
    ...message,
    plain: telling,
    clauses: [...new Set([...clausesOf(core), ...clausesOf(telling), core.replace(/(?<![ .!…])[ .!…]+$/, '')])],
    isInFun: isInFun(message),
    asked: askedOf(message, before),
  };
}

/** Said to the other, or of what was just written. */
const isAboutTalk =
  /\b(?:tu|te|toi|ton|ta|tes|vous|vos|votre|(?:cette|comme|ces|ta) (?:questions?|remarques?)|(?:ce|ces|comme) messages?|ce genre de|comme ca|je suis (?:pas|plus|mal)|me sens|parler de ca|de sujet|confiance|privee?)\b|\bt'|^(?:[a-z]+ )?(?:stop|arrete)\b/;

function askedOf(message: HeardMessage, before: HeardMessage[]): Set<Asked> {
  const asked = askedBefore(before, message.from);
  if (isAboutTalk.test(message.plain)) {
    asked.delete('question');
    asked.delete('nothing');
  }
  return asked;
}

function tellingPart(plain: string): string {
  if (plain.length <= readWhole) return plain;
  const pieces = plain.match(/[^.!?…]{1,200}(?:[.!?…]+|\s|$)|[^.!?…]{200}/g) ?? [];
  return pieces
    .filter((piece) => mayBeNo.test(piece))
    .slice(-sentencesKept)
    .join(' ')
    .trim();
}
