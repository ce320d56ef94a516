import { clausesOf, coreOf } from '../core-clause.ts';
import { bareStop, discomfort, inFun, inLaughter, shortUnease, slowDown } from '../lexicon/discomfort-cues.ts';
import { knownNouns } from '../lexicon/index.ts';
import { withoutMockNoes } from '../lexicon/mock-noes.ts';
import { noWords, uneaseWords } from '../lexicon/no-words.ts';
import {
  asksSingle,
  asksTaken,
  backWithEx,
  boundaryDate,
  boundaryNumber,
  clearNo,
  dayOnly,
  mayBeNo,
  noToProposal,
  taken,
} from '../lexicon/refusal-cues.ts';
import { declines, endings, flatNo, noEmoji, takenPhrases, uneaseEmoji } from '../lexicon/refusal-phrases.ts';
import { bareUnease, reprimand, unease } from '../lexicon/unease-phrases.ts';
import { anyPhrase } from '../phrases.ts';
import type { HeardMessage, Sign, SignKind } from '../situation.ts';
import { type Asked, askedBefore } from './asked.ts';
import { isCold } from './coldness.ts';
import { presses } from './intrusion.ts';
import { keepsOpen, offersAnother } from './openness.ts';

// The match's no, in all its voices: who refuses what, in answer to what. A no to one thing («pas samedi», «pas mon
// numéro») is a boundary, not an end.

const saysEnd = anyPhrase(endings, noWords);
const saysTakenNow = anyPhrase(takenPhrases, noWords);
const declinesIt = anyPhrase(declines, noWords);
const isFlatNo = anyPhrase(flatNo, noWords);
const saysUnease = anyPhrase(unease, uneaseWords);
const isBareUnease = anyPhrase(bareUnease, uneaseWords);
const reprimands = anyPhrase(reprimand, uneaseWords);

export function refusalSigns(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message, place) => {
    if (message.from !== 'match') return [];
    const kind = refusalOf(message, messages.slice(0, place));
    return kind ? [{ kind, index: message.index, speaker: 'match' as const }] : [];
  });
}

/** So much is read whole; of a longer message, the last sentences in which a no may be. It bounds the work. */
const readWhole = 300;
const sentencesKept = 6;

function tellingPart(plain: string): string {
  if (plain.length <= readWhole) return plain;
  const pieces = plain.match(/[^.!?…]{1,200}(?:[.!?…]+|\s|$)/g) ?? [];
  return pieces
    .filter((piece) => mayBeNo.test(piece))
    .slice(-sentencesKept)
    .join(' ')
    .trim();
}

/** A message as the rules for a no read it. */
interface Said extends HeardMessage {
  core: string;
  clauses: string[];
  /** Clauses with their hedges. */
  spoken: string[];
  isFun: boolean;
}

function refusalOf(whole: HeardMessage, before: HeardMessage[]): SignKind | null {
  const message = { ...whole, plain: tellingPart(withoutMockNoes(whole.plain)) };
  if ((message.plain === '' && whole.plain !== '') || presses.test(message.plain)) return null;
  const core = coreOf(message.plain);
  const isFun = inFun.test(message.plain) || inFun.test(message.text);
  const said: Said = { ...message, core, clauses: clausesOf(core), spoken: clausesOf(message.plain), isFun };
  const asked = askedBefore(before);
  if (message.words.length === 0) return byEmoji(message.text.trim(), asked);
  const isInvited = asked.turn.some(({ acts }) => acts.includes('plan_proposal'));
  if (isInvited && (isTooSoon.test(message.plain) || staysInTouch.test(message.plain))) return 'boundary_date';
  if (declinesPhoto(said, asked)) return 'boundary_date';
  if (isHyperbole(said, asked)) return null;
  if (!(isInvited && isWilling.test(message.plain)) && isUneasy(said, asked)) return 'discomfort';
  if (isTaken(said, asked)) return 'taken';
  if (isConfiding(whole)) return null;
  if (/\bdonne pas mon (?:numero|06|07|telephone)\b/.test(message.plain)) return 'boundary_number';
  const isOpen = offersAnother(message.plain);
  if (!isOpen && isOver(said, asked) && !(isFun && message.words.length < 12)) return 'refusal';
  if (boundaryNumber.test(message.plain)) return 'boundary_number';
  if (asked.isRequest || asked.isChase) return keepsOpen(message.plain) ? null : noTo(said, asked);
  return !keepsOpen(message.plain) && !asked.isPlainQuestion && isCold(message, false) ? 'refusal' : null;
}

