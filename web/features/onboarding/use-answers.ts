import { useSyncExternalStore } from 'react';
import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { onAnswersChange, readAnswers } from './answers.ts';

const none: OnboardingAnswers = {};

/** Empty on the server and while the browser takes over its HTML. */
export function useAnswers(): OnboardingAnswers {
  return useSyncExternalStore(onAnswersChange, readAnswers, () => none);
}
