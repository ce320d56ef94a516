import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft, Strategy } from '../draft.ts';
import { echoedStatement } from '../echoed-statement.ts';
import type { FoundMoment } from '../find-moments.ts';
import { goingOut } from '../meeting-facts.ts';
import type { Moment } from '../moment.ts';
import { together } from '../patterns/invitations.ts';
import { punchlinesOf } from '../punchline.ts';
import { type Answer, answersTo } from './answer.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

// The point of the last message first: a reaction to it, then the answer, the question or the wish.

/** Above every other way to reply; how far apart two moments of one turn stand comes on top. */
const fitOfMoment = 40;
/** That something is a trouble is no sure thing to hold on to. */
const fitOfTelling = 20;
/** A second thing that was said may be taken up as well, if it weighs about as much. */
const reach = 0.9;

export function aboutMoments(
  found: FoundMoment[],
  situation: Situation,
  objective: Objective,
  intensity: Intensity,
): Draft[] {
  const top = found[0]?.weight ?? 0;
  return found
    .filter(({ weight }) => weight >= top - reach)
    .slice(0, 3)
    .flatMap((each) => {
      const fit =
        each.weight < 1 ? fitOfTelling : fitOfMoment - Math.max(0, 2 - each.weight) * 14 - (top - each.weight) * 3;
      return eachTone.flatMap((tone) => draftsOf(each, tone, situation, objective, intensity, fit));
    });
}

function draftsOf(
  { moment, named, weight }: FoundMoment,
  tone: Tone,
  situation: Situation,
  objective: Objective,
  intensity: Intensity,
  fit: number,
): Draft[] {
  const echo = isHeavy(moment) || moment.ofUser || moment.acts ? undefined : echoOf(situation, tone);
  const draft = (strategy: Strategy, { lines, asked }: Reaction, extra = 0): Draft => ({
    tone,
    strategy,
    lines,
    hook: null,
    moment: moment.id,
    ...(asked ? { asked } : {}),
    ...(named ? { named } : {}),
    ...(echo ? { echo } : {}),
    fit: fit + extra,
  });
  const { ask, says, invites } = moment;
  const isVague = weight < 1;
  const react = moment.react.map((line): Reaction => ({ lines: isNaming(line, echo) ? [echoed, line] : [line] }));
  const then = ({ lines: first, ...rest }: Reaction, next: string): Reaction => ({ ...rest, lines: [...first, next] });
  const question = situation.openQuestions.at(-1);
  const answers = question ? answersTo(situation, tone) : [];
  if (objective === 'date' || objective === 'number') {
    const frames = framesFor(objective, tone, intensity);
    if (question?.ask === 'number') return answers.map(({ line }) => draft(objective, { lines: [line] }, 4));
    const own = objective === 'date' ? [...(invites ?? []), ...(namesOuting(situation) ? together[tone] : [])] : [];
    const leads = question
      ? isVague
        ? answers.map(({ line, asked }): Reaction => ({ lines: [line], asked }))
        : react.filter(isShort).flatMap((reaction) => answers.map(answering(reaction)))
      : react;
    return leads.flatMap((lead) => [
      ...frames.map((text) => draft(objective, then(lead, text))),
      ...own.map((text) => draft(objective, then(lead, text), 3)),
    ]);
  }
  if (question)
    return react.flatMap((reaction) => answers.map((answer) => draft('answer_hook', answering(reaction)(answer))));
  return [
    ...(says?.[tone] ?? []).map((line) => draft('moment', { lines: [line] }, 2)),
    ...react.flatMap((reaction) => ask[tone].map((next) => draft('moment', then(reaction, next)))),
  ];
}

/** Where the reaction does not say what it is about, their own words do. */
const isNaming = (line: string, echo: string | undefined) => echo !== undefined && !line.includes('{x}');

/** Not to be asked back with a question mark. */
const isHeavy = ({ id }: Moment) => id === 'loss-long-ago' || id === 'told-confidence';

/** Another one for each tone, where several things were told. */
function echoOf({ lastTurn, mood }: Situation, tone: Tone): string | undefined {
  if (mood !== 'light') return undefined;
  const echoes = punchlinesOf(lastTurn)
    .flatMap((words) => echoedStatement(words) ?? [])
    .filter((echo) => echo.length <= echoLimit);
  return echoes[eachTone.indexOf(tone) % Math.max(1, Math.min(echoes.length, echoChoice))];
}

const echoChoice = 2;
const echoLimit = 44;

interface Reaction {
  lines: string[];
  asked?: string | undefined;
}

/** One echo is enough: what was asked about, else what was told. */
const answering =
  ({ lines }: Reaction) =>
  ({ line, asked }: Answer): Reaction =>
    asked ? { lines: [...lines.filter((said) => said !== echoed), line], asked } : { lines: [...lines, line] };

const echoed = '{echo} ?';

/** Before an answer and an invitation there is room for a word or two. */
const isShort = ({ lines }: Reaction) => (lines.at(-1) ?? '').length <= 48;

const namesOuting = ({ lastTurn }: Situation) => lastTurn.some(({ text }) => goingOut.test(text));
