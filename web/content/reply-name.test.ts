import { expect, it } from 'vitest';
import { replyName } from './reply-name.ts';

it.each([
  ['original', 'la réponse originale'],
  ['humoristique', 'la réponse humoristique'],
  ['flirt', 'la réponse flirt'],
  ['court', 'la réponse courte'],
])('names the reply «%s»: «%s»', (tone, name) => {
  expect(replyName(tone)).toBe(name);
});
