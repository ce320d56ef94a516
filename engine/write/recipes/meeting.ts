import type { Objective, Tone } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { type MeetingFacts, meetingFacts } from '../meeting-facts.ts';
import type { ByTone } from '../pattern.ts';
import { answersAfter } from '../patterns/answers.ts';
import {
  accepted,
  acceptedDay,
  again,
  agreed,
  choosing,
  dayMissing,
  getWell,
  noWorry,
  putOff,
  settled,
  takenUp,
} from '../patterns/meetings.ts';
import { isYesOrNo } from './answer.ts';
import { framesFor } from './frames.ts';
import { eachTone, isDayAfterPlan, isProposed, isYesToPlan, turnAct } from './plan.ts';

// A meeting is on the table: a yes to what was said, and an answer to what was asked with it. Null where there is none.

type Step = 'proposed' | 'agreed' | 'settled' | 'moved' | 'hinted' | 'met';

/** Rules and the model must not both doubt it. */
const likely = 0.5;
const surelyNot = 0.85;
const metEnough = 0.35;
const notSureNot = 0.6;

export function meeting(situation: Situation, objective: Objective): Draft[] | null {
  const step = stepOf(situation, objective);
  if (!step) return null;
  const facts = meetingFacts(situation);
  return eachTone.flatMap((tone) => {
    const lines = linesFor(step, situation, facts).flatMap((says) => says[tone]);
    const leads = step === 'moved' && isSorry(situation) ? worryOf(situation)[tone].map((lead) => [lead]) : [[]];
    return lines.flatMap((line) =>
      combined(leads, wishes(endsFor(situation, answersAfter[tone]), objective, tone)).map(
        ([lead, end]): Draft => ({
          tone,
          strategy: 'plan',
          lines: [...lead, line, ...end],
          hook: null,
          facts,
          fit: 45 + (line.includes('{quand}') ? 2 : 0),
        }),
      ),
    );
  });
}

/** Where the user would like to write elsewhere, this is the moment to say so. */
function wishes(ends: string[][], objective: Objective, tone: Tone): string[][] {
  if (objective !== 'number') return ends;
  return ends.flatMap((end) => framesFor('number', tone, 'soft').map((frame) => [...end, frame]));
}

const combined = (leads: string[][], ends: string[][]) =>
  leads.flatMap((lead) => ends.map((end): [string[], string[]] => [lead, end]));

const isSorry = ({ lastTurn }: Situation) => lastTurn.some(({ plain }) => sorry.test(plain) || ill.test(plain));

const sorry =
  /\b(?:desolee?|pardon|excuse|embetee?|decue?|degoutee?|annul\w+|decal\w+|report\w+|peux pas|pourrai pas|lachee?|empechement)\b/;

const ill = /\b(?:malade|fievre|hopital|hospitalis\w+|urgences|grippe|gastro|angine|covid|operation|accident|39|40)\b/;

const worryOf = ({ lastTurn }: Situation) => (lastTurn.some(({ plain }) => ill.test(plain)) ? getWell : noWorry);

function stepOf(situation: Situation, objective: Objective): Step | null {
  const { meeting: guess, lastTurn } = situation;
  if (lastTurn.length === 0) return null;
  if (lastTurn.some(({ plain }) => asksToMove.test(plain))) return 'moved';
  const steps: [Step, number][] = [
    ['proposed', guess.proposes],
    ['agreed', guess.agrees],
    ['settled', guess.settled],
    ['moved', guess.moves],
  ];
  const [step, probability] = steps.reduce((best, each) => (each[1] > best[1] ? each : best));
  const sum = steps.reduce((total, [, each]) => total + each, 0);
  if (sum >= likely && probability > guess.hint) return step;
  if (isHeard(situation) && guess.none < surelyNot) return stepByRules(situation);
  if (objective === 'date' && situation.openQuestions.some(({ text }) => namesTime.test(text))) return 'proposed';
  if (objective !== 'date') return null;
  if (guess.met >= metEnough) return 'met';
  if (isProposed(situation)) return null;
  const isHint = guess.none < notSureNot || situation.kinds[0]?.kind === 'hint';
  return isHint && !isAsking(situation) ? 'hinted' : null;
}

const isAsking = ({ openQuestions }: Situation) => openQuestions.length > 0;

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

function linesFor(step: Step, situation: Situation, { when }: MeetingFacts): ByTone[] {
  const isOneDay = situation.days.length === 1 && when !== undefined && !isChoice(situation);
  if (step === 'hinted') return isOneDay ? [acceptedDay] : namesDate(situation) ? [accepted] : [takenUp];
  if (step === 'met') return [again];
  if (step === 'settled') return [settled];
  if (isChoice(situation)) return [choosing];
  if (step === 'moved') return isOneDay ? [acceptedDay] : [putOff];
  const isTimed = when !== undefined || namesDate(situation) || isTimeNamed(situation);
  if (!isTimed && situation.openQuestions.length === 0) return [dayMissing];
  if (step === 'agreed') return isOneDay ? [acceptedDay, agreed] : [agreed];
  return isOneDay ? [acceptedDay, accepted] : [accepted];
}

const time =
  '(?:le |la |a |vers )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|week-end|midi|semaine|\\d{1,2} ?h\\d*|\\d{1,2})';
const twoTimes = new RegExp(`\\b${time}\\b[^.!?]{0,24} ou (?:bien |plutot )?(?:le |la |a |vers |dans |en )?${time}\\b`);

/** «mercredi ou jeudi» */
const isChoice = ({ lastTurn }: Situation) => lastTurn.some(({ plain }) => twoTimes.test(plain));

/** «le 8», «vers 18h» */
const namesDate = ({ lastTurn }: Situation) =>
  lastTurn.some(({ plain }) => /\ble \d{1,2}\b|\d ?h\b|\bmi-\w+/.test(plain));

/** A question that a yes does not answer has its own blank. */
function endsFor({ openQuestions }: Situation, answers: string[]): string[][] {
  const question = openQuestions.at(-1);
  const isMet = question && ((isYesOrNo(question) && aboutMeeting.test(question.text)) || twoTimes.test(question.text));
  return question && !isMet ? answers.map((line) => [line]) : [[]];
}

const aboutMeeting =
  /\b(?:ca (?:te|vous|t'|vous) ?(?:va|dit|dirait|tente|tenterait|irait|convient|conviendrait|arrange)|on (?:y va|se|dit|fait|decale|peut|pourrait)|toujours|partante?|disponible|libre|ok|bon pour|\d ?h\d*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|midi|chaude?|tu viens)\b/;

/** Whether the match said yes to a day or an hour: there is nothing left to invite to. */
export function isAgreed({ messages, lastTurn }: Situation): boolean {
  return isTimeNamed({ messages, lastTurn }) && lastTurn.some(({ plain }) => saysYes.test(plain));
}

/** Whether the user has just named a day or an hour. */
function isTimeNamed({ messages, lastTurn }: Pick<Situation, 'messages' | 'lastTurn'>): boolean {
  const before = messages.filter(({ index }) => index < (lastTurn[0]?.index ?? 0)).slice(-2);
  return before.some(({ from, plain }) => from === 'moi' && namesTime.test(plain));
}

const namesTime = /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|\d{1,2} ?h)\b/;
const saysYes =
  /^(?:oui|ouais|yes|parfait|top|super|nickel|ok|carrement|ca marche|avec plaisir|vendu|impec\w*|genial|volontiers)\b/;
