import { expect, it, vi } from 'vitest';
import { type Expression, gatherExpressions } from './testing/expressions.ts';
import { growsTooFast, mayRepeat } from './testing/growth.ts';

// An expression whose time grows faster than the text is a way to hold up a thread with a text of ordinary length.

const shown = ({ pattern, file }: Expression, wall: string) => {
  const literal = String(pattern);
  return `${JSON.stringify(wall)} × n, ${file ?? 'built'}: ${literal.length > 200 ? `${literal.slice(0, 200)}…` : literal}`;
};

async function loadAll(): Promise<void> {
  // Expressions that are built are seen only while their modules load.
  vi.resetModules();
  const { engineTasks } = await import('../server/adapters/assistant/engine-threads/tasks.ts');
  await import('../server/composition.ts');
  await import('../server/app.ts');
  // Some are built when they are first needed.
  engineTasks.findRedFlags({ conversation: [{ from: 'match', text: 'Coucou, on se voit quand ?' }] });
}

it('takes less than three times the time for twice the text, in each expression that users reach', {
  timeout: 600_000,
  retry: 2,
}, async () => {
  const expressions = (await gatherExpressions(loadAll)).filter(({ pattern }) => mayRepeat(pattern));
  expect(expressions.length).toBeGreaterThan(500);
  const slow = expressions.flatMap((expression) => {
    const wall = growsTooFast(expression.pattern);
    return wall === null ? [] : [shown(expression, wall)];
  });
  expect(slow).toEqual([]);
});

it.each([/\d+e /, /\s+$/, /(?:a+)+$/, /^[\s,]*(et)?[\s,]*$/, /[\w.]+@\w+/])('finds %s', { retry: 5 }, (pattern) => {
  expect(growsTooFast(pattern)).not.toBeNull();
});

it.each([/(?<!\s)\s+$/, /\d{1,9}e /, /^\s*\S+$/, /[a-z]+/g])('finds nothing in %s', (pattern) => {
  expect(growsTooFast(pattern)).toBeNull();
});
