import { discomfort, inFun } from '../lexicon/discomfort-cues.ts';
import { boundaryDate, boundaryNumber, clearNo, noToProposal, taken } from '../lexicon/refusal-cues.ts';
import type { HeardMessage, Sign, SignKind } from '../situation.ts';

// The match's no, in all its voices. A no to one thing («pas samedi», «pas mon numéro») is a boundary, not an end.

/** After this, a no is about a detail: «je peux pas samedi mais dimanche oui». */
const alternative =
  /\b(?:mais|par contre|sinon|plutot)\b.{0,40}\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|week-end|autre|apres|plus tard|oui|avec plaisir|volontiers|pourquoi pas|une autre fois|un autre jour|prochaine?|cafe|the|verre|balade)\b/;
const dayOnly =
  /\b(?:je (?:peux|pourrai|pourrais|vais) (?:malheureusement |vraiment )?pas|pas (?:disponible|libre|possible|la)|j'ai (?:deja )?(?:un truc|quelque chose|prevu|piscine)|je (?:bosse|travaille|suis prise?|suis deja prise?)|ca tombe mal|je suis pas la)\b/;

export function refusalSigns(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message, place) => {
    if (message.from !== 'match') return [];
    const kind = refusalOf(message, messages.slice(0, place));
    return kind ? [{ kind, index: message.index, speaker: 'match' as const }] : [];
  });
}

function refusalOf(message: HeardMessage, before: HeardMessage[]): SignKind | null {
  const { plain, text } = message;
  const isFun = inFun.test(plain) || inFun.test(text);
  const isAsked = isAnswerToProposal(before);
  if (discomfort.some((cue) => cue.test(plain)) && !isFun && !isAboutOthers(plain)) return 'discomfort';
  if (taken.some((cue) => cue.test(plain)) && !isPastLove(plain)) return 'taken';
  if (clearNo.some((cue) => cue.test(plain)) && !(isFun && message.words.length < 12) && !alternative.test(plain))
    return 'refusal';
  if (boundaryNumber.test(plain)) return 'boundary_number';
  if (isAsked && boundaryDate.test(plain)) return 'boundary_date';
  if (isAsked && !isFun && !alternative.test(plain) && noToProposal.some((cue) => cue.test(plain))) {
    return dayOnly.test(plain) && !/\benvie|interess|tente\b/.test(plain) ? 'boundary_day' : 'refusal';
  }
  if (isAsked && dayOnly.test(plain) && !alternative.test(plain)) return 'boundary_day';
  return null;
}

/** The user's messages just before ask for a date, a number or a photo. */
function isAnswerToProposal(before: HeardMessage[]): boolean {
  const last = before.at(-1);
  if (!last) return false;
  const start = before.findLastIndex(({ from }) => from !== last.from) + 1;
  const turn = last.from === 'moi' ? before.slice(start) : turnBefore(before, start);
  return turn.some(({ acts }) => acts.some((act) => act === 'plan_proposal' || act === 'number_ask'));
}

function turnBefore(before: HeardMessage[], end: number): HeardMessage[] {
  const earlier = before.slice(0, end);
  return earlier.slice(earlier.findLastIndex(({ from }) => from === 'match') + 1);
}

const isAboutOthers = (plain: string) =>
  /\b(?:mon (?:ex|chef|boss|collegue|patron|voisin|pere|frere)|ma (?:chef|collegue|voisine|mere|soeur|boss)|un (?:mec|gars|type|client)|les (?:mecs|gens|hommes|clients)|le film|la serie|ce film|cette serie|mes parents|l'ambiance|le temps|la situation|mon sac|ma valise|c'est (?:un peu |trop |super |vraiment )?(?:lourd|chelou|flippant|glauque|genant|degueulasse) (?:a porter|le|la|les|ce|cette|comme|de devoir|quand (?:il|on|les|mon|ma)))\b/.test(
    plain,
  ) && !/\btu\b|\bt'/.test(plain);
const isPastLove = (plain: string) =>
  /\b(?:ex|quittee?|larguee?|rupture|separee?s?|divorcee?|a l'epoque|avant|etais)\b/.test(plain);

/** A no that the match took back by writing warmly later is none any more. */
export function isStanding(sign: Sign, messages: HeardMessage[]): boolean {
  const later = messages.filter(({ index, from }) => from === 'match' && index > sign.index);
  return !later.some(isWarm);
}

function isWarm({ acts, words }: HeardMessage): boolean {
  if (acts.some((act) => act === 'insult')) return false;
  return (
    acts.some(
      (act) =>
        act === 'availability' ||
        act === 'plan_proposal' ||
        act === 'contact_given' ||
        act === 'compliment' ||
        act === 'laugh',
    ) ||
    (acts.some((act) => act.startsWith('question')) && words.length > 2) ||
    acts[0] === 'agreement' ||
    (acts.includes('disclosure') && words.length > 7)
  );
}
