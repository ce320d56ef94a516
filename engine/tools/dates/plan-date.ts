import { formatEuros } from '#contract/format.ts';
import type { DateBudget, DatePlan, DatePlans, DateStep, Season } from '#contract/tools.ts';
import type { Person } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { capitalise } from '#engine/french/typography.ts';
import { withDe } from '#engine/write/bios/grammar.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { realise } from '#engine/write/realise.ts';
import { hashOf, shuffled } from '#engine/write/shuffle.ts';
import { boundsOf, seasonOf } from './budget-and-season.ts';
import { type Liked, likedFrom } from './find-liked.ts';
import { findPlace, type KnownCity, knownCity, type Place } from './find-place.ts';
import { type Idea, ideas } from './ideas.ts';
import {
  type Closing,
  closings,
  eveningSafety,
  proposals,
  rainLines,
  remarks,
  safetyLines,
  winterDaylight,
} from './plan-lines.ts';

export interface DateRequest {
  city: string;
  budget: DateBudget;
  /** What either of the two likes, as free text or as a list. */
  interests: string | string[];
  season?: Season;
  /** 1 to 12; used where the season is not given. */
  month?: number;
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
  user: Person;
  match: Person;
  key: number;
}

const planCount = 3;
/** Two coffees and something sweet, in euros. */
const cafeEuros = 10;

/** Up to three dates within the budget, in the city, about what the two like. */
export function planDate(request: DateRequest): DatePlans {
  const city = knownCity(request.city);
  const liked = likedFrom(request.interests);
  const setting: Setting = {
    city,
    ...boundsOf(request.budget, [request.interests].flat().join(', ')),
    season: request.season ?? seasonOf(request.month),
    user: request.user,
    match: request.match,
    key: hashOf(
      [
        fold(request.city.slice(0, 80)),
        ...[request.interests].flat().map((text) => text.slice(0, 400)),
        request.budget,
        request.seed ?? 0,
      ].join('|'),
    ),
  };
  const plans: DatePlan[] = [];
  const used = new Set<string>();
  for (const { idea, about } of ranked(liked, setting)) {
    if (plans.length >= planCount) break;
    const place = idea.place ? findPlace(idea.place, city) : null;
    // No two plans in the same place.
    if (used.has(idea.id) || (place && used.has(place.where))) continue;
    const plan = planOf(idea, place, about, setting, plans.length);
    if (!plan) continue;
    used.add(idea.id);
    if (place) used.add(place.where);
    plans.push(plan);
  }
  return { city: city.name, plans, remark: remarkFor(request.city, city, liked) };
}

/** Ideas for each interest in turn, then those that suit everyone. */
function ranked(liked: Liked[], setting: Setting): { idea: Idea; about: Liked | null }[] {
  const open = shuffled(ideas, setting.key, ({ id }) => id).filter(({ seasons }) =>
    isInSeason(seasons, setting.season),
  );
  const fitting = liked.map(({ topics }) => [
    ...open.filter((idea) => topics.some((topic) => idea.topics.slice(0, 2).includes(topic))),
    ...open.filter((idea) => topics.some((topic) => idea.topics.slice(2).includes(topic))),
  ]);
  const inTurn: { idea: Idea; about: Liked | null }[] = [];
  for (let turn = 0; turn < Math.max(0, ...fitting.map((list) => list.length)); turn++) {
    for (const [place, list] of fitting.entries()) {
      const idea = list[turn];
      const about = liked[place];
      if (idea && about) inTurn.push({ idea, about });
    }
  }
  const general = open.filter(({ id }) =>
    ['walk', 'waterside', 'old-town', 'golden-hour', 'coffee', 'museum'].includes(id),
  );
  return [...inTurn, ...general.map((idea) => ({ idea, about: null }))];
}

/** Without a season, ideas for winter are left out. */
function isInSeason(seasons: Season[] | undefined, season: Season | undefined): boolean {
  if (!seasons) return true;
  return season === undefined ? !seasons.includes('hiver') : seasons.includes(season);
}

