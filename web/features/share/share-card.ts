import { formatDay } from '#contract/format.ts';
import { product } from '#contract/product.ts';

// Draws a score as a picture to share. Drawn in the browser and stored nowhere.

export interface ShareCard {
  /** «Rate My Bio» */
  title: string;
  /** Out of 100. */
  score: number;
  /** «Excellent profil !» */
  improvement: string;
  content?: string;
  /** In place of the content: what the score is made of, out of 100, at most four. */
  figures?: { label: string; value: number }[];
  /** Free accounts get the product's name in the corner. */
  hasWatermark: boolean;
}

const width = 1080;
const height = 1350;
const margin = 96;
const colours = {
  paper: '#fff9f3',
  ink: '#1d1524',
  soft: '#62576a',
  coral: '#ff4f5e',
  teal: '#0e7c7b',
  line: '#eadfd4',
  white: '#ffffff',
};
const display = '"Bricolage Grotesque Variable", system-ui, sans-serif';
const text = '"Figtree Variable", system-ui, sans-serif';
const longestContent = 260;

const watermark = `Made with ${product.name}`;

export async function drawShareCard(card: ShareCard, today: Date): Promise<Blob> {
  await Promise.all([document.fonts.load(`800 48px ${display}`), document.fonts.load(`400 48px ${text}`)]);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  paint(context, card, today);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return blob;
}

function paint(context: CanvasRenderingContext2D, card: ShareCard, today: Date): void {
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'alphabetic';
  write(context, product.wordmark, margin, 156, `800 64px ${display}`, colours.ink);
  write(context, card.title, margin, 300, `700 56px ${display}`, colours.soft);
  paintScore(context, card.score);
  write(context, card.improvement, margin, 812, `800 76px ${display}`, colours.ink);
  if (card.content) paintContent(context, card.content);
  if (card.figures) paintFigures(context, card.figures);
  write(context, formatDay(today), margin, height - 84, `400 36px ${text}`, colours.soft);
  paintCorner(context, card.hasWatermark);
}

/** The product's mark: a speech bubble, as wide as the score in it, with the strokes of a click at its corner. */
function paintScore(context: CanvasRenderingContext2D, score: number): void {
  const figure = String(score);
  const [large, small] = [`800 260px ${display}`, `700 84px ${display}`];
  context.font = large;
  const after = margin + 76 + context.measureText(figure).width;
  context.font = small;
  const right = after + context.measureText('/100').width + 72;
  context.fillStyle = colours.coral;
  context.beginPath();
  context.roundRect(margin, 350, right - margin, 340, [120, 120, 120, 24]);
  context.fill();
  write(context, figure, margin + 64, 612, large, colours.ink);
  write(context, '/100', after, 612, small, colours.ink);
  paintClick(context, right - 24, 374);
}

/** Three short strokes that leave a corner at `x`, `y` upwards, aslant and to the right. */
function paintClick(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.strokeStyle = colours.ink;
  context.lineWidth = 18;
  context.lineCap = 'round';
  context.beginPath();
  for (const degrees of [-80, -40, 0]) {
    const angle = (degrees * Math.PI) / 180;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    context.moveTo(x + across * 44, y + down * 44);
    context.lineTo(x + across * 104, y + down * 104);
  }
  context.stroke();
}

function paintContent(context: CanvasRenderingContext2D, content: string): void {
  const shown = content.length > longestContent ? `${content.slice(0, longestContent).trimEnd()}…` : content;
  context.font = `400 42px ${text}`;
  const lines = wrapped(shown, (line) => context.measureText(line).width <= width - 2 * margin - 96).slice(0, 5);
  context.fillStyle = colours.white;
  context.strokeStyle = colours.line;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(margin, 868, width - 2 * margin, lines.length * 58 + 72, 36);
  context.fill();
  context.stroke();
  for (const [index, line] of lines.entries()) {
    write(context, line, margin + 48, 946 + index * 58, `400 42px ${text}`, colours.ink);
  }
}

/** A bar for each figure, with its label and value. */
function paintFigures(context: CanvasRenderingContext2D, figures: readonly { label: string; value: number }[]): void {
  const right = width - margin;
  const bar = { left: margin + 330, width: right - margin - 330 - 110, height: 24 };
  for (const [index, { label, value }] of figures.entries()) {
    const baseline = 916 + index * 74;
    write(context, label, margin, baseline, `400 40px ${text}`, colours.ink);
    for (const [colour, share] of [
      [colours.line, 1],
      [colours.teal, value / 100],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(bar.left, baseline - 26, bar.width * share, bar.height, bar.height / 2);
      context.fill();
    }
    const figure = String(value);
    context.font = `700 40px ${text}`;
    write(context, figure, right - context.measureText(figure).width, baseline, `700 40px ${text}`, colours.ink);
  }
}

function paintCorner(context: CanvasRenderingContext2D, hasWatermark: boolean): void {
  const label = hasWatermark ? watermark : 'Pro';
  context.font = `700 36px ${text}`;
  const labelWidth = context.measureText(label).width;
  const left = width - margin - labelWidth;
  if (!hasWatermark) {
    context.fillStyle = colours.ink;
    context.beginPath();
    context.roundRect(left - 60, height - 134, labelWidth + 60, 70, 35);
    context.fill();
  }
  const colour = hasWatermark ? colours.soft : colours.paper;
  write(context, label, hasWatermark ? left : left - 30, height - 86, `700 36px ${text}`, colour);
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(words, x, y);
}

/** Breaks a text between words into lines that fit. */
export function wrapped(content: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of content.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
