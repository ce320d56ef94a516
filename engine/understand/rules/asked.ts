import type { Speaker } from '#contract/reading.ts';
import { anyPhrase } from '../phrases.ts';
import type { HeardMessage } from '../situation.ts';
import type { Asked } from './rule.ts';
import { uneaseWords } from './words.ts';

// What the other side's last turn was after: the same «non» refuses a date, or answers «tu fumes ?».

/** What is asked for stands at the end of a long message. */
const askLength = 300;

const request =
  /\b(?:(?:tu )?(?:m'envoies?|envoie|montre|m'appelles?|me (?:montres?|donnes?|files?|passes?|rejoins|laisses?))\b|s'appelle[r]?\b|un vocal|(?:un|une) (?:petite? )?(?:verre|cafe|date|cine|resto|appel|the|balade|expo|biere|rendez-vous)(?: [a-z]+){0,2} ?\?|tu (?:viens|veux passer|peux venir)(?= ?(?:\?|$|boire|chez|avec|manger|ce|samedi|demain|me|a la))|tu passes|on (?:essaie|tente|sort|remet ca|recommence|s'embrasse)\b|une photo ?\?|ton (?:numero|instagram|snapchat|whatsapp|06|adresse)|tu me rejoins|passer (?:chez|a la maison)|chez moi|et si on|t'es (?:toujours )?(?:disponible|libre|partante?|chaude?)|(?:tu es|vous (?:etes|seriez)) (?:disponible|libre|partante?)|tu veux (?:venir|bien|pas|sortir|qu'on)|une chance|tu me trouves|je te plais|on (?:fait|se met|va)\b|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain) ?(?:alors )?\?|je passe te|pour un (?:cafe|verre)|sortir avec moi|on se (?:re)?(?:voit|capte|retrouve|cale|fait)|on s'(?:appelle|etait dit)|envie de te|tu me (?:manques|plais)|vous me plaisez|je pense a toi|je t'aime|apprendre a te connaitre|mieux te connaitre|dinons|je peux (?:t'inviter|t'appeler|passer|venir|te voir|avoir)|(?:ca te|tu) (?:dirait|dit|tente)|se (?:voir|capter|rencontrer) |je t'(?:invite|emmene)|ma femme|fait pour toi|allez(?: juste| une?| viens| s'il te plait|,))/;
const chase =
  /^(?:et |bon |mais |ben |bah )*(?:alors|allo|eh oh|hello|tu dors(?! pas)|t'es la|pourquoi|hein|dis|et)\b.{0,14}\?+$|^\?+$|\b(?:tu (?:me )?reponds? (?:pas|plus|jamais)|pourquoi (?:tu|non|pas)|tu m'(?:ignores|expliques|oublies)|t'es (?:en ligne|ou)|reponds|fait quelque chose|t'as reflechi|toujours partante?|allez\b)/;
const intimate = anyPhrase(['{body}'], uneaseWords);
const toYou =
  /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos)\b|\bt'|\b(?:on|mon coeur|bebe|bb|ma [a-z]+|princesse|beaute|cherie?)\b/;
const secondPerson = /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos)\b|\bt'/;
/** «Tu bosses demain ?» asks for no meeting. */
const asksOfWork =
  /\b(?:tu|vous) (?:bosses|travailles|taffes|travaillez|te leves|commences|commencez|reprends|reprenez|rentres|rentrez) (?:[a-z]+ )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain) ?\?/;
/** Where, what, when: the thing itself is agreed on, and a no is to a detail. */
const detail =
  /\bon (?:y |se )?(?:va|fait|retrouve|rejoint|prend|mange|boit|regarde)(?: [a-z]+)? (?:ou|quoi|comment|a quelle heure|quel[a-z]*)\b/;

/** Questions by what they ask about. */
const questions: [Asked, RegExp][] = [
  ['photo', /\b(?:photos?|selfie|visage)\b/],
  ['age', /^(?!.*\b(?:depuis|a|vers|a partir de) quel age\b).*\b(?:quel age|ton age|t'as combien|tu as combien)\b/],
  ['minority', /\b(?:t'as|tu as|as-tu|vous avez) (?:que |bien |vraiment |deja )?1[0-7] ans\b.*\?/],
  [
    'adulthood',
    /\b(?:t'es|tu es|es-tu|vous etes) (?:bien )?majeure?\b|\b(?:t'as|tu as) (?:bien )?(?:plus de )?18 ans\b/,
  ],
  ['school', /\b(?:ecole|classe|etudes)\b/],
  ['single', /\b(?:t'es|tu es|es-tu|vous etes) (?:toujours |encore |bien )?celibataire\b/],
  [
    'taken',
    /\b(?:t'as|tu as|as-tu|vous avez) (?:deja )?(?:un (?:copain|mec|petit ami|homme)|une (?:copine|petite amie|femme)|quelqu'un)\b|\b(?:t'es|tu es|es-tu) (?:en couple|mariee?|casee?|prise?)\b/,
  ],
];

/** What the other side's last messages before one of `speaker` were after. */
export function askedBefore(before: HeardMessage[], speaker: Speaker): Set<Asked> {
  const asked = new Set<Asked>();
  const end = before.findLastIndex(({ from }) => from !== speaker) + 1;
  const start = before.slice(0, end).findLastIndex(({ from }) => from === speaker) + 1;
  const turn = before.slice(start, end).map((message) => ({ ...message, plain: message.plain.slice(-askLength) }));
  if (turn.length === 0) return asked.add('nothing');
  const plains = turn.map(({ plain }) => plain);
  const isQuestion = turn.some(({ plain, acts }) => plain.includes('?') || acts.some((act) => act.startsWith('quest')));
  if (turn.some(isRequest)) asked.add('request');
  if (turn.some(({ acts }) => acts.includes('plan_proposal'))) asked.add('invitation');
  if (plains.some((plain) => intimate.test(plain) && toYou.test(plain))) asked.add('intimate');
  if (plains.some((plain) => chase.test(plain))) asked.add('chase');
  if (isQuestion && asked.size === 0) asked.add('question');
  if (!isQuestion && !asked.has('request') && isOwnNews(turn)) asked.add('own_news');
  for (const [what, cue] of questions) if (plains.some((plain) => cue.test(plain))) asked.add(what);
  return asked;
}

function isRequest({ acts, plain }: HeardMessage): boolean {
  if (acts.includes('question_choice') || detail.test(plain)) return false;
  return (
    acts.some((act) => act === 'plan_proposal' || act === 'number_ask') || request.test(plain.replace(asksOfWork, ' '))
  );
}

/** Told of oneself alone: «je mets de l'ananas sur ma pizza». */
function isOwnNews(turn: HeardMessage[]): boolean {
  return (
    turn.every(({ plain }) => !secondPerson.test(plain)) &&
    turn.some(({ plain, acts }) => /^(?:[a-z]+ )?(?:je|j'|mon|ma|mes)\b/.test(plain) && !acts.includes('sorry'))
  );
}
