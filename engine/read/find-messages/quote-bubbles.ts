import { median } from '../../pixels/median.ts';
import { colourDistance } from '../../pixels/raster.ts';
import { isGreyed } from '../ink/ink.ts';
import { markHeights } from '../ink/letter-size.ts';
import type { MessageCandidate } from './message-candidate.ts';

// Instagram, Messenger and iMessage show the message that is answered as a paler bubble right above the answer.

/** Turns a pale bubble right above another one into the quote of that one; so also one in smaller letters that it covers in part. */
export function foldQuotes(candidates: MessageCandidate[], fontPx: number): MessageCandidate[] {
  if (tellTimes(candidates)) return candidates;
  const sorted = candidates.toSorted((a, b) => a.outer.y0 - b.outer.y0);
  const folded = new Set<MessageCandidate>();
  const result = sorted.map((candidate, index) => {
    const above = sorted[index - 1];
    if (!above || folded.has(above) || candidate.quote || !isQuoteOf(above, candidate, fontPx)) return candidate;
    folded.add(above);
    return { ...candidate, quote: { ink: above.ink, lines: above.lines } };
  });
  return result.filter((_, index) => !folded.has(sorted[index] as MessageCandidate));
}

/** Apps that write the time into each bubble quote inside the bubble, and a short message beside its grey time looks pale. */
function tellTimes(candidates: MessageCandidate[]): boolean {
  const written = candidates.filter(({ lines }) => lines.length > 0);
  const timed = written.filter(({ hadTime }) => hadTime).length;
  return timed >= 2 && timed > written.length / 2;
}

function isQuoteOf(above: MessageCandidate, below: MessageCandidate, fontPx: number): boolean {
  const gap = below.outer.y0 - above.outer.y1;
  const isCovered =
    gap <= touching && colourDistance(above.colour, below.colour) > 4 && isSmaller(above, below, fontPx);
  const isQuoted = above.kind === 'text' && ((isGreyed(above.ink) && !isGreyed(below.ink)) || isCovered);
  return gap <= 14 && gap > -24 && isQuoted && !above.hadTime && isInColumn(above, below) && !showsEmoji(above);
}

/** In points: the edges of two bubbles that touch are found so far apart. */
const touching = 1;
/** Of the height of the answer's letters. */
const smaller = 0.95;

function isSmaller(above: MessageCandidate, below: MessageCandidate, fontPx: number): boolean {
  const [quoted, said] = [above, below].map(({ ink }) => median(markHeights(ink.grey, fontPx)));
  return quoted != null && said != null && quoted <= said * smaller;
}

/** In points: the quoted bubble may be indented by so much. */
const nearEdge = 28;

function isInColumn({ outer: one }: MessageCandidate, { outer: other }: MessageCandidate): boolean {
  return Math.abs(one.x0 - other.x0) <= nearEdge || Math.abs(one.x1 - other.x1) <= nearEdge;
}

/** A large emoji with a grey time beside it looks like a pale bubble. */
function showsEmoji({ ink, lines }: MessageCandidate): boolean {
  const line = Math.max(...lines.map(({ y0, y1 }) => y1 - y0));
  return ink.emoji.some(({ y0, y1 }) => y1 - y0 > line * 2);
}
