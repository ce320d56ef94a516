import type { Objective } from '#contract/writing.ts';
import type { OpenQuestion, Situation } from '#engine/understand/situation.ts';
import { isDayAfterPlan, isProposed, isYesToPlan, turnAct } from './plan.ts';

// How far a meeting has come, as the last turn leaves it: the model's guess, and rules where it doubts.

export type Step = 'proposed' | 'agreed' | 'settled' | 'moved' | 'hinted' | 'met';

/** Rules and the model must not both doubt it. */
const likely = 0.5;
const surelyNot = 0.85;
/** Where nobody wishes to meet, it has to be said. */
const likelyNot = 0.7;
const plainly = 0.5;
const surely = 0.95;
const metEnough = 0.35;
const notSureNot = 0.45;
const hintEnough = 0.25;
const kindOfHint = 0.35;

export function stepOf(situation: Situation, objective: Objective): Step | null {
  const { meeting: guess, lastTurn, openQuestions } = situation;
  if (lastTurn.length === 0) return null;
  if (lastTurn.some(({ plain }) => asksToMove.test(plain))) return 'moved';
  if (objective === 'date' && isChoice(situation) && guess.none < surely) return 'proposed';
  if (objective === 'date' && (lastTurn.some(({ plain }) => bids.test(plain)) || openQuestions.some(asksToCome)))
    return 'proposed';
  if (objective === 'date' && (isLeftToUser(situation) || (isProposed(situation) && isWilling(situation))))
    return 'agreed';
  const steps: [Step, number][] = [
    ['proposed', guess.proposes],
    ['agreed', guess.agrees],
    ['settled', guess.settled],
    ['moved', guess.moves],
  ];
  const [step, probability] = steps.reduce((best, each) => (each[1] > best[1] ? each : best));
  const sum = steps.reduce((total, [, each]) => total + each, 0);
  const isPlain = objective === 'date' || probability >= plainly;
  if (sum >= likely && isPlain && probability > guess.hint) return asOffered(step, situation, objective);
  if (isHeard(situation) && guess.none < (objective === 'date' ? surelyNot : likelyNot))
    return asOffered(stepByRules(situation), situation, objective);
  if (objective === 'date' && situation.openQuestions.some(asksForTime)) return 'proposed';
  if (objective !== 'date') return null;
  if (guess.met >= metEnough) return 'met';
  if (isProposed(situation)) return null;
  const isHint = guess.hint >= hintEnough || guess.none < notSureNot || isHinting(situation);
  return isHint ? 'hinted' : null;
}

/** «Ben viens jeudi» */
const bids =
  /\bje t'(?:y )?(?:emmene|invite)\b(?! pas)|(?<!\bje )\b(?:viens|venez|rejoins-moi|rejoignez-moi) (?!pas\b)(?:\p{L}+ )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce week-end)\b/u;

/** «Dimanche je fais le Charmant Som. Tu viendrais ?» */
const asksToCome = ({ text }: OpenQuestion) =>
  /\b(?:tu (?:viens|viendrais|m'accompagnes|m'accompagnerais)|vous (?:venez|viendriez))\b(?! (?:d[eu]s?|souvent|ici|toujours|parfois)\b| d')/.test(
    text,
  );

const isHinting = ({ kinds: [first] }: Situation) => first?.kind === 'hint' && first.probability >= kindOfHint;

