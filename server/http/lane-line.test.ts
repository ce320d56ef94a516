import { expect, it } from 'vitest';
import { openLaneLine } from './lane-line.ts';

const full = () => new Error('full');
const open = () => openLaneLine({ atOnce: 2, inLine: 2 }, full);

/** Names of the calls that have a place, in the order in which they got it. */
function visitors(line = open()) {
  const inside: string[] = [];
  const enter = (name: string) => {
    const place = line.newPlace();
    const entered = place.enter().then(
      () => void inside.push(name),
      (error: Error) => error.message,
    );
    return { ...place, entered };
  };
  return { line, inside, enter };
}
const turn = () => new Promise((later) => setImmediate(later));

it('works on so many at once, and lets the others in as these leave, first come, first served', async () => {
  const { inside, enter } = visitors();
  const [a, b] = ['a', 'b', 'c', 'd'].map(enter);
  await turn();
  expect(inside).toEqual(['a', 'b']);
  b?.leave();
  await turn();
  expect(inside).toEqual(['a', 'b', 'c']);
  a?.leave();
  await turn();
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses who finds the line full, and has room again when somebody leaves', async () => {
  const { line, enter } = visitors();
  const [a] = ['a', 'b', 'c', 'd'].map(enter);
  expect(line.hasRoom()).toBe(false);
  expect(await enter('e').entered).toBe('full');
  a?.leave();
  expect(line.hasRoom()).toBe(true);
});

it('gives no place to a call that ended in the line, and its place in the line to another', async () => {
  const { inside, enter, line } = visitors();
  const [a, , c] = ['a', 'b', 'c', 'd'].map(enter);
  c?.end();
  expect(await c?.entered).toBe('full');
  expect(line.hasRoom()).toBe(true);
  a?.end();
  await turn();
  expect(inside).toEqual(['a', 'b', 'd']);
});

it('counts a call once, however often it enters, leaves and ends', async () => {
  const { inside, enter, line } = visitors();
  const [a] = ['a', 'b'].map(enter);
  await a?.enter();
  a?.leave();
  a?.leave();
  a?.end();
  await a?.enter();
  for (const name of ['c', 'd', 'e']) enter(name);
  await turn();
  expect(inside).toEqual(['a', 'b', 'c']);
  expect(line.hasRoom()).toBe(false);
});
