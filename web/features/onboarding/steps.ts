import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { stepCount } from '../../content/onboarding.ts';
import { paths } from '../../paths.ts';

// The place in the questionnaire stands in the address, so that the browser's back button and a reload keep it.

const parameter = 'etape';

/** People count from one: step 2 is at `?etape=3`. */
export function stepOf(search: string): number {
  const written = Number(new URLSearchParams(search).get(parameter) ?? 1);
  return Number.isInteger(written) && written >= 1 && written <= stepCount ? written - 1 : 0;
}

export function addressOf(step: number): string {
  return step === 0 ? paths.onboarding : `${paths.onboarding}?${parameter}=${step + 1}`;
}

/** A later step speaks of earlier answers: without them one lands on the first question that is still open. */
export function reachableStep(wanted: number, { gender, platforms, mainProblem }: OnboardingAnswers): number {
  if (!gender) return 0;
  if (!platforms?.length) return Math.min(wanted, 2);
  if (!mainProblem) return Math.min(wanted, 4);
  return wanted;
}
