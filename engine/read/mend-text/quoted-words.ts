import type { RecognisedWord } from '../pixels/ports.ts';

// What is quoted, without what apps put around it: a bar before its lines, and above it the name of who said it.

const bar = /^[I|l[\]!]$/;
const oneself = /^(vous|toi|moi|you)$/i;

export function quotedWords(lines: RecognisedWord[][], matchName: string | null): RecognisedWord[][] {
  const said = lines.map((line) => (line.length > 1 && bar.test(line[0]?.text ?? '') ? line.slice(1) : line));
  return isTitle(said, matchName) ? [[], ...said.slice(1)] : said;
}

/** The first line is a name, or would have had room for the next word. */
function isTitle(lines: RecognisedWord[][], matchName: string | null): boolean {
  const [first = [], second = []] = lines.filter((line) => line.length > 0);
  if (second.length === 0 || first !== lines[0]) return false;
  const text = first.map((word) => word.text).join(' ');
  if (oneself.test(text) || (matchName !== null && text.toLowerCase() === matchName.toLowerCase())) return true;
  const next = second[0] as RecognisedWord;
  const end = first.at(-1) as RecognisedWord;
  const widest = Math.max(...lines.flat().map(({ box }) => box.x1));
  const space = (next.box.y1 - next.box.y0) * 0.6;
  return /^\p{Lu}/u.test(text) && first.length <= 2 && end.box.x1 + space + next.box.x1 - next.box.x0 < widest;
}
