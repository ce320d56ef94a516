import type { RecognisedLine, Rectangle } from '#engine/pixels/ports.ts';

const lineLevel = '4';
const wordLevel = '5';

/** Turns Tesseract's table (a row for each page, block, paragraph, line and word, in reading order) into lines of words. */
export function recognisedLines(table: string): RecognisedLine[] {
  const lines: RecognisedLine[] = [];
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, height, percent, ...text] = row.split('\t');
    const box = rectangle(Number(left), Number(top), Number(width), Number(height));
    if (level === lineLevel) lines.push({ words: [], box });
    if (level === wordLevel)
      lines.at(-1)?.words.push({ text: text.join('\t'), confidence: fraction(Number(percent)), box });
  }
  return lines.filter(({ words }) => words.length > 0);
}

function rectangle(left: number, top: number, width: number, height: number): Rectangle {
  return { x0: left, y0: top, x1: left + width, y1: top + height };
}

function fraction(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