/** Said however kindly, nobody insists after it. */
const isTooSoon = /\b(?:un peu|trop|encore) tot pour\b|\bc'est (?:un peu |trop |encore )tot\b|\bpas tout de suite\b/;

/** «J’aimerais bien, oui, mais…»: a condition, no unease about the user. */
const isWilling =
  /^(?:oh |ah |alors )?(?:j'aimerais (?:bien|beaucoup)|j'ai (?:bien |tres )?envie|oui|avec plaisir|ca me (?:tente|dit|plairait))\b[^?]*\?/;

/** No to the meeting, yes to the talk. */
const staysInTouch =
  /\bj'aime (?:bien|beaucoup) (?:te parler|(?:parler|discuter|echanger) avec toi|nos (?:echanges|discussions|conversations))\b/;

/** Someone who tells at length why it is hard, and stays: «… c'est pas contre toi, au contraire», «… et toi ?» */
function isConfiding({ plain, words }: HeardMessage): boolean {
  return (
    words.length >= 30 &&
    /\b(?:au contraire|j'aimerais (?:bien )?(?:re)?trouver|envie de (?:te|repondre|parler|te lire)|ca me fait (?:plaisir|du bien)|ca (?:te|vous) (?:pose|derange|gene|va|fait)[^.!?]{0,20}\?|et (?:toi|vous) \?)/.test(
      plain,
    ) &&
    !/\b(?:donner suite|on (?:en reste|va en rester|arrete)|arreter la|bonne continuation|plus (?:me |m')(?:ecrire|contacter)|laisse[- ]moi)\b/.test(
      plain,
    )
  );
}

function byEmoji(text: string, { isRequest, isChase, isIntimate }: Asked): SignKind | null {
  if (isRequest && noEmoji.test(text)) return 'refusal';
  return (isRequest || isChase || isIntimate) && uneaseEmoji.test(text) ? 'discomfort' : null;
}

/** «je te bloque», said of pineapple on a pizza. */
function isHyperbole({ words, isFun }: Said, { isAboutUser, turn }: Asked): boolean {
  return isAboutUser && (isFun || (words.length <= 6 && turn.some((own) => knownNouns(own.words).length > 0)));
}

/** Whole, or in one of its clauses. */
function matches(pattern: RegExp, { core, clauses }: Said): boolean {
  return pattern.test(core.replace(/[ .!…]+$/, '')) || clauses.some((clause) => pattern.test(clause));
}

function isUneasy(said: Said, asked: Asked): boolean {
  const { isFun, plain, core } = said;
  if (isFun) return false;
  if (bareStop.test(plain)) return true;
  const isPressed = asked.isRequest || asked.isIntimate || asked.isChase;
  if ((asked.isRequest || asked.isIntimate) && (slowDown.test(plain) || reprimands.test(core || plain))) return true;
  if (asked.isIntimate && /^(?:pardon|excuse[- ]moi|euh|quoi|hein|comment) ?[?!.…]*$/.test(plain)) return true;
  if (matches(isBareUnease, said) && said.words.length <= 8 && !asked.isPlainQuestion && !asked.isAboutUser)
    return isPressed || !asksOfThing(asked);
  if (asked.isIntimate && /^(?:non|no|euh non|heu non)\b/.test(core.replace(/^[ .…]+/, ''))) return true;
  return [...new Set([...said.spoken, ...said.clauses])].some((clause) => {
    const text = withoutDenials(clause);
    if (isAboutOthers(text) || /^(?:mais |et )?(?:si|tant que|a condition) /.test(text)) return false;
    if ((asked.isPlainQuestion || asked.turn.length === 0) && !isAboutTalk.test(text)) return false;
    return discomfort.some((cue) => cue.test(text)) || saysUnease.test(text) || isShortUnease(text);
  });
}

const asksOfThing = ({ turn }: Asked) => turn.some(({ plain }) => plain.includes('?'));

/** «tu me déranges jamais», «ça me gêne pas». */
const withoutDenials = (clause: string) =>
  clause
    .replace(
      /\b(?:me|m') ?(?:gene|derange|saoule|soule|fatigue|ennuie|embete|enerve|stresse|choque|fait|fais|met|mets)s? (?:pas|jamais|plus|aucunement)(?: du tout)?(?: (?:peur|flipper|mal|chier))?\b(?! (?:du tout )?(?:a l'aise|plaisir))/g,
      ' ',
    )
    .replace(/\b(?:pas|jamais) (?:du tout |trop )?(?:lourde?|relou|chelou|bizarre|mal a l'aise|insistante?)\b/g, ' ');

/** Said to the other, or of what was just written; else it answers the question. */
const isAboutTalk =
  /\b(?:tu|te|toi|ton|ta|tes|vous|vos|votre|(?:cette|comme|ces|ta) (?:questions?|remarques?)|(?:ce|ces|comme) messages?|ce genre de|comme ca|je suis (?:pas|plus|mal)|me sens|parler de ca|de sujet|confiance|privee?)\b|\bt'|^(?:\p{L}+ )?(?:stop|arrete)\b/u;

/** «C'est un peu flippant tu crois pas», of what the other has just written. */
function isShortUnease(plain: string): boolean {
  return (
    shortUnease.test(plain) &&
    plain.split(' ').length <= 8 &&
    !/\b(?:mais|film|serie|livre|chez|le|la|les|comme)\b/.test(plain)
  );
}

function isTaken(said: Said, { turn }: Asked): boolean {
  const { plain } = said;
  const asked = turn.at(-1)?.plain ?? '';
  if (asksTaken.test(asked) && /^(?:oui|ouais|si|en effet|exact)\b/.test(plain)) return true;
  if (asksSingle.test(asked) && /^(?:non|plus|pas vraiment)\b/.test(plain)) return true;
  if (backWithEx.test(plain)) return true;
  if (/\b(?:pas|jamais|plus) (?:\p{L}+ )?(?:mariee?|en couple|casee?)\b/u.test(plain) || said.isFun) return false;
  if (saidByOthers.test(plain)) return false;
  return (taken.some((cue) => cue.test(plain)) || matches(saysTakenNow, said)) && !isPastLove(plain);
}

/** «Je préfère pas envoyer de photos, rien contre toi. Par contre je te décris…»: a limit, and the talk goes on. */
const declinesPhoto = ({ plain }: Said, { turn }: Asked) =>
  turn.some((own) => /\b(?:photos?|selfie|visage)\b/.test(own.plain)) &&
  /\b(?:photos?|envoyer|envoie)\b/.test(plain) &&
  /\b(?:rien contre toi|par contre|pour l'instant|avant d'avoir vu|ca (?:ne )?te vexe pas|mais je (?:peux|veux bien))\b/.test(
    plain,
  );

/** «Mes amis disent que j'ai un mari» (of a cat). */
const saidByOthers = /\b(?:dit|disent|dirait|croit|croient|pense|pensent) que j'ai (?:un mari|une femme|quelqu'un)\b/;

/** A no to the person or to the talk. Where a thing was asked about, «j'ai pas accroché» is about the thing. */
function isOver(said: Said, asked: Asked): boolean {
  if (asked.isPlainQuestion && asksTaste.test(asked.turn.at(-1)?.plain ?? '') && !isAboutTalk.test(said.plain))
    return false;
  const told = [said.plain, said.core, ...said.clauses].filter(
    (clause) => !/^(?:mais |et )?(?:si|quand) (?:tu|t'|on)/.test(clause),
  );
  const isReported = /\b(?:il|elle|ils|elles|on) (?:m'a|m'ont|lui a|m'avait) (?:dit|ecrit|sorti|repondu)\b/.test(
    said.plain,
  );
  if (isReported || /\b(?:spoil\w*|pour ce soir)\b/.test(said.plain)) return false;
  if (told.some((clause) => clearNo.some((cue) => cue.test(clause)) && !isThirdPerson(clause))) return true;
  return matches(saysEnd, { ...said, clauses: told }) && !said.clauses.every(isThirdPerson);
}

const asksTaste =
  /\b(?:aim|ador|vu|lu|film|serie|livre|concert|match|boulot|expo|plat|jeu|pens|trouv|connai|regard|ecout)/;

const isThirdPerson = (clause: string) =>
  /^(?:\p{L}+ )?(?:il(?! (?:y|faut|vaut|se))|elle|ils|elles|mon \p{L}+|ma \p{L}+|mes \p{L}+|un \p{L}+|une \p{L}+|les \p{L}+|le \p{L}+|la \p{L}+) (?:\p{L}+ ){0,2}(?:est|sont|a|ont|etait|m'a|veut|va|avait|me|m')\b/u.test(
    clause,
  ) && !/\b(?:feeling|courant|alchimie|reponse|distance|toi|nous)\b/.test(clause);

/** To a proposal: a no, or a limit. What is neither yes nor no is a limit too, so that nobody insists. */
function noTo(said: Said, { turn, isRequest }: Asked): SignKind | null {
  const { plain } = said;
  const isFun = inLaughter.test(plain) || inLaughter.test(said.text);
  if (isRequest && isDayOnly(said)) return 'boundary_day';
  if (matches(isFlatNo, said)) return 'refusal';
  if (boundaryFirst.test(plain)) return 'boundary_date';
  if (!isFun && (noToProposal.some((cue) => cue.test(plain)) || matches(declinesIt, said))) return 'refusal';
  if (!isRequest) return !isFun && isCold(said, false) ? 'refusal' : null;
  if (boundaryDate.test(plain)) return 'boundary_date';
  if (isCold(said, true) || (!isFun && isPlainlyNegative(said))) return 'refusal';
  if (isFun || !/^(?:euh |bah |ben |ah |mais )*non\b/.test(plain)) return null;
  return turn.some(({ acts }) => acts.includes('plan_proposal')) ? 'boundary_date' : 'boundary_number';
}

/** Few words, a negation, and nothing that takes part: to a proposal, that is a no in whatever words. */
function isPlainlyNegative({ plain, words, acts }: Said): boolean {
  if (words.length > 10 || plain.includes('?')) return false;
  if (acts.some((act) => act === 'agreement' || act === 'laugh' || act === 'compliment')) return false;
  const text = plain.replace(noMatter, ' ');
  return /\b(?:non|no|pas|plus|jamais|rien|aucune?|zero|sans)\b/.test(text) && !takesPart.test(plain);
}

/** Pleased, or speaking of what one knew or used to do. */
const takesPart =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain) (?:\p{L}+ )?c'est (?:bon|ok|parfait)\b|\b(?:mais|hate|ador\p{L}*|aim\p{L}*|super|trop (?:bien|cool|bon)|bonne idee|genial\p{L}*|top|cool|chouette|excellent\p{L}*|changera|attendais|savais|connais\p{L}*|pensais|croyais|ca fait|j'y|manquait|enfin)\b/u;

