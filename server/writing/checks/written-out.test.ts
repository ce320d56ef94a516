import { expect, it } from 'vitest';
import { hostileWalls } from '../testing/hostile-walls.ts';
import { faultsOfText } from './check-text.ts';
import { writtenOut } from './written-out.ts';

it.each([
  ['jtai prepare un verre ki fait dormir', "je t'ai prepare un verre qui fait dormir"],
  ['tu va regrette', 'tu vas regretter'],
  ['t mineure c bon', "t'es mineure c'est bon"],
  ['ta 15 ans', "t'as 15 ans"],
  ['tes parents et ta table', 'tes parents et ta table'],
])('writes out «%s»', (short, long) => {
  expect(writtenOut(short)).toBe(long);
});

it('finds grave harm in short forms', () => {
  const faultsOf = (text: string) => faultsOfText(text, { isKnownContact: () => false, seen: [] });
  expect(faultsOf('jtai preparé un cocktail, tu te souviendra de rien')).toContain('drugging');
  expect(faultsOf('tu va regretté de mavoir bloquer, je te préviens')).toContain('threat');
  expect(faultsOf('jsui ds mon lit avec un bol de coquillettes')).not.toContain('sexual');
});

it('writes out hostile walls of text without growing them', () => {
  for (const wall of hostileWalls) expect(writtenOut(wall).length).toBeLessThan(2 * wall.length);
});
