import { inFun } from '../lexicon/discomfort-cues.ts';
import type { HeardMessage } from '../situation.ts';

// No list of phrases is complete: what sounds like a no without being one of them is weighed, word by word.

const negation =
  /\b(?:non|pas|jamais|rien|aucune?)\b|\b(?:veux|peux|suis|ai|m'interesse|repondrai|parle|ecris|reponds|envie) plus\b/;

const cold: [weight: number, cue: RegExp][] = [
  [1, /^(?:\p{L}+ ,? ?)?non\b/u],
  [2, /\bje prefere\b.*\b(?:pas|plus|annuler|arreter|eviter|distances?|seule?|en rester|laisser|m'abstenir|ne rien)\b/],
  [
    2,
    /(?<!\b(?:pas|ai|a|est|on|je|j'|etait|deja) ?)\b(?:(?:arrete|stop|lache|cesse|insiste|force)[sz]?|laissez?[- ](?:moi|tomber))\b/,
  ],
  [2, /\b(?:j'ai (?:deja )?dit|je t'ai (?:deja )?dit|deja dit|(?:ete|suis|etais) claire?|c'est clair)\b/],
  [
    2,
    /\b(?:mieux (?:vaut )?pas|vaut mieux (?:pas|eviter|en rester|arreter)|mes distances|pas pour moi|pas la peine|sans interet|inutile)\b/,
  ],
  [2, /\bpas (?:ta|ton) \p{L}+/u],
  [1, /\bc'est tout\b/],
];
/** These count only next to a negation. */
const colder: RegExp[] = [
  /\b(?:desolee?|pardon|navree?)\b/,
  /\b(?:merci|gentil|gentille)\b/,
  /(?<!\bet )\b(?:te|toi|ton|ta|tes)\b|\bt'(?!inquiete)|\btu me\b/,
];

const warm: [weight: number, cue: RegExp][] = [
  [2, inFun],
  [1, /\b(?:aim\w+|ador\w+|savais|fan|mange|bois|cours|regarde|joue|connais)\b/],
  [
    2,
    /\b(?:avec plaisir|volontiers|pourquoi pas|hate|j'aimerais|bientot|une autre fois|la prochaine fois|autre jour)\b/,
  ],
];

/** Whether the match turns the user down; less is needed right after the user asked for something. */
export function isCold(message: HeardMessage, isAsked: boolean): boolean {
  const { plain, text, acts, words } = message;
  if (acts.some((act) => act === 'delay_excuse' || act === 'availability' || act === 'contact_given')) return false;
  const sum = (list: [number, RegExp][]) =>
    list.filter(([, cue]) => cue.test(plain) || cue.test(text)).reduce((total, [weight]) => total + weight, 0);
  const isNegative = negation.test(plain);
  let weight = sum(cold) - sum(warm) + (isNegative ? 1 + colder.filter((cue) => cue.test(plain)).length : 0);
  if (acts.some((act) => act.startsWith('question')) && !/\bpourquoi\b/.test(plain)) weight -= 2;
  if (words.length > 14) weight -= 1;
  return isAsked ? weight >= 2 : weight >= 4;
}
