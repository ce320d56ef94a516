import type { Objective } from '#contract/writing.ts';
import type { SignKind, Situation } from '#engine/understand/situation.ts';
import { questionForm } from './question-form.ts';
import { type Recognised, recognise } from './recognise.ts';
import { answers } from './situations/answers.ts';
import { formalLines } from './situations/formal.ts';
import { generalLines, graveRevivals, openings, otherLanguage } from './situations/general.ts';
import { namedSituations } from './situations/index.ts';
import type { Act, GeneralLines, Lines } from './situations/situation.ts';

/** Whether the talk's situation was recognised, or only what its last turn does. */
type LineSource = 'situation' | 'general';

/** Lines that suit a talk, with what is told of them. */
export interface Pool {
  lines: Lines;
  why: string;
  source: LineSource;
  isGrave?: boolean;
}

/** From this probability on a situation's own lines are taken: below it, the general ones were chosen as often. */
const minProbability: Record<Objective, number> = { continue: 0.3, date: 0.35, number: 0.4, revive: 0.5 };
/** From this probability on, a second situation gives one of the three replies. */
const minSecond = 0.2;
/** From this probability of all hard situations together on, nobody jokes or flirts. */
const minHard = 0.35;

/** The same where the turn itself sounds grave: its words are also used lightly, so it does not count alone. */
const minHardInGraveTurn = 0.1;

/** The pools of a talk, the fittest first. The last ones are general, so that there is always something left to say. */
export function poolsFor(known: Situation, wish: Objective, petName: string | null): Pool[] {
  if (known.messages.length === 0) return [general(openings)];
  if (known.language === 'other') return [general(otherLanguage)];
  // After a doubtful no nothing is asked for, whatever the user wished.
  const asked = known.caution ? 'continue' : wish;
  const isUnanswered = known.lastSpeaker === 'moi' && asked === 'continue';
  const objective = isUnanswered || known.verdict === 'wait' ? 'revive' : asked;
  const told = recognise(known.messages, 'continue');
  if (isGrave(known, told)) return gravePools(known, objective, told);
  const limit = limitIn(known);
  if (limit) return limitPools(known, limit);
  const ranked = objective === 'continue' ? told : recognise(known.messages, objective);
  if (known.register.address === 'vous') return formalPools(known, objective, ranked);
  if (objective === 'continue' && known.openQuestions.length > 0) return answerPools(known, ranked);
  const isPet = petName !== null && objective === 'continue' && probabilityOf(ranked, petSituations) >= minPet;
  return [...(isPet ? petNamePools : []), ...namedPools(ranked, objective), ...generalPools(ranked, objective)];
}

const petSituations = ['pet-name', 'cat', 'dog', 'odd-pet', 'pet-mischief', 'pet-character', 'adopted'];
/** From this probability of all of these together on, a name that was given is taken for a pet's. */
const minPet = 0.3;
const petNamePools: Pool[] = namedSituations
  .filter(({ id }) => id === 'pet-name')
  .map(({ lines, why }) => ({ lines, why, source: 'situation' }));

const probabilityOf = (ranked: Recognised[], ids: string[]) =>
  ranked.filter(({ situation }) => ids.includes(situation.id)).reduce((sum, { probability }) => sum + probability, 0);

function namedPools(ranked: Recognised[], objective: Objective): Pool[] {
  const [first, second] = ranked;
  if (!first || first.probability < minProbability[objective]) return [];
  return [first, ...(second && second.probability >= minSecond ? [second] : [])].map(({ situation }) => ({
    lines: situation.lines,
    why: situation.why,
    source: 'situation',
  }));
}

/** Acts whose general lines are those of one situation. */
const actSituations: Partial<Record<Act, string>> = {
  intrusive: 'pushy',
  gentle: 'd-slow',
  'number-given': 'n-gives',
  'number-no': 'n-hesitates',
};

function linesOfAct(act: Act): GeneralLines {
  if (act in generalLines) return generalLines[act as keyof typeof generalLines];
  return namedSituations.find(({ id }) => id === actSituations[act]) ?? generalLines.told;
}

const lastAct: Record<Objective, Act> = { continue: 'told', date: 'invite', number: 'number', revive: 'revive' };