function planOf(idea: Idea, place: Place | null, about: Liked | null, setting: Setting, turn: number): DatePlan | null {
  const fixed = idea.first.cost + (idea.second?.cost ?? 0) + (place?.cost ?? 0);
  const closing = closingFor(setting, idea, fixed, turn);
  const total = fixed + (closing?.cost ?? 0);
  if (total > setting.most || total < setting.required) return null;
  const steps = [idea.first, ...(idea.second ? [idea.second] : []), ...(closing ? [closing] : [])].map(
    ({ text, minutes, cost }, at): DateStep => ({
      text: located(text, place),
      minutes,
      costEuros: cost + (at === 0 ? (place?.cost ?? 0) : 0),
    }),
  );
  const message = messageFor(idea, place, about, setting, turn);
  if (message === null) return null;
  return {
    title: plain(idea.title),
    steps,
    durationMinutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
    costEuros: steps.reduce((sum, { costEuros }) => sum + costEuros, 0),
    why: whyOf(idea, about, setting),
    rainyDay: rainOf(idea, setting, turn),
    safety: safetyOf(idea, setting, turn),
    message,
  };
}

/** The end of a date that the rest of the budget pays for; another one for each plan. */
function closingFor(
  { most, least, season, key }: Setting,
  idea: Idea,
  fixed: number,
  turn: number,
): Closing | undefined {
  const open = closings.filter(
    ({ cost, seasons, serves }) =>
      fixed + cost <= most && (!seasons || (season && seasons.includes(season))) && (!serves || serves !== idea.serves),
  );
  const enough = open.filter(({ cost }) => fixed + cost >= least);
  const pool = shuffled(enough.length > 0 ? enough : open.slice(-1), key, ({ text }) => text);
  return pool[turn % Math.max(1, pool.length)];
}

const located = (text: string, place: Place | null) => plain(text.replace('{ou}', place?.where ?? ''));

function whyOf(idea: Idea, about: Liked | null, { user, match }: Setting): string {
  const filled = about
    ? realise(idea.why, {
        address: 'tu',
        user: user.gender,
        match: match.gender,
        isPlural: about.isPlural,
        values: { le: about.toUser, de: withDe(about.toUser) },
      })
    : null;
  return (
    filled ?? 'Un plan simple et public, facile à accepter comme à écourter : parfait pour une première rencontre.'
  );
}

function messageFor(
  idea: Idea,
  place: Place | null,
  about: Liked | null,
  setting: Setting,
  turn: number,
): string | null {
  const plan = located(idea.plan, place);
  const order = shuffled(proposals, setting.key, ({ text }) => text);
  const turned = [...order.slice(turn), ...order.slice(0, turn)];
  // The message of the first plan names the interest where a proposal fits.
  const chosen = turn === 0 && about ? [...turned.filter(({ needsInterest }) => needsInterest), ...turned] : turned;
  for (const { text, needsInterest } of chosen) {
    if (needsInterest && !about) continue;
    const message = realise(text, {
      address: 'tu',
      user: setting.user.gender,
      match: setting.match.gender,
      isPlural: false,
      values: { plan, ...(about ? { de: withDe(about.toMatch) } : {}) },
    });
    if (message !== null && faultsOf(message, 'tu').length === 0) return message;
  }
  return null;
}

function rainOf({ isOutdoors }: Idea, { city, most, key }: Setting, turn: number): string {
  if (!isOutdoors) return plain(rainLines.indoors);
  const museum = findPlace('museum', city);
  const price = museum.cost === 0 ? ', entrée libre' : ` (environ ${formatEuros(museum.cost * 100)} à deux)`;
  const shelters = [
    ...(museum.cost <= most ? [rainLines.museum.replace('{ou}', museum.where).replace('{prix}', price)] : []),
    ...(most >= cafeEuros ? [rainLines.cafe.replace('{prix}', formatEuros(cafeEuros * 100))] : [rainLines.mediatheque]),
    rainLines.passages,
  ];
  return plain(shelters[(key + turn) % shelters.length] ?? rainLines.passages);
}

function safetyOf({ isEvening, isOutdoors }: Idea, { season, key }: Setting, turn: number): string {
  if (isEvening) return plain(eveningSafety);
  const line = plain(safetyLines[(key + turn) % safetyLines.length] ?? eveningSafety);
  return isOutdoors && season === 'hiver' ? `${line} ${plain(winterDaylight)}` : line;
}

function remarkFor(asked: string, { name }: KnownCity, liked: Liked[]): string | null {
  const parts = [
    ...(name === null ? [asked.trim() === '' ? remarks.noCity : remarks.unknownCity] : []),
    ...(liked.length === 0 ? [remarks.noInterest] : []),
  ];
  return parts.length > 0 ? capitalise(plain(parts.join(' '))) : null;
}

const plain = (text: string) => text.replaceAll('’', "'");
