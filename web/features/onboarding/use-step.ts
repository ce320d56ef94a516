import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { useHydrated } from '../../hydration.ts';
import { addressOf, reachableStep, stepOf } from './steps.ts';

/** The direction of the last move; null on arrival, when nothing should slide. */
export type Direction = 'forward' | 'back' | null;

/** Marks history entries reached from the step before: for those, `back` is the browser's own Back. */
const fromPreviousStep = { fromPreviousStep: true };

export function useStep(answers: OnboardingAnswers) {
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const wanted = stepOf(useSearch());
  const step = reachableStep(wanted, answers);
  const direction = useDirection(step, hydrated);

  useEffect(() => {
    if (hydrated && wanted !== step) navigate(addressOf(step), { replace: true });
  }, [hydrated, wanted, step, navigate]);

  return {
    step,
    direction,
    next: () => navigate(addressOf(step + 1), { state: fromPreviousStep }),
    back: () => {
      if (window.history.state?.fromPreviousStep) window.history.back();
      else navigate(addressOf(step - 1), { replace: true });
    },
  };
}

function useDirection(step: number, hydrated: boolean): Direction {
  const [last, setLast] = useState<{ step: number; hydrated: boolean; direction: Direction }>({
    step,
    hydrated,
    direction: null,
  });
  if (last.step === step && last.hydrated === hydrated) return last.direction;
  const moved = last.hydrated && last.step !== step;
  const direction = moved ? (step > last.step ? 'forward' : 'back') : null;
  setLast({ step, hydrated, direction });
  return direction;
}
