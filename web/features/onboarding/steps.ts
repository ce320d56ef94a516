import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { stepCount } from '../../content/onboarding.ts';
import { paths } from '../../paths.ts';

// The onboarding step is part of the address (`?etape=`), so that the Back button and a reload keep it.

const parameter = 'etape';

/** Steps count from 0, addresses from 1: step 2 is `?etape=3`. */
export function stepOf(search: string): number {
  const written = Number(new URLSearchParams(search).get(parameter) ?? 1);
  return Number.isInteger(written) && written >= 1 && written <= stepCount ? written - 1 : 0;
}

export function addressOf(step: number): string {
  return step === 0 ? paths.onboarding : `${paths.onboarding}?${parameter}=${step + 1}`;
}

/** Later steps use earlier answers: returns the first unanswered question if that comes before the wanted step. */
export function reachableStep(wanted: number, { gender, platforms, mainProblem }: OnboardingAnswers): number {
  if (!gender) return 0;
  if (!platforms?.length) return Math.min(wanted, 2);
  if (!mainProblem) return Math.min(wanted, 4);
  return wanted;
}
