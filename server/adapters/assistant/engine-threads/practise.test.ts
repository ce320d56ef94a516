import { expect, it } from 'vitest';
import { practise } from './practise.ts';
import { engineTasks } from './tasks.ts';

it('rates a bio, so that nobody’s first rating waits for the dictionary', async () => {
  const ratings: ReturnType<typeof engineTasks.rateBio>[] = [];
  await practise({
    ...engineTasks,
    rateBio(content) {
      const rating = engineTasks.rateBio(content);
      ratings.push(rating);
      return rating;
    },
  });
  expect((await ratings[0])?.score).toBeGreaterThan(0);
});
