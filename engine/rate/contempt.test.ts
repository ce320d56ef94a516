import { describe, expect, it } from 'vitest';
import { findContempt } from './found-phrases.ts';
import { contempt } from './lexicon/contempt.ts';
import { rateBio } from './rate-bio.ts';

describe('contempt', () => {
  it.each(contempt.flatMap(({ examples }) => examples.yes))('is found in «%s»', (content) => {
    expect(findContempt(content)).not.toEqual([]);
  });

  it.each(contempt.flatMap(({ examples }) => examples.no))('is not found in «%s»', (content) => {
    expect(findContempt(content)).toEqual([]);
  });

  it.each([
    'Cherche une femme soumise',
    'Cherche une femme soumise, moi 35 ans, ingénieur à Lyon, fan de jazz et de rando. Ton dernier sommet, tu le racontes ?',
  ])('keeps «%s» at 15 at most, and says why first', (content) => {
    const { score, feedback } = rateBio(content);
    expect(score).toBeLessThanOrEqual(15);
    expect(feedback[0]).toMatch(/^« femme soumise » rabaisse la personne qui te lit/);
    expect(feedback.join(' ')).not.toContain('la bonne longueur');
  });
});
