import type { Intensity, Objective } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { namingBeforeWish } from '../patterns/naming.ts';
import { plainInvitations, plainQuestions } from '../patterns/plain.ts';
import { framesFor } from './frames.ts';
import { aboutThings, thingsToRemember } from './naming.ts';
import { eachTone } from './plan.ts';
import { inTheMood, isDelicate } from './taking.ts';

/** The wish alone, or after what was spoken of, for a talk that gives nothing to answer. */
export function unprompted(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  const isOpen = situation.lastSpeaker === 'moi' && !isDelicate(situation);
  const things = isOpen ? thingsToRemember(situation, turnsBack) : [];
  return eachTone.flatMap((tone) => {
    const frames = framesFor(objective, tone, intensity);
    const lines =
      objective === 'date' ? plainInvitations[tone] : objective === 'number' ? frames : plainQuestions[tone];
    const strategy = objective === 'date' || objective === 'number' ? objective : 'act';
    const base = { tone, strategy, hook: null } as const;
    return [
      ...aboutThings(
        things,
        inTheMood(situation, namingBeforeWish[tone]),
        { ...base, fit: fitOfNaming },
        frames.map((frame) => [frame]),
      ),
      ...lines.map((line): Draft => ({ ...base, lines: [line], fit: fitOfPlain })),
    ];
  });
}

const turnsBack = 4;
const fitOfNaming = 6;
const fitOfPlain = -10;
