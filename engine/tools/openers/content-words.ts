import { fold } from '#engine/french/fold.ts';

/** Small words and words of the trade: shared by all messages, they tell nothing. */
const common = new Set(
  'avec pour dans plus cette comme mais tout tous elle nous vous quoi quel quelle sans bien encore aussi entre autour quand alors fait faire être avoir chose toute jour soir ton votre moment vraiment jamais toujours premier premiere plutot petit petite grand grande merci bonne'.split(
    ' ',
  ),
);

export function contentWords(text: string): Set<string> {
  const words = fold(text.replace(/\[[^\][]*\]/g, ' ')).match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => !common.has(word)));
}
