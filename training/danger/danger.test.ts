import { expect, it } from 'vitest';
import { dangers, openDangerModel, readDanger } from '#engine/understand/danger/danger-model.ts';
import { dangerThresholds } from '#engine/understand/danger/find-perils.ts';
import { type Lesson, learn } from './learn.ts';
import { ownLessons, talkLessons } from './lessons.ts';

// @demand everyday-danger

const most = ({ text, before }: Lesson) => Math.max(...Object.values(readDanger({ text, before }).likely));
const every = (lessons: Lesson[], step: number) => lessons.filter((_, place) => place % step === 0);

it('recognises the dangers of its lessons, in any spelling', () => {
  const dangerous = every(ownLessons(), 11).filter(({ danger }) => danger >= 0);
  expect(dangerous.length).toBeGreaterThan(300);
  const suspected = dangerous.filter((lesson) => most(lesson) >= dangerThresholds.suspected);
  expect(suspected.length / dangerous.length).toBeGreaterThan(0.95);
});

it('is certain of a danger in at most three of a thousand messages of ordinary talks', () => {
  const ordinary = every(talkLessons(), 23).filter(({ danger }) => danger < 0);
  expect(ordinary.length).toBeGreaterThan(1000);
  const stopped = ordinary.filter((lesson) => most(lesson) >= dangerThresholds.sure);
  expect(stopped.length / ordinary.length, stopped.map(({ text }) => text).join('\n')).toBeLessThan(0.003);
});

it('learns the same from the same lessons', () => {
  const lessons = [
    { text: "j'ai 15 ans", before: '', danger: 0, weight: 1 },
    { text: 'envoie un nude', before: '', danger: 3, weight: 1 },
    { text: "j'ai 35 ans", before: '', danger: -1, weight: 1 },
  ];
  const stored = learn(lessons);
  expect(learn(lessons)).toEqual(stored);
  const { likely } = readDanger({ text: 'envoie un nude', before: '' }, openDangerModel(stored));
  expect(dangers.toSorted((one, other) => likely[other] - likely[one])[0]).toBe('nudes');
});
