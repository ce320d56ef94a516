import { discomfort, inFun, shortUnease, slowDown } from '../lexicon/discomfort-cues.ts';
import {
  asksSingle,
  asksTaken,
  backWithEx,
  boundaryDate,
  boundaryNumber,
  clearNo,
  noToProposal,
  taken,
} from '../lexicon/refusal-cues.ts';
import type { HeardMessage, Sign, SignKind } from '../situation.ts';
import { isCold } from './coldness.ts';

// The match's no, in all its voices. A no to one thing («pas samedi», «pas mon numéro») is a boundary, not an end.

/** After this, a no is about a detail: «je peux pas samedi mais dimanche oui». */
const alternative =
  /\b(?:mais|par contre|sinon|plutot)\b.{0,40}\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|week-end|autre|apres|plus tard|oui|avec plaisir|volontiers|pourquoi pas|une autre fois|un autre jour|prochaine?|cafe|the|verre|balade)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine)(?: (?:soir|midi|matin))? ?\?/;
const dayOnly =
  /\b(?:je (?:peux|pourrai|pourrais|vais) (?:malheureusement |vraiment )?pas|pas (?:trop |vraiment |tres |super |hyper |encore )?(?:disponible|libre|possible|la(?! peine))\b|j'ai (?:deja )?(?:un truc|quelque chose|prevu|piscine)|je (?:bosse|travaille|suis prise?|suis deja prise?)|ca tombe mal|je suis pas la)\b/;

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
  const turn = turnOfUser(before);
  const isAsked = turn.some(isRequest);
  if (
    !isFun &&
    !isAboutOthers(plain) &&
    (discomfort.some((cue) => cue.test(plain)) || (isAsked && slowDown.test(plain)) || isShortUnease(message))
  )
    return 'discomfort';
  if (backWithEx.test(plain) || (taken.some((cue) => cue.test(plain)) && !isPastLove(plain)) || saysTaken(plain, turn))
    return 'taken';
  const isOpen = alternative.test(plain);
  if (clearNo.some((cue) => cue.test(plain)) && !(isFun && message.words.length < 12) && !isOpen) return 'refusal';
  if (boundaryNumber.test(plain)) return 'boundary_number';
  if (isAsked && !isOpen) return noTo(message, isFun, turn);
  return !isOpen && isCold(message, false) ? 'refusal' : null;
}

/** To a proposal: a no, or a limit. What is neither yes nor no is a limit too, so that nobody insists. */
function noTo(message: HeardMessage, isFun: boolean, turn: HeardMessage[]): SignKind | null {
  const { plain } = message;
  if (dayOnly.test(plain) && !/\benvie|interess|tente\b/.test(plain)) return 'boundary_day';
  if (isFlatNo.test(plain) || (!isFun && noToProposal.some((cue) => cue.test(plain)))) return 'refusal';
  if (boundaryDate.test(plain)) return 'boundary_date';
  if (isCold(message, true)) return 'refusal';
  if (isFun || !/^(?:euh |bah |ben |ah |mais )*non\b/.test(plain)) return null;
  return turn.some(({ acts }) => acts.includes('plan_proposal')) ? 'boundary_date' : 'boundary_number';
}

/** A laugh does not soften it. */
const isFlatNo =
  /^(?:mdr |lol |haha |ptdr |euh )*(?:jamais|meme pas|plutot pas|surtout pas)(?: de la vie)?[ .!]*(?:mdr|lol|haha)?[ .!]*$/;

/** «Ok, c'est gênant», «C'est un peu flippant tu crois pas». */
function isShortUnease({ plain, words }: HeardMessage): boolean {
  return (
    shortUnease.test(plain) && words.length <= 7 && !/\b(?:mais|film|serie|livre|chez|le|la|les|comme)\b/.test(plain)
  );
}

