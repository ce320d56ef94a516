import { uneaseWords } from '../lexicon/no-words.ts';
import { anyPhrase } from '../phrases.ts';
import type { HeardMessage } from '../situation.ts';

// What the user's last turn was after: the same «non» refuses a date, or answers «tu fumes ?».

export interface Asked {
  turn: HeardMessage[];
  /** A date, a number, a call, a photo, a chance. */
  isRequest: boolean;
  /** About the body, bed, or in pet names. */
  isIntimate: boolean;
  /** «Alors ?», «tu réponds plus ?»: an answer is pressed for. */
  isChase: boolean;
  /** A question about things, that a no merely answers. */
  isPlainQuestion: boolean;
  /** About the user alone, with nothing said of the match: «je mets de l'ananas sur ma pizza». */
  isAboutUser: boolean;
}

/** What is asked for stands at the end of a long message. */
const askLength = 300;

const request =
  /\b(?:(?:tu )?(?:m'envoies?|envoie|montre|m'appelles?|me (?:montres?|donnes?|files?|passes?|rejoins|laisses?))\b|s'appelle[r]?\b|(?:un|une) (?:petite? )?(?:verre|cafe|date|cine|resto|appel|the|balade|expo|biere|rendez-vous)(?: \p{L}+){0,2} ?\?|tu (?:viens|veux passer|peux venir)(?= ?(?:\?|$|boire|chez|avec|manger|ce|samedi|demain|me|a la))|tu passes|on (?:essaie|tente|sort|remet ca|recommence|s'embrasse)\b|une photo ?\?|ton (?:numero|instagram|snapchat|whatsapp|06|adresse)|tu me rejoins|passer (?:chez|a la maison)|chez moi|et si on|t'es (?:toujours )?(?:disponible|libre|partante?|chaude?)|(?:tu es|vous (?:etes|seriez)) (?:disponible|libre|partante?)|tu veux (?:venir|bien|pas|sortir|qu'on)|une chance|tu me trouves|je te plais|on (?:fait|se met|va)\b|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain) ?(?:alors )?\?|je passe te|pour un (?:cafe|verre)|sortir avec moi|on se (?:re)?(?:voit|capte|retrouve|cale|fait)|on s'(?:appelle|etait dit)|envie de te|tu me (?:manques|plais)|vous me plaisez|je pense a toi|je t'aime|apprendre a te connaitre|mieux te connaitre|dinons|je peux (?:t'inviter|t'appeler|passer|venir|te voir|avoir)|(?:ca te|tu) (?:dirait|dit|tente)|se (?:voir|capter|rencontrer) |je t'(?:invite|emmene)|ma femme|fait pour toi|allez(?: juste| une?| viens| s'il te plait|,))/u;

const chase =
  /^(?:et |bon |mais |ben |bah )*(?:alors|allo|eh oh|hello|tu dors(?! pas)|t'es la|pourquoi|hein|dis|et)\b.{0,14}\?+$|^\?+$|\b(?:tu (?:me )?reponds? (?:pas|plus|jamais)|pourquoi (?:tu|non|pas)|tu m'(?:ignores|expliques|oublies)|t'es (?:en ligne|ou)|reponds|fait quelque chose|t'as reflechi|toujours partante?|allez\b)/;
const intimate = anyPhrase(['{body}'], uneaseWords);
const secondPerson = /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos)\b|\bt'/;

/** The user's last messages before this one, and what they were after. */
export function askedBefore(before: HeardMessage[]): Asked {
  const end = before.findLastIndex(({ from }) => from === 'moi') + 1;
  const start = before.slice(0, end).findLastIndex(({ from }) => from === 'match') + 1;
  const turn = before.slice(start, end).map((own) => ({ ...own, plain: own.plain.slice(-askLength) }));
  const isRequest = turn.some((own) => isRequestIn(own) && !isDetailIn(own));
  const isIntimate = turn.some(({ plain }) => intimate.test(plain) && secondPersonIn(plain));
  const isChase = turn.some(({ plain }) => chase.test(plain));
  const isQuestion = turn.some(({ plain, acts }) => plain.includes('?') || acts.some((act) => act.startsWith('quest')));
  return {
    turn,
    isRequest,
    isIntimate,
    isChase,
    isPlainQuestion: isQuestion && !isRequest && !isIntimate && !isChase,
    isAboutUser:
      turn.length > 0 &&
      !isQuestion &&
      !isRequest &&
      turn.every(({ plain }) => !secondPerson.test(plain)) &&
      turn.some(({ plain, acts }) => /^(?:\p{L}+ )?(?:je|j'|mon|ma|mes)\b/u.test(plain) && !acts.includes('sorry')),
  };
}

const secondPersonIn = (plain: string) =>
  secondPerson.test(plain) || /\b(?:on|mon coeur|bebe|bb|ma \p{L}+|princesse|beaute|cherie?)\b/u.test(plain);

/** Which of two, where, what: the thing itself is agreed on, and a no is to a detail. */
const isDetailIn = ({ acts, plain }: HeardMessage) =>
  acts.includes('question_choice') ||
  /\bon (?:y |se )?(?:va|fait|retrouve|rejoint|prend|mange|boit|regarde)(?: \p{L}+)? (?:ou|quoi|comment|a quelle heure|quel\p{L}*)\b/u.test(
    plain,
  );

/** «Tu bosses demain ?» */
const asksOfWork =
  /\b(?:tu|vous) (?:bosses|travailles|taffes|travaillez|te leves|commences|commencez|reprends|reprenez|rentres|rentrez) (?:\p{L}+ )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain) ?\?/u;

/** Asks for a date, a number, a call or a photo. */
function isRequestIn({ acts, plain }: Pick<HeardMessage, 'acts' | 'plain'>): boolean {
  return (
    acts.some((act) => act === 'plan_proposal' || act === 'number_ask') || request.test(plain.replace(asksOfWork, ' '))
  );
}
