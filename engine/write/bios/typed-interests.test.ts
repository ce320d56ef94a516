import { describe, expect, it } from 'vitest';
import { bioStyles } from '#contract/writing.ts';
import { findInterest } from './find-interest.ts';
import { named, qualified } from './testing/typed-interests.ts';
import { writeBios } from './write-bios.ts';

it.each(qualified)('«%s» is used as «%s»', (typed, phrase) => {
  expect(findInterest(typed)?.phrase ?? null).toBe(phrase);
});

describe('a name that was given', () => {
  it.each(named)('is used in one of three bios, in every style: %s', (interests, names) => {
    for (const style of bioStyles) {
      const written = writeBios({ style, interests, gender: 'non_precise' });
      const text = written.kind === 'written' ? written.bios.map(({ content }) => content).join('\n') : '';
      for (const name of names) expect(text, style).toContain(name);
    }
  });
});