/** «Dis-moi quand tu as ton planning et on recale»: the day is the user's to name. */
export const isLeftToUser = ({ lastTurn }: Situation) =>
  lastTurn.some(({ plain }) =>
    /\bon (?:se )?recale\b|\b(?:dis-moi|tu me dis) (?:juste )?quand (?:tu|t'|ca)/.test(plain),
  );

/** What was told to nobody in particular is at most a hint; not then, but with pleasure, is a yes. */
function asOffered(step: Step, situation: Situation, objective: Objective): Step | null {
  if (step === 'proposed' && !isAddressed(situation)) return objective === 'date' ? 'hinted' : null;
  if (step === 'agreed' && situation.lastTurn.some(({ plain }) => cannot.test(plain))) return 'moved';
  return step === 'moved' && isWilling(situation) ? 'agreed' : step;
}

/** «Samedi j’y vais seule» proposes nothing to anyone. */
const isAddressed = ({ lastTurn }: Situation) =>
  lastTurn.some(({ plain }) =>
    /\b(?:tu|te|t'\p{L}+|toi|on|vous|nous)\b|\?/u.test(
      plain.replace(/\bje te (?:jure|promets|dis)\b|\bt'inquiete\b|\bon a\b/g, ' '),
    ),
  );

/** Would like to, and says of no time that it cannot be. */
const isWilling = ({ lastTurn }: Situation) =>
  lastTurn.some(({ plain }) => willing.test(plain)) && !lastTurn.some(({ plain }) => cannot.test(plain));

const willing =
  /\b(?:je dis oui|avec plaisir|ca me (?:va|tente|dit)|je suis (?:partante?|pour)|j'aimerais (?:bien|beaucoup))\b/;
const cannot =
  /\b(?:(?:peux|pourrai|pourrais) pas|impossible|pas (?:possible|libre|disponible|ce (?:week-end|soir|mois)|cette semaine|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain))\b/;

/** «samedi 19h ?», «tu es libre jeudi ?», not «tu grimpes le mercredi, c'est ça ?» */
const asksForTime = ({ text }: OpenQuestion) =>
  namesTime.test(text) &&
  /\b(?:on|ca te|ca vous|disponible|libre|viens|viendrais|partante?|chaude?|prevu|plutot|tu fais (?:quoi|quelque chose|un truc))\b|^(?:et |du coup |ok |plutot |alors |bah |ben )*(?:le |vers |a )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|\d)/.test(
    text,
  );

const asksToMove =
  /\b(?:on (?:peut|pourrait|pourra)|ca te derange(?:rait)? (?:si on|qu'on|de)|il faut qu'on|je dois|je vais devoir) (?:\p{L}+ )?(?:decale|decaler|reporter|reporte|annuler|annule)\b/u;

/** By the words: a proposal, a day after one, a yes. */
function isHeard(situation: Situation): boolean {
  const act = turnAct(situation.lastTurn);
  return (
    situation.openQuestions.some(({ ask }) => ask === 'plan' || ask === 'availability') ||
    act === 'plan_proposal' ||
    act === 'availability' ||
    isYesToPlan(situation) ||
    isAgreed(situation) ||
    isDayAfterPlan(situation)
  );
}

function stepByRules(situation: Situation): Step {
  if (situation.lastTurn.some(({ acts }) => acts.includes('unavailable'))) return 'moved';
  if (isAgreed(situation) && situation.openQuestions.length === 0) return 'settled';
  return isYesToPlan(situation) ? 'agreed' : 'proposed';
}

const time =
  '(?:le |la |a |vers )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|week-end|midi|semaine|\\d{1,2} ?h\\d*|\\d{1,2})';
export const twoTimes = new RegExp(
  `\\b${time}\\b[^.!?]{0,24} ou (?:bien |plutot )?(?:le |la |a |vers |dans |en )?${time}\\b`,
);

/** «mercredi ou jeudi» */
export const isChoice = ({ lastTurn }: Situation) => lastTurn.some(({ plain }) => twoTimes.test(plain));

/** Whether the match said yes to a day or an hour: there is nothing left to invite to. */
export function isAgreed({ messages, lastTurn }: Situation): boolean {
  return isTimeNamed({ messages, lastTurn }) && lastTurn.some(({ plain }) => saysYes.test(plain) || fits.test(plain));
}

/** Whether the user has just named a day or an hour. */
export function isTimeNamed({ messages, lastTurn }: Pick<Situation, 'messages' | 'lastTurn'>): boolean {
  const before = messages.filter(({ index }) => index < (lastTurn[0]?.index ?? 0)).slice(-2);
  return before.some(({ from, plain }) => from === 'moi' && namesTime.test(plain));
}

const namesTime = /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|\d{1,2} ?h\d*)\b/;
/** «15h c'est bon» */
const fits = /\b(?:c'est (?:bon|parfait|nickel)|ca (?:marche|roule)|me va)\b/;
const saysYes =
  /^(?:oui|ouais|yes|parfait|top|trop bien|chouette|cool|ca roule|super|nickel|ok|carrement|ca marche|avec plaisir|vendu|impec\w*|genial|volontiers)\b/;