function generalPools(ranked: Recognised[], objective: Objective): Pool[] {
  const act = likeliestAct(ranked, objective);
  return [...new Set<Act>([act, lastAct[objective]])].map((each) => ({ ...linesOfAct(each), source: 'general' }));
}

/** The act that most of the probability goes to; nobody is answered who asked nothing. */
function likeliestAct(ranked: Recognised[], objective: Objective): Act {
  const shares = new Map<Act, number>();
  for (const { situation, probability } of ranked)
    if (situation.act !== 'asked') shares.set(situation.act, (shares.get(situation.act) ?? 0) + probability);
  return [...shares].sort((a, b) => b[1] - a[1])[0]?.[0] ?? lastAct[objective];
}

/** Acts whose lines answer a question, or are right whatever was asked. */
const answering: Act[] = ['asked', 'apologised', 'greeted', 'intrusive', 'limit'];

function answerPools({ openQuestions }: Situation, ranked: Recognised[]): Pool[] {
  const fit = ranked.filter(({ situation }) => answering.includes(situation.act));
  const question = openQuestions.at(-1);
  const general = question ? [answers[questionForm(question)], answers.open] : [answers.open];
  return [...namedPools(fit, 'continue'), ...general.map((lines): Pool => ({ ...lines, source: 'general' }))];
}

function isGrave({ mood, gravity }: Situation, told: Recognised[]): boolean {
  const hard = told.filter(({ situation }) => situation.act === 'hard');
  const least = gravity === 'grave' ? minHardInGraveTurn : minHard;
  return mood === 'grief' || hard.reduce((sum, { probability }) => sum + probability, 0) >= least;
}

/** Humane lines without a joke or a flirt, whatever the user wished for. */
function gravePools({ register, lastSpeaker }: Situation, objective: Objective, told: Recognised[]): Pool[] {
  if (register.address === 'vous') return [{ ...formalLines.hard, source: 'general', isGrave: true }];
  if (objective === 'revive' && lastSpeaker === 'moi') return [{ ...graveRevivals, source: 'general', isGrave: true }];
  const hard = told.filter(({ situation }) => situation.act === 'hard');
  const [first] = hard;
  const whole = hard.reduce((sum, { probability }) => sum + probability, 0);
  const named: Pool[] =
    first && first.probability >= whole / 2 && first.probability >= minSecond
      ? [{ lines: first.situation.lines, why: first.situation.why, source: 'situation', isGrave: true }]
      : [];
  return [...named, { ...generalLines.hard, source: 'general', isGrave: true }];
}

type Limit = Extract<SignKind, 'boundary_number' | 'boundary_date' | 'boundary_day'>;
const limitActs: Record<Limit, Act> = {
  boundary_number: 'number-no',
  boundary_date: 'gentle',
  boundary_day: 'planning',
};

/** The match refuses one thing in the last turn: the number, a meeting, a day. */
function limitIn({ signs, lastTurn }: Situation): Limit | null {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const kind = signs.findLast(({ index, speaker }) => speaker === 'match' && index >= start)?.kind;
  return kind === 'boundary_number' || kind === 'boundary_date' || kind === 'boundary_day' ? kind : null;
}

function limitPools({ register }: Situation, limit: Limit): Pool[] {
  const act = limitActs[limit];
  if (register.address === 'vous') return [{ ...formalLines.limit, source: 'general' }];
  const named = limit === 'boundary_day' ? namedSituations.find(({ id }) => id === 'd-cancel') : undefined;
  return [
    { ...(named ?? linesOfAct(act)), source: 'situation' },
    { ...generalLines.limit, source: 'general' },
  ];
}

function formalPools({ openQuestions }: Situation, objective: Objective, ranked: Recognised[]): Pool[] {
  const isAsked = objective === 'continue' && openQuestions.length > 0;
  const act = isAsked ? 'asked' : likeliestAct(ranked, objective);
  const last = formalLines[lastAct[objective]];
  return [...new Set([formalLines[act], last])].map((lines) => ({ ...lines, source: 'general' }));
}

const general = (lines: GeneralLines): Pool => ({ ...lines, source: 'general' });