/** Negations that refuse nothing. */
const noMatter =
  /\b(?:pas de (?:probleme|souci|soucis|refus|mal|quoi)|aucun (?:probleme|souci)|rien contre|dis pas non|(?:sois|soyez|fais|faites) pas|pas (?:mal|grave|faux|bete|peur|trop tot|trop tard|si vite|besoin|voulu|de temps|sure? de)|j'ai pas|rien (?:de (?:prevu|mieux|tel|plus)|que)|di(?:rais|rai|sais) pas non|plus (?:tard|tot|qu'a|que)|sans (?:probleme|souci|hesiter|faute)|pourquoi pas|jamais (?:essaye|fait|alle|teste|goute)|pas encore)\b/g;

/** Wants to talk first: no day is the matter, and no end either. */
const boundaryFirst =
  /\b(?:discuter|parler|apprendre|connaitre|attendre|connaissance)\b.{0,30}\b(?:d'abord|avant|encore|ici|plus|un peu)\b|\bd'abord\b|\bon vient (?:juste |a peine )?de (?:matcher|se parler)|\b(?:une autre fois|un autre jour|plus tard|prochaine fois)\b|\bchaque chose en son temps\b|\b(?:un peu|besoin) de temps\b|\ba peine\b|\bs'appelle (?:avant|d'abord)\b/;

