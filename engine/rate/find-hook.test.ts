import { describe, expect, it } from 'vitest';
import { findHook } from './find-hook.ts';

describe('findHook', () => {
  it.each([
    ["Jazz et rando. Ton dernier concert, c'était quoi ?", 1, "Ton dernier concert, c'était quoi ?"],
    ['Jazz et rando. Et toi ?', 0.5, 'Et toi ?'],
    ['Jazz. Raconte-moi ta pire rando.', 0.8, 'Raconte-moi ta pire rando'],
    ['Si tu sais sauver un ficus, écris-moi vite.', 0.8, 'Si tu sais sauver un ficus, écris-moi vite'],
    ["Devine celui qui m'a mordu, je paie les crêpes.", 0.8, "Devine celui qui m'a mordu, je paie les crêpes"],
    ['Une réplique et je te réponds.', 0.8, 'Une réplique et je te réponds'],
    ["Je cherche quelqu'un pour tester les bo bun de Lyon.", 0.6, "cherche quelqu'un pour tester les bo bun de Lyon"],
    ["Je sors d'un an au Portugal et je cherche un appart.", 0, ''],
    ["J'aime le jazz.", 0, ''],
    ['', 0, ''],
  ])('finds in «%s» a hook of strength %d: «%s»', (content, strength, words) => {
    expect(findHook(content)).toEqual({ strength, words });
  });
});
