import { expect, it, vi } from 'vitest';
import { type Attack, attacksOn } from './testing/attacks.ts';
import { type Expression, gatherExpressions } from './testing/expressions.ts';
import { growsTooFast } from './testing/growth.ts';

// An expression whose time grows faster than the text is a way to hold up a thread with a text of ordinary length.

const shown = ({ pattern, file }: Expression, { lead, brick, end }: Attack) => {
  const literal = String(pattern);
  const text = [lead, brick, end].map((part) => JSON.stringify(part)).join(' + ');
  return `${text} (the second × n), ${file ?? 'built'}: ${literal.length > 200 ? `${literal.slice(0, 200)}…` : literal}`;
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
  retry: 1,
}, async () => {
  const expressions = (await gatherExpressions(loadAll)).filter(({ pattern }) => attacksOn(pattern).length > 0);
  expect(expressions.length).toBeGreaterThan(500);
  const slow = expressions.flatMap((expression) => {
    const attack = growsTooFast(expression.pattern);
    return attack ? [shown(expression, attack)] : [];
  });
  expect(slow).toEqual([]);
});

it.each([
  /\d+e /,
  /\s+$/,
  /(?:a+)+$/,
  /^[\s,]*(et)?[\s,]*$/,
  /[\w.]+@\w+/,
  // A run in the middle, which `^` does not take.
  /^\/+|\/+$/g,
  // After a label, and with a line terminator behind.
  /^\p{L}+\s*:\s*(?!\/\/)(.*)$/u,
  // What opens is taken by the repetition, and nothing closes.
  /«[^»]*»/g,
  // Only the underscore is in both.
  /^[a-c_]*[x-z_]*$/,
])('finds %s', { retry: 5 }, (pattern) => {
  expect(growsTooFast(pattern)).not.toBeNull();
});

it.each([/(?<!\s)\s+$/, /\d{1,9}e /, /^\s*\S+$/, /[a-z]+/g, /«[^«»]*»/g, /^\p{L}+\s*:(?!\/\/)/u, /^\/+/])(
  'finds nothing in %s',
  (pattern) => {
    expect(growsTooFast(pattern)).toBeNull();
  },
);
