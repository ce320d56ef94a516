import type { Draft } from './drafts.ts';

// Instagram and Messenger show what a message answers to as a paler bubble right above it.

/** Takes pale bubbles that stand on another for the quote of that one. */
export function foldQuotes(drafts: Draft[]): Draft[] {
  const contrasts = drafts.filter(({ lines }) => lines.length > 0).map(({ ink }) => ink.contrast);
  const usual = contrasts.toSorted((a, b) => a - b)[contrasts.length >> 1] ?? 0;
  const sorted = drafts.toSorted((a, b) => a.outer.y0 - b.outer.y0);
  const folded = new Set<Draft>();
  const result = sorted.map((draft, index) => {
    const above = sorted[index - 1];
    if (!above || folded.has(above) || draft.quote || !isQuoteOf(above, draft, usual)) return draft;
    folded.add(above);
    return { ...draft, quote: { ink: above.ink, lines: above.lines } };
  });
  return result.filter((_, index) => !folded.has(sorted[index] as Draft));
}

function isQuoteOf(above: Draft, below: Draft, usualContrast: number): boolean {
  const gap = below.outer.y0 - above.outer.y1;
  const sharesEdge = Math.abs(above.box.x0 - below.box.x0) <= 6 || Math.abs(above.box.x1 - below.box.x1) <= 6;
  return gap <= 7 && sharesEdge && above.kind === 'text' && above.ink.contrast < usualContrast * 0.66;
}
