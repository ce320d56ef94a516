import { expect, it } from 'vitest';
import { cutThoughts } from './cut-thoughts.ts';

/** The text in pieces of every length, joined again. */
function throughPieces(text: string, length: number): string {
  const cut = cutThoughts();
  let spoken = '';
  for (let at = 0; at < text.length; at += length) spoken += cut(text.slice(at, at + length));
  return spoken;
}

it.each([
  ['<think>Elle parle d’un {"tone": "voilier"}.</think>{"replies":[]}', '{"replies":[]}'],
  ['\n <thinking>bon\n</thinking>\n{"a":1}', '\n{"a":1}'],
  ['{"a":"<think>pas une pensée</think>"}', '{"a":"<think>pas une pensée</think>"}'],
  ['<3 merci', '<3 merci'],
  ['', ''],
])('%s', (text, spoken) => {
  for (let length = 1; length <= text.length + 1; length++) expect(throughPieces(text, length)).toBe(spoken);
});

it('says nothing where the thoughts never end', () => {
  expect(throughPieces('<think>je me demande encore', 4)).toBe('');
});
