import * as z from 'zod/mini';
import { planTypes } from './plans.ts';

// The answers of the onboarding. They stay in the browser until sign-up and are then stored with the account.

export const genders = ['homme', 'femme', 'non_precise'] as const;
export type Gender = (typeof genders)[number];

export const platforms = [
  'instagram',
  'snapchat',
  'tinder',
  'tiktok',
  'twitter',
  'hinge',
  'bumble',
  'fruitz',
  'happn',
  'autres',
] as const;
export type Platform = (typeof platforms)[number];

export const mainProblems = ['conversations_die', 'no_responses', 'dont_know_start', 'virtual_to_real'] as const;
export type MainProblem = (typeof mainProblems)[number];

export const onboardingAnswers = z.strictObject({
  gender: z.optional(z.enum(genders)),
  platforms: z.optional(z.array(z.enum(platforms)).check(z.maxLength(platforms.length))),
  mainProblem: z.optional(z.enum(mainProblems)),
  /** The plan preselected on the paywall; nothing is bought by it. */
  preferredPlan: z.optional(z.enum(planTypes)),
});
export type OnboardingAnswers = z.infer<typeof onboardingAnswers>;
