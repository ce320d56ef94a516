import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { TurnKind } from '#engine/understand/turn-kind/kinds.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { FoundMoment } from '../find-moments.ts';
import { goingOut } from '../meeting-facts.ts';
import { together } from '../patterns/invitations.ts';
import { acceptedMoments } from '../patterns/moments/accepted.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';
import { isGrave } from './taking.ts';

// The point of the last message first: a reaction to it, then the answer, the question or the wish.

/** Better than what the turn does, less sure than its own words; how far apart two moments of one turn stand comes on top. */
const fitOfMoment = 47;
/** One that often mishears comes after what the turn does, unless the turn simply tells of something. */
const fitOfOther = 34;
const aboutThings: TurnKind[] = ['told', 'plan', 'dream', 'dry'];
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
  // What was asked comes first, and next to an answer a subject is often beside the point.
  if (situation.openQuestions.length > 0 || isGrave(situation)) return [];
  const isWish = objective === 'date' || objective === 'number';
  const top = found[0]?.weight ?? 0;
  return found
    .filter(({ moment, weight }) => weight >= top - reach && (!isWish || acceptedMoments.has(moment.id)))
    .slice(0, 3)
    .flatMap((each) => {
      const fit =
        each.weight < 1
          ? fitOfTelling
          : fitOf(each, situation) -
            Math.max(0, 2 - each.weight) * 14 -
            (top - each.weight) * 3 -
            (isBesideThePoint(each, situation) ? fitLost : 0);
      return eachTone.flatMap((tone) => draftsOf(each, tone, situation, objective, intensity, fit));
    });
}

function draftsOf(
  { moment, named }: FoundMoment,
  tone: Tone,
  situation: Situation,
  objective: Objective,
  intensity: Intensity,
  fit: number,
): Draft[] {
  const draft = (strategy: Strategy, lines: string[], extra = 0): Draft => ({
    tone,
    strategy,
    lines,
    hook: null,
    moment: moment.id,
    ...(named ? { named } : {}),
    fit: fit + extra,
  });
  const { ask, says, invites } = moment;
  if (objective === 'date' || objective === 'number') {
    const frames = framesFor(objective, tone, intensity);
    const own = objective === 'date' ? [...(invites ?? []), ...(namesOuting(situation) ? together[tone] : [])] : [];
    return moment.react.flatMap((lead) => [
      ...frames.map((text) => draft(objective, [lead, text])),
      ...own.map((text) => draft(objective, [lead, text], 3)),
    ]);
  }
  return [
    ...(says?.[tone] ?? []).map((line) => draft('moment', [line], 2)),
    ...moment.react.flatMap((reaction) => ask[tone].map((next) => draft('moment', [reaction, next]))),
  ];
}

function fitOf({ moment, weight }: FoundMoment, { kinds }: Situation): number {
  const isAboutThings = weight >= 2 && (kinds[0] === undefined || aboutThings.includes(kinds[0].kind));
  return acceptedMoments.has(moment.id) || isAboutThings ? fitOfMoment : fitOfOther;
}

/** Where someone jokes, teases or grieves, the subject is not what it is about. */
function isBesideThePoint({ moment, weight }: FoundMoment, situation: Situation): boolean {
  const [likeliest] = situation.kinds;
  if (isGrave(situation) && weight < 3 && !graveMoments.test(moment.id)) return true;
  if (!likeliest || likeliest.probability < sure) return false;
  if (moment.id.startsWith('laugh')) return likeliest.kind !== 'laugh' && likeliest.kind !== 'gag';
  if (moment.ofUser || moment.acts || weight >= 3) return false;
  return aboutTheTalk.includes(likeliest.kind);
}

/** Moments that are about just that. */
const graveMoments =
  /^(?:told|job-lost|pet-died|relative-ill|child-ill|ill|hurt|after-breakup|loss|sport-injury|divorce|custody)/;
const sure = 0.55;
const fitLost = 18;
const aboutTheTalk: TurnKind[] = ['gag', 'tease', 'laugh', 'compliment', 'hint', 'sorry', 'thanks', 'agree', 'trouble'];

const namesOuting = ({ lastTurn }: Situation) => lastTurn.some(({ text }) => goingOut.test(text));
