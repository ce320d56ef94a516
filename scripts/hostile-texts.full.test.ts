// @demand hostile-text
import { expect, it, vi } from 'vitest';
import { gatherExpressions } from './testing/expressions.ts';
import { repeating, slowExpressions } from './testing/slow-expressions.ts';

// An expression whose time grows faster than the text is a way to hold up a thread with a text of ordinary length.

async function loadAll(): Promise<void> {
  // Expressions that are built are seen only while their modules load.
  vi.resetModules();
  const { engineTasks } = await import('../server/adapters/assistant/engine-threads/tasks.ts');
  await import('../server/composition.ts');
  await import('../server/app.ts');
  // Some are built when they are first needed.
  engineTasks.findRedFlags({ conversation: [{ from: 'match', text: 'Coucou, on se voit quand ?' }] });
}

it('takes less than three times the time for twice the text, in each expression that users reach', async () => {
  const expressions = repeating(await gatherExpressions(loadAll));
  expect(expressions.length).toBeGreaterThan(500);
  expect(slowExpressions(expressions)).toEqual([]);
});
