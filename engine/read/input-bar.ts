import type { Draft } from './drafts.ts';
import type { Screen } from './screen.ts';

const usualHeight = 110;

/** The box where one writes: the last one, at the foot of the screen, empty or with a greyed word in it. */
export function inputBarOf(drafts: Draft[], { small }: Screen): Draft | null {
  const last = drafts.toSorted((a, b) => a.outer.y1 - b.outer.y1).at(-1);
  if (!last) return null;
  const { x0, x1, y0, y1 } = last.outer;
  if ((y0 + y1) / 2 < small.height - usualHeight || y1 - y0 > 60 || x1 - x0 < small.width * 0.38) return null;
  const others = drafts.filter((draft) => draft !== last && draft.ink.contrast > 0).map(({ ink }) => ink.contrast);
  const usual = others.toSorted((a, b) => a - b)[others.length >> 1] ?? 255;
  return last.lines.length === 0 || last.ink.contrast < Math.min(130, usual * 0.8) ? last : null;
}
