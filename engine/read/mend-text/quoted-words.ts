import type { RecognisedWord } from '../../pixels/ports.ts';

// The words of a quote, without what apps put around them: a bar before the lines, and the speaker's name above them.

const bar = /^[I|l[\]!]$/;
const oneself = /^(vous|toi|moi|you)$/i;

export function quotedWords(lines: RecognisedWord[][], matchName: string | null): RecognisedWord[][] {
  const said = lines.map((line) => (line.length > 1 && bar.test(line[0]?.text ?? '') ? line.slice(1) : line));
  return isTitle(said, matchName) ? [[], ...said.slice(1)] : said;
}

/** Whether the first line is a name: a known one, or a capitalised line that ends though the next word would have fitted. */
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
