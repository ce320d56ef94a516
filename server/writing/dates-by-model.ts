import type { DatePlan, DatePlans } from '#contract/tools.ts';
import { boundsOf, seasonOf } from '#engine/tools/dates/budget-and-season.ts';
import { knownCity, listPlaces } from '#engine/tools/dates/cities.ts';
import { anytimeSafetyLines } from '#engine/tools/dates/plan-lines.ts';
import { largestAmount } from '#engine/tools/dates/said-budget.ts';
import { beforeOrders, findUnfit } from '#engine/write/bios/screen-interests.ts';
import type { DateToolRequest } from '../adapters/assistant/port.ts';
import { faultsOfText } from './checks/check-text.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { createPseudonyms, type Pseudonyms } from './privacy/pseudonyms.ts';
import { budgetText, dateMessages } from './prompts/date-prompt.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { faultsOfLength, readText } from './read-text.ts';
import { datePlanSchema, modelDatePlan } from './schemas.ts';

const planCount = 3;
const maxInterestsCharacters = 1_000;
const minutesRange = { min: 10, max: 300 };
/** In characters. */
const lengths = {
  title: { min: 3, max: 80 },
  start: { min: 15, max: 320 },
  end: { min: 15, max: 320 },
  why: { min: 15, max: 320 },
  rainyDay: { min: 15, max: 320 },
  message: { min: 15, max: 400 },
} as const;
type TextPart = keyof typeof lengths;

/** `own` is the embedded engine's answer. City, budget and season stay the request's; safety is the engine's. */
export async function datesByModel(request: DateToolRequest, own: DatePlans, means: ModelMeans): Promise<DatePlans> {
  // The engine plans none with a minor or for what is a danger.
  if (own.plans.length === 0) return own;
  const given = [request.interests].flat().join(', ');
  const interests = beforeOrders(given).slice(0, maxInterestsCharacters);
  const city = beforeOrders(request.city);
  const said = `${city}, ${interests}`;
  if (findUnfit(said) !== null) return own;

  const pseudonyms = createPseudonyms([interests, city], request.names);
  const budget = boundsOf(request.budget, interests);
  const { items } = await itemsByModel<DatePlan>(
    {
      task: 'dates',
      messages: dateMessages({
        // Only a city that the engine does not know may be a name: «Florence».
        city: own.city ?? pseudonyms.hide(city),
        places: listPlaces(knownCity(request.city)),
        season: request.season ?? seasonOf(request.month),
        budget,
        interests: pseudonyms.hide(interests),
        user: request.user.gender,
        match: request.match.gender,
      }),
      schema: datePlanSchema,
      count: planCount,
      read: (object, taken) => readPlan(object, { taken, most: budget.most, pseudonyms }),
      ask: (missing) => `encore ${missing} idée(s), chacune dans le budget : ${budgetText(budget)} pour deux`,
      fill: (taken) => own.plans.slice(0, Math.max(0, planCount - taken.length)),
    },
    means,
  );
  return { ...own, plans: items };
}

function readPlan(
  object: unknown,
  { taken, most, pseudonyms }: { taken: readonly DatePlan[]; most: number; pseudonyms: Pseudonyms },
): { item: DatePlan } | Rejected | null {
  const parsed = modelDatePlan.safeParse(object);
  if (!parsed.success) return null;
  const plan = parsed.data;
  const minutes = [plan.startMinutes, plan.endMinutes];
  const costEuros = plan.startEuros + plan.endEuros;
  if (Math.min(plan.startEuros, plan.endEuros) < 0 || costEuros > most) return null;
  if ([plan.start, plan.end, plan.rainyDay, plan.message].some((text) => largestAmount(text) > most)) return null;
  if (minutes.some((value) => value < minutesRange.min || value > minutesRange.max)) return null;

  const rejected: Rejected = { content: '', faults: [] };
  const textOf = (part: TextPart): string => {
    const seen = part === 'message' ? taken.map(({ message }) => message) : [];
    const check = (text: string) => [
      // A title of a few nouns belongs to no language.
      ...faultsOfText(text, { isKnownContact: () => false, seen }).filter(
        (fault) => part !== 'title' || fault !== 'language',
      ),
      ...faultsOfLength(text, lengths[part]),
    ];
    const read = readText(plan[part], { pseudonyms, withEmoji: false, check });
    if ('text' in read) return read.text;
    rejected.content ||= read.content;
    rejected.faults.push(...read.faults);
    return '';
  };
  const item: DatePlan = {
    title: textOf('title'),
    steps: [
      { text: textOf('start'), minutes: plan.startMinutes, costEuros: plan.startEuros },
      { text: textOf('end'), minutes: plan.endMinutes, costEuros: plan.endEuros },
    ],
    durationMinutes: plan.startMinutes + plan.endMinutes,
    costEuros,
    why: textOf('why'),
    rainyDay: textOf('rainyDay'),
    safety: anytimeSafetyLines[taken.length % anytimeSafetyLines.length] ?? '',
    message: textOf('message'),
  };
  return rejected.faults.length > 0 ? { ...rejected, faults: [...new Set(rejected.faults)] } : { item };
}
