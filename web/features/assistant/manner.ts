import type { Gender } from '#contract/onboarding.ts';
import type { Intensity, Objective } from '#contract/writing.ts';

/** How the user wants the replies to be. */
export interface Manner {
  objective: Objective;
  intensity?: Intensity;
  userGender?: Gender;
  matchGender?: Gender;
}
