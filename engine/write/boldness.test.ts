import { expect, it } from 'vitest';
import { boldCues, boldnessOf } from './boldness.ts';

it.each(boldCues.flatMap(({ points, examples }) => examples.map((example) => ({ example, points }))))(
  'counts «$example» as bold',
  ({ example, points }) => {
    expect(boldnessOf(example)).toBeGreaterThanOrEqual(points);
  },
);

it('counts an ordinary sentence as not bold', () => {
  expect(boldnessOf('Le levain a un prénom ?')).toBe(0);
});