const isDayOnly = ({ plain, core }: Said) =>
  (dayOnly.test(plain) || dayOnly.test(core)) &&
  !boundaryFirst.test(plain) &&
  !/\b(?:envie|interess\p{L}*|tente\p{L}*|donner suite|rencontres?|relation|quelqu'un|la place|consacrer|laisse tomber|oublie)\b/u.test(
    plain,
  );

const isAboutOthers = (plain: string) =>
  /\b(?:mon (?:ex|chef|boss|collegue|patron|voisin|pere|frere|pote|coloc)|ma (?:chef|collegue|voisine|mere|soeur|boss|coloc)|un (?:mec|gars|type|client|pote)|une (?:fille|meuf|collegue|cliente)|les (?:mecs|gens|hommes|clients|filles|types)|le film|la serie|ce film|cette serie|mes parents|l'ambiance|le temps|la situation|mon sac|ma valise|l'orage|le noir|il|elle|ils|elles|c'est (?:un peu |trop |super |vraiment )?(?:lourd|chelou|flippant|glauque|genant|degueulasse) (?:a porter|le|la|les|ce|cette|comme|de devoir|quand (?:il|on|les|mon|ma)))\b/.test(
    plain,
  ) && !/\b(?:tu|toi|tes|ton|ta)\b|\bt'/.test(plain);
const isPastLove = (plain: string) =>
  /\b(?:ex|quittee?|larguee?|rupture|separee?s?|divorcee?|a l'epoque|(?<!dire )(?<!dit )avant|etais|decedee?|deces|veuf|veuve|est mort|est morte|disparue?)\b/.test(
    plain,
  );

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
