import { expect, it } from 'vitest';
import { genders } from '#contract/onboarding.ts';
import { openerFaults, richProfiles } from '../testing/opener-profiles.ts';

it('writes ten good openers for each rich profile, each gender and five seeds', { timeout: 300_000 }, () => {
  const faults = richProfiles.flatMap((profile) =>
    genders.flatMap((gender) => [0, 1, 2, 3, 4].flatMap((seed) => openerFaults(profile, gender, seed))),
  );
  expect(faults).toEqual([]);
});
