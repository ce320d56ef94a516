import { describe, expect, it } from 'vitest';
import { adviceShown, explainRating, type ScoreParts } from './rules.ts';

const nothing: ScoreParts = {
  details: 0,
  hook: 0,
  length: 0,
  cliches: 0,
  complaints: 0,
  misspellings: 0,
  adjectives: 0,
  emoji: 0,
  contacts: 0,
  shouting: 0,
  noise: 0,
  repeated: 0,
  bareFacts: 0,
  insult: 0,
};

const { misspellings, complaints, cliches, shouting, noise, emoji, adjectives, repeated, length } = nothing;
const clear = {
  misspellings,
  complaints,
  cliches,
  shouting,
  noise,
  emoji,
  adjectives,
  repeated,
  length,
  sentences: 0,
  foreign: 0,
  insult: 0,
  order: 0,
};

describe('the explanation of a score', () => {
  it('names the parts that gave or cost points, the most first', () => {
    const points = { ...nothing, length: 7, cliches: -16, hook: 13 };
    expect(explainRating({ points, clarityPoints: clear }).why).toEqual([
      { label: 'Clichés', points: -16 },
      { label: 'Accroche', points: 13 },
      { label: 'Longueur', points: 7 },
    ]);
    expect(explainRating({ points: nothing, clarityPoints: clear }).why).toEqual([]);
  });

  it('of clarity gives whole points', () => {
    const clarityPoints = { ...clear, sentences: -7.5, misspellings: -14 };
    expect(explainRating({ points: nothing, clarityPoints }).whyClarity).toEqual([
      { label: 'Orthographe', points: -14 },
      { label: 'Phrases longues', points: -7 },
    ]);
    expect(explainRating({ points: nothing, clarityPoints: clear }).whyClarity).toEqual([]);
  });
});

describe('advice', () => {
  it.each([
    [5, false, 1, 2],
    [2, false, 1, 1],
    [1, false, 1, 0],
    [0, false, 0, 0],
    [5, true, 3, 0],
    [2, true, 2, 0],
  ])('of %i, add-on %s: %i shown, %i hidden', (count, hasBioAccess, shown, hidden) => {
    const all = Array.from({ length: count }, (_, place) => `conseil ${place}`);
    expect(adviceShown(all, { hasBioAccess })).toEqual({ feedback: all.slice(0, shown), hiddenAdvice: hidden });
  });
});
