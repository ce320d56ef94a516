import { formatEuros } from '#contract/format.ts';
import type { DateBudget, DatePlan, DatePlans, Season } from '#contract/tools.ts';
import type { Person } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { hasDanger, minorRules } from '#engine/understand/danger/rules/find-danger.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { wishReason } from '#engine/understand/short-texts/dangerous-wishes.ts';
import { stopIn } from '#engine/understand/short-texts/stop-in.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
import { type Subject, subjectsIn } from '#engine/understand/subjects.ts';
import { signalReasons } from '#engine/understand/verdict-reasons.ts';
import { hashOf, shuffled } from '#engine/write/shuffle.ts';
import { boundsOf, seasonOf } from './budget-and-season.ts';
import { findPlace, type KnownCity, knownCity } from './cities.ts';
import { type Idea, ideas, isInSeason } from './ideas.ts';
import { anytimeSafetyLines, closings, rainLines, remarks, winterDaylight } from './plan-lines.ts';

export interface DateRequest {
  city: string;
  budget: DateBudget;
  /** What either of the two likes, as free text or as a list. */
  interests: string | string[];
  season?: Season;
  /** 1 to 12; used where the season is not given. */
  month?: number;
  /** By the machine's clock where it is not given. */
  today?: Today;
  user: Person;
  match: Person;
  /** Another seed gives other plans. */
  seed?: number;
}

interface Setting {
  city: KnownCity;
  /** Euros for two: a plan costs `required` to `most`; ends that reach `least` are preferred. */
  most: number;
  least: number;
  required: number;
  season: Season | undefined;
  key: number;
}

const planCount = 3;
/** Two coffees, in euros. */
const cafeEuros = 10;

/** Up to three dates within the budget, in the city, about what the two like; none with a minor, and none that is a danger. */
export function planDate({ city: asked, budget, interests, season, month, today, seed = 0 }: DateRequest): DatePlans {
  const likes = [interests].flat().join(', ').slice(0, 4_000);
  const city = knownCity(asked);
  const stop = stopReason(`${likes}\nville : ${asked}`, today);
  if (stop) return { city: city.name, plans: [], remark: stop };
  const setting: Setting = {
    city,
    ...boundsOf(budget, likes),
    season: season ?? seasonOf(month),
    key: hashOf([fold(asked.slice(0, 80)), likes.slice(0, 400), budget, seed].join('|')),
  };
  const subjects = subjectsIn(likes).map(({ subject }) => subject);
  const plans: DatePlan[] = [];
  const used = new Set<string>();
  for (const idea of ranked(subjects, setting)) {
    const where = idea.place ? findPlace(idea.place, city).where : idea.title;
    // No two plans in the same place.
    if (plans.length === planCount || used.has(idea.title) || used.has(where)) continue;
    const plan = planOf(idea, setting, plans.length);
    if (!plan) continue;
    used.add(idea.title).add(where);
    plans.push(plan);
  }
  const said = [
    ...(city.name === null ? [asked.trim() === '' ? remarks.noCity : remarks.unknownCity] : []),
    ...(subjects.length === 0 ? [remarks.noInterest] : []),
  ];
  return { city: city.name, plans, remark: said.length > 0 ? said.join(' ') : null };
}

/** Why no date is planned; null where it may be. */
function stopReason(said: string, today: Today | undefined): string | null {
  const stop = stopIn(said, today);
  const { messages } = readTurn([{ from: 'moi', text: said }]);
  if (stop === 'minor' || messages.some((message) => minorRules(message, []).length > 0)) return signalReasons.minor;
  if (stop === 'danger') return wishReason;
  return messages.some(hasDanger) ? signalReasons.danger : null;
}

/** Ideas for each subject in turn, those that suit it best first; then those for everybody. */
function ranked(subjects: readonly Subject[], { key, season }: Setting): Idea[] {
  const open = shuffled(ideas, key, ({ title }) => title).filter(({ marks }) => isInSeason(marks, season));
  const lists = subjects.map((subject) =>
    open
      .filter((idea) => idea.subjects.includes(subject))
      .sort((one, other) => Number(one.subjects.indexOf(subject) > 2) - Number(other.subjects.indexOf(subject) > 2)),
  );
  const inTurn = open.flatMap((_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...inTurn, ...open.filter((idea) => idea.subjects.includes('walk'))];
}

function planOf(idea: Idea, setting: Setting, turn: number): DatePlan | null {
  const place = idea.place ? findPlace(idea.place, setting.city) : { where: '', cost: 0 };
  const begin = {
    text: idea.text.replace('{ou}', place.where),
    minutes: idea.minutes,
    costEuros: idea.costEuros + place.cost,
  };
  const end = closingFor(idea, begin.costEuros, setting, turn);
  if (!end) return null;
  const costEuros = begin.costEuros + end.cost;
  if (costEuros < setting.required) return null;
  return {
    title: idea.title,
    steps: [begin, { text: end.text, minutes: end.minutes, costEuros: end.cost }],
    durationMinutes: begin.minutes + end.minutes,
    costEuros,
    why: idea.why,
    rainyDay: rainOf(idea, setting, turn),
    safety: safetyOf(idea, setting, turn),
    message: idea.message.replace('{ou}', place.where),
  };
}

/** The end of a date that the rest of the budget pays for; another one for each plan. */
function closingFor({ marks: served }: Idea, spent: number, { most, least, season, key }: Setting, turn: number) {
  const open = closings.filter(
    ({ cost, marks }) =>
      spent + cost <= most &&
      isInSeason(marks, season) &&
      !marks.some((mark) => served.includes(mark) && mark !== 'chaud'),
  );
  const enough = open.filter(({ cost }) => spent + cost >= least);
  const pool = shuffled(enough.length > 0 ? enough : open.slice(-1), key, ({ text }) => text);
  return pool[turn % Math.max(1, pool.length)];
}

function rainOf({ marks }: Idea, { city, most, key }: Setting, turn: number): string {
  if (!marks.includes('dehors')) return rainLines.indoors;
  const museum = findPlace('museum', city);
  const price = museum.cost === 0 ? '' : ` (environ ${formatEuros(museum.cost * 100)} à deux)`;
  const shelters = [
    ...(museum.cost <= most ? [rainLines.museum.replace('{ou}', museum.where + price)] : []),
    most >= cafeEuros ? rainLines.cafe : rainLines.mediatheque,
    rainLines.passages,
  ];
  return shelters[(key + turn) % shelters.length] ?? rainLines.passages;
}

function safetyOf({ marks }: Idea, { season, key }: Setting, turn: number): string {
  const line = anytimeSafetyLines[(key + turn) % anytimeSafetyLines.length] ?? '';
  const isDaylight = marks.includes('dehors') && !marks.includes('soir');
  return isDaylight && season === 'hiver' ? `${line} ${winterDaylight}` : line;
}
