import { expect, it } from 'vitest';
import { readTurn } from '#engine/understand/read-turn.ts';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { givenName } from './given-name.ts';

it.each<[string[], string | null]>([
  [['> Tu as un chat ?', '< Oui, il s’appelle Gérard'], 'Gérard'],
  [['> Il s’appelle comment, ton chien ?', '< Jean-Michel'], 'Jean-Michel'],
  [['> Et elle ?', "< Je l'ai appelée Biscotte, va savoir"], 'Biscotte'],
  [['> Ça va ?', '< Oui'], null],
  [['> Tu as un chat ?', '< Oui, il s’appelle reviens'], null],
])('%j gives the name %s', (lines, name) => {
  const { messages, lastTurn } = readTurn(talk(lines));
  expect(givenName(messages, lastTurn)).toBe(name);
});
