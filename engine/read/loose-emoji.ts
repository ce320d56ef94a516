import { intersection } from './bubbles.ts';
import { type Draft, emptyDraft } from './drafts.ts';
import type { Figure } from './figures.ts';
import { type Found, nameFigures } from './name-figure.ts';
import type { Rectangle } from './ports.ts';
import type { Screen } from './screen.ts';

// A message of nothing but emoji is shown large and without a bubble.

const size = { least: 18, most: 110 };

export function draftLooseEmoji(screen: Screen, figures: Figure[], taken: Rectangle[]): Draft[] {
  const { area } = screen;
  const found: Found[] = [];
  for (const figure of figures) {
    const height = figure.y1 - figure.y0;
    const isInArea = figure.y0 >= area.top - 2 && figure.y1 <= area.bottom + 2;
    const width = figure.x1 - figure.x0;
    if (!isInArea || height < size.least || height > size.most || width > height * 8 || width < height * 0.5) continue;
    if (taken.some((box) => intersection(box, figure) > 0)) continue;
    found.push(...nameFigures(screen, figure));
  }
  return sideBySide(found).map((run) => draftRun(screen, run));
}

function draftRun(screen: Screen, run: Found[]): Draft {
  const outer = {
    x0: Math.min(...run.map(({ x0 }) => x0)),
    x1: Math.max(...run.map(({ x1 }) => x1)),
    y0: Math.min(...run.map(({ y0 }) => y0)),
    y1: Math.max(...run.map(({ y1 }) => y1)),
  };
  return { ...emptyDraft(screen, outer), kind: 'emoji', emojiText: run.map(({ emoji }) => emoji).join('') };
}

/** Emoji at the same height, from left to right, with at most half of one between two. */
function sideBySide(found: Found[]): Found[][] {
  const runs: Found[][] = [];
  for (const emoji of found.toSorted((a, b) => a.x0 - b.x0)) {
    const run = runs.find((candidate) => {
      const last = candidate.at(-1) as Found;
      const height = last.y1 - last.y0;
      return Math.abs(last.y0 - emoji.y0) < height * 0.4 && emoji.x0 - last.x1 < height * 0.5;
    });
    if (run) run.push(emoji);
    else runs.push([emoji]);
  }
  return runs;
}
