// @demand browser-answers
import { expect, it } from 'vitest';
import { answerObjects } from './answer-objects.ts';
import { scriptedModel } from './testing/scripted-model.ts';
import { workWithModel } from './work-with-model.ts';

// A visitor's own browser may send anything as the answer of its model, and each object of it is checked on the server's only thread.

it('looks at no more objects of an answer once twelve of it are refused', async () => {
  const server = scriptedModel(() => JSON.stringify({ replies: Array.from({ length: 300 }, (_, at) => ({ at })) }));
  let looked = 0;
  const { fallback, rejected } = await workWithModel(
    {
      messages: [],
      schema: { name: 'x', json: {} },
      take() {
        looked += 1;
        return { content: 'x', faults: ['money'] };
      },
      missing: () => 'trois réponses',
      streams: true,
    },
    server.open({}),
  );
  expect({ fallback, looked, rejected: rejected.length }).toEqual({ fallback: 'unfit', looked: 24, rejected: 24 });
});

it('takes no more time for twice the braces than twice the time', () => {
  const deep = (depth: number) => {
    const startedAt = performance.now();
    answerObjects().feed('{'.repeat(depth) + '}'.repeat(depth));
    return performance.now() - startedAt;
  };
  deep(10_000);
  expect(Math.min(deep(40_000), deep(40_000))).toBeLessThan(200);
});
