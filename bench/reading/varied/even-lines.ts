import type { Speaker } from '../../../contract/reading.ts';
import { readExchanges } from '../corpus/exchanges.ts';
import type { Random } from '../random.ts';
import type { Line, Split } from '../scene.ts';

/** In lines: longer than one, shorter than two whatever the typeface. */
const least = 1.28;
const most = 1.58;

/** Messages that all take two lines, so that the bubbles of a side are equally wide and high. */
export function evenLines(options: {
  random: Random;
  split: Split;
  messages: number;
  /** How many letters a line of a bubble has room for. */
  room: number;
  /** Null where both take turns. */
  from: Speaker | null;
}): Line[] {
  const { random, room, from } = options;
  const words = random
    .shuffle(readExchanges(options.split).flat())
    .filter(({ text }) => /^[\p{L}\d ,.?!'’-]+$/u.test(text))
    .flatMap(({ text }) => text.replace(/(?<![.?!])$/, '.').split(' '));
  let speaker: Speaker = random.chance(0.5) ? 'moi' : 'match';
  return Array.from({ length: options.messages }, (_, index) => {
    if (random.chance(0.75)) speaker = speaker === 'moi' ? 'match' : 'moi';
    return {
      from: from ?? speaker,
      kind: 'text',
      text: textOf(words, room),
      time: `${10 + (index >> 2)}:${10 + index}`,
    };
  });
}

function textOf(words: string[], room: number): string {
  let text = '';
  while (text.length < room * least) {
    const next = words.shift();
    if (next === undefined) break;
    if (text.length + next.length + 1 <= room * most) text = text === '' ? next : `${text} ${next}`;
  }
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
