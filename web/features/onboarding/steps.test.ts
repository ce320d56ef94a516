import { describe, expect, it } from 'vitest';
import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { stepCount } from '../../content/onboarding.ts';
import { addressOf, reachableStep, stepOf } from './steps.ts';

it('reads back every step from its own address', () => {
  for (let step = 0; step < stepCount; step++) {
    const { search, pathname } = new URL(addressOf(step), 'https://declic.example');
    expect(pathname).toBe('/onboarding');
    expect(stepOf(search)).toBe(step);
  }
});

it.each(['', '?etape=', '?etape=0', '?etape=8', '?etape=-1', '?etape=2.5', '?etape=deux', '?ref=lea'])(
  'takes «%s» for the first step',
  (search) => expect(stepOf(search)).toBe(0),
);

it('reads the step beside other parameters', () => {
  expect(stepOf('?ref=lea&etape=4')).toBe(3);
});

describe('reachableStep', () => {
  const gender = { gender: 'femme' } as const;
  const platforms = { ...gender, platforms: ['tinder'] } satisfies OnboardingAnswers;
  const problem = { ...platforms, mainProblem: 'no_responses' } satisfies OnboardingAnswers;

  it.each<[string, OnboardingAnswers, number, number]>([
    ['no answer', {}, 6, 0],
    ['a gender', gender, 1, 1],
    ['a gender', gender, 6, 2],
    ['an empty list of platforms', { ...gender, platforms: [] }, 3, 2],
    ['platforms', platforms, 3, 3],
    ['platforms', platforms, 5, 4],
    ['every answer', problem, 6, 6],
    ['every answer', problem, 0, 0],
    ['answers without the first', { mainProblem: 'no_responses', platforms: ['tinder'] }, 5, 0],
  ])('with %s (%o), %i leads to %i', (_, answers, wanted, reached) => {
    expect(reachableStep(wanted, answers)).toBe(reached);
  });
});