function saysTaken(plain: string, turn: HeardMessage[]): boolean {
  const asked = turn.at(-1)?.plain ?? '';
  return (
    (asksTaken.test(asked) && /^(?:oui|ouais|si|en effet|exact)\b/.test(plain)) ||
    (asksSingle.test(asked) && /^(?:non|plus|pas vraiment)\b/.test(plain))
  );
}

/** The user's last messages before this one. */
function turnOfUser(before: HeardMessage[]): HeardMessage[] {
  const end = before.findLastIndex(({ from }) => from === 'moi') + 1;
  const start = before.slice(0, end).findLastIndex(({ from }) => from === 'match') + 1;
  return before.slice(start, end);
}

const request =
  /\b(?:(?:tu )?(?:m'envoies?|envoie|montre|m'appelles?|me (?:montres?|donnes?|files?|passes?|rejoins|laisses?))\b|s'appelle[r]?\b|un (?:petit )?(?:verre|cafe|date|cine|resto|appel)(?: \p{L}+)? ?\?|tu viens(?= ?(?:\?|$|boire|chez|avec|manger|ce|samedi|demain|me|a la))|tu passes|on (?:essaie|tente|sort)\b|une photo ?\?|ton numero|tu me rejoins|passer chez|chez moi|et si on|t'es (?:disponible|libre|partante?|chaude?)|tu es (?:disponible|libre|partante?)|tu veux (?:venir|bien|pas|sortir|qu'on)|une chance|tu me trouves|je te plais|ton adresse|on (?:fait|se met)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain) ?\?|je passe te|pour un (?:cafe|verre)|sortir avec moi|on se (?:re)?voit|envie de te|tu me manques|tu me plais|je pense a toi|je t'aime)/u;

/** Asks for a date, a number, a call or a photo. */
function isRequest({ acts, plain }: HeardMessage): boolean {
  return acts.some((act) => act === 'plan_proposal' || act === 'number_ask') || request.test(plain);
}

const isAboutOthers = (plain: string) =>
  /\b(?:mon (?:ex|chef|boss|collegue|patron|voisin|pere|frere)|ma (?:chef|collegue|voisine|mere|soeur|boss)|un (?:mec|gars|type|client)|les (?:mecs|gens|hommes|clients)|le film|la serie|ce film|cette serie|mes parents|l'ambiance|le temps|la situation|mon sac|ma valise|c'est (?:un peu |trop |super |vraiment )?(?:lourd|chelou|flippant|glauque|genant|degueulasse) (?:a porter|le|la|les|ce|cette|comme|de devoir|quand (?:il|on|les|mon|ma)))\b/.test(
    plain,
  ) && !/\btu\b|\bt'/.test(plain);
const isPastLove = (plain: string) =>
  /\b(?:ex|quittee?|larguee?|rupture|separee?s?|divorcee?|a l'epoque|avant|etais)\b/.test(plain);

/** A no that the match took back by writing warmly later is none any more; unease takes more than a kind word. */
export function isStanding(sign: Sign, messages: HeardMessage[], signs: Sign[]): boolean {
  const troubled = new Set(signs.filter(({ speaker }) => speaker === 'match').map(({ index }) => index));
  const later = messages.filter(({ index, from }) => from === 'match' && index > sign.index && !troubled.has(index));
  return !later.some((message) =>
    sign.kind === 'discomfort' || sign.speaker === 'moi' ? isInviting(message) : isInviting(message) || isWarm(message),
  );
}

const isInviting = ({ acts }: HeardMessage) =>
  acts.some((act) => act === 'availability' || act === 'plan_proposal' || act === 'contact_given');

function isWarm({ acts, plain, words }: HeardMessage): boolean {
  if (acts.some((act) => act === 'compliment' || act === 'laugh') || acts[0] === 'agreement') return true;
  return (
    acts.some((act) => act.startsWith('question')) &&
    words.length > 2 &&
    !/\b(?:pourquoi|quoi encore|tu (?:veux|cherches) quoi|insiste|compris)\b/.test(plain)
  );
}
