import { expect, it } from 'vitest';
import { genders } from '#contract/onboarding.ts';
import { bioStyles } from '#contract/writing.ts';
import { bioFaults, bioInterests } from './testing/bio-faults.ts';

it('writes three fitting bios about each interest in every style, for every gender', { timeout: 300_000 }, () => {
  const faults = bioInterests.flatMap((interests) =>
    bioStyles.flatMap((style) => genders.flatMap((gender) => bioFaults({ style, gender, interests }))),
  );
  expect(faults).toEqual([]);
});
