import type { Intensity, Objective } from '#contract/writing.ts';
import type { Draft } from '../draft.ts';
import { plainInvitations, plainQuestions } from '../patterns/plain.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

/** The wish alone, for a talk that gives nothing to hold on to. */
export function unprompted(objective: Objective, intensity: Intensity): Draft[] {
  return eachTone.flatMap((tone) => {
    const lines =
      objective === 'date'
        ? plainInvitations[tone]
        : objective === 'number'
          ? framesFor('number', tone, intensity)
          : plainQuestions[tone];
    const strategy = objective === 'date' || objective === 'number' ? objective : 'act';
    return lines.map((line): Draft => ({ tone, strategy, lines: [line], hook: null, fit: -10 }));
  });
}
