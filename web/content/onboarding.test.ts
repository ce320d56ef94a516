import { describe, expect, it } from 'vitest';
import { genders, mainProblems, type Platform, platforms } from '#contract/onboarding.ts';
import {
  buttons,
  finalStep,
  genderStep,
  motivation,
  pitchStep,
  platformsPitch,
  platformsStep,
  problemStep,
  progressLabel,
  stepCount,
} from './onboarding.ts';

const everyChoice = Array.from({ length: 2 ** platforms.length - 1 }, (_, index) =>
  platforms.filter((_platform, bit) => (index + 1) & (1 << bit)),
);

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(everyText);
  return [];
};

const gendered = /(?<!\p{L})(prête?s?|seule?s?|sûre?s?|contente?s?|heureux|heureuse|gênée?s?|perdue?s?)(?!\p{L})/iu;

describe('platforms', () => {
  it('has a headline for every combination', () => {
    expect(everyChoice).toHaveLength(1023);
    for (const chosen of everyChoice) {
      const { title, text } = platformsPitch(chosen);
      expect(title.length, chosen.join()).toBeGreaterThan(20);
      expect(text).not.toBe('');
    }
  });

  it.each(platforms.filter((platform) => platform !== 'autres'))('names %s when it is the only choice', (platform) => {
    const name = platform === 'twitter' ? 'X' : platformsStep.labels[platform];
    expect(platformsPitch([platform]).title).toContain(`Sur ${name},`);
  });

  it.each<{ chosen: Platform[]; says: string }>([
    { chosen: ['autres'], says: "Quelle que soit l'appli" },
    { chosen: [], says: "Quelle que soit l'appli" },
    { chosen: ['tinder', 'hinge'], says: 'Plusieurs applis' },
    { chosen: ['tinder', 'autres'], says: 'Plusieurs applis' },
    { chosen: ['instagram', 'snapchat', 'tiktok', 'twitter'], says: 'Sur les réseaux' },
    { chosen: ['instagram', 'autres'], says: 'Sur les réseaux' },
    { chosen: ['instagram', 'bumble'], says: 'partout' },
  ])('$chosen → «$says»', ({ chosen, says }) => {
    expect(platformsPitch(chosen).title).toContain(says);
  });

  it('is the same whatever the order of the choices', () => {
    expect(platformsPitch(['hinge', 'instagram'])).toEqual(platformsPitch(['instagram', 'hinge']));
  });
});

describe('motivation', () => {
  it.each(genders.flatMap((gender) => mainProblems.map((problem) => ({ gender, problem }))))(
    'agrees with $gender for $problem',
    ({ gender, problem }) => {
      const { title, text, button } = motivation(problem, gender);
      const spoken = `${title} ${text} ${button}`;
      expect(title).toMatch(/\u00a0\?$/);
      expect(text.length).toBeGreaterThan(60);
      expect(/(?<!\p{L})prêt(?!\p{L})/iu.test(spoken)).toBe(gender === 'homme');
      expect(/(?<!\p{L})prête(?!\p{L})/iu.test(spoken)).toBe(gender === 'femme');
      if (gender === 'non_precise') expect(spoken).not.toMatch(gendered);
    },
  );

  it('has a different title for each problem', () => {
    for (const gender of genders) {
      expect(new Set(mainProblems.map((problem) => motivation(problem, gender).title)).size).toBe(mainProblems.length);
    }
  });
});

describe('the steps that everyone sees', () => {
  const shared = [buttons, pitchStep, platformsStep, problemStep, finalStep].flatMap(everyText);

  it('has no empty and no gendered text', () => {
    for (const text of [...shared, ...everyChoice.map((chosen) => platformsPitch(chosen).title)]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(gendered);
    }
  });

  it('offers the three answers of the first step', () => {
    expect(Object.values(genderStep.labels)).toEqual(['Homme', 'Femme', 'Je préfère ne pas dire']);
  });

  it('counts seven steps', () => {
    expect(progressLabel(0)).toBe('Étape 1 sur 7');
    expect(progressLabel(stepCount - 1)).toBe('Étape 7 sur 7');
  });
});
