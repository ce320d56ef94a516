import { useSyncExternalStore } from 'react';
import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { onAnswersChange, readAnswers } from './answers.ts';

const none: OnboardingAnswers = {};

/** Empty on the server and during hydration. */
export function useAnswers(): OnboardingAnswers {
  return useSyncExternalStore(onAnswersChange, readAnswers, () => none);
}
