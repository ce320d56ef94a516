// @demand own-turns
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type EndTurn, openOwnTurns } from './own-turns.ts';

function start() {
  const take = openOwnTurns();
  const begun: string[] = [];
  const ends: EndTurn[] = [];
  const call = (sender: string, name: string, signal = new AbortController().signal) =>
    take(sender, signal).then(
      (end) => {
        begun.push(name);
        ends.push(end);
      },
      () => undefined,
    );
  return { begun, ends, call };
}

it('works on two calls of a sender at a time, in their order, whatever others do', async () => {
  const { begun, ends, call } = start();
  for (const name of ['a', 'b', 'c', 'd']) call('Léa', name);
  call('Sam', 'e');
  await turn();
  expect(begun).toEqual(['a', 'b', 'e']);
  ends[0]?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'e', 'c']);
});

it('passes over who has left, and begins anew when all are done', async () => {
  const { begun, ends, call } = start();
  const left = new AbortController();
  call('Léa', 'a');
  call('Léa', 'b');
  call('Léa', 'gone', left.signal);
  call('Léa', 'c');
  left.abort();
  call('Léa', 'gone before', left.signal);
  ends[0]?.();
  await turn();
  ends[0]?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const end of ends.slice(1)) end();
  call('Léa', 'd');
  call('Léa', 'e');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('refuses a seventh call of a sender while six are under way or wait, and says why', async () => {
  const take = openOwnTurns();
  const { signal } = new AbortController();
  for (let call = 0; call < 6; call++) void take('Léa', signal);
  await expect(take('Léa', signal)).rejects.toMatchObject({ why: 'own_texts' });
  await expect(take('Sam', signal)).resolves.toBeTypeOf('function');
});
