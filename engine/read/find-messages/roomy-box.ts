import type { RecognisedWord, Rectangle } from '../../pixels/ports.ts';
import type { MessageCandidate } from './message-candidate.ts';

// A message is as wide as its text: a line ends where the next word has no room. A card of a list or a field of a form is as
// wide as the page, however short its text.

/** In points: beside a single line there is no more room at the right than at the left, but for the rounding of letters. */
const spare = 45;
/** In points: the space before a word, and what recognition is wrong about its edges. */
const beforeWord = 10;

/** Whether the box has room beside its text that a message would not have. `words`: of each line, in the full image. */
export function isRoomy(candidate: MessageCandidate, words: RecognisedWord[][], scale: number): boolean {
  const { kind, box, ink, lines, quote, hadTime, cut, reactions } = candidate;
  if (kind !== 'text' || lines.length === 0 || quote || hadTime || cut || reactions.length > 0) return false;
  const emoji = [...ink.emoji, ...ink.plainEmoji.map((plain) => plain.box)];
  const rightOf = ({ x1 }: Rectangle) => (ink.x0 + x1) / scale;
  const left = (ink.x0 + Math.min(...lines.map(({ x0 }) => x0))) / scale - box.x0;
  const end = box.x1 - left;
  if (lines.length === 1) return end - Math.max(...[...lines, ...emoji].map(rightOf)) > spare;
  return lines.slice(0, -1).some((line, index) => {
    const next = words[index + 1]?.[0]?.box;
    const isBesideEmoji = emoji.some(({ y0, y1 }) => y1 > line.y0 && y0 < line.y1);
    return next && !isBesideEmoji && end - rightOf(line) > (next.x1 - next.x0) / scale + beforeWord;
  });
}
