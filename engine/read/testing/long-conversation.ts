import type { Reading, ReadMessage } from '#contract/reading.ts';

// A made-up conversation over eight screenshots, the most that are stitched: for tests and benchmarks.

const words =
  `alors jamais soleil guitare vendredi marché plage bureau chaton raclette voyage dehors demain avec pour une
  la tu je nous vous franchement quand même ce soir apéro ciné boulot métro dormir mange cuisine Lyon Nantes sœur frère
  vacances ski montagne mer rando vélo course hâte vraiment peut-être dispo samedi midi brunch expo musée concert billet
  livre roman série épisode drôle bizarre génial nul fatigué motivé parler écrire rire chanter danser voir venir partir`.split(
    /\s+/,
  );

const screenshots = 8;
const perScreenshot = 40;
const newOnEach = 37;
/** Messages of the whole conversation: each screenshot but the first repeats three of the one before. */
export const longConversationLength = (screenshots - 1) * newOnEach + perScreenshot;

export function longConversation(): Reading[] {
  // Park–Miller: the same words every time.
  let state = 1;
  const word = () => {
    state = (state * 48271) % 2147483647;
    return words[state % words.length] ?? '';
  };
  const messages = Array.from({ length: longConversationLength }, (_, turn): ReadMessage => {
    const text = Array.from({ length: 2 + (turn % 10) }, word).join(' ');
    const box = { x: 0, y: 0, width: 10, height: 10 };
    return { from: turn % 3 ? 'match' : 'moi', kind: 'text', text, confidence: 0.9, box };
  });
  return Array.from({ length: screenshots }, (_, page) => ({
    app: 'tinder',
    matchName: 'Léa',
    messages: messages.slice(page * newOnEach, page * newOnEach + perScreenshot),
    warnings: [],
  }));
}
