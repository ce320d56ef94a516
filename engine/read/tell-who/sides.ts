import type { Speaker } from '#contract/reading.ts';
import { median } from '../../pixels/median.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import { type Colour, colourDistance } from '../../pixels/raster.ts';

// Who wrote a message: the user's stand at the right edge, the match's at the left, each in the colour of its side. A
// message as wide as the page is judged by the edges and colours of the others.

export interface Placed extends Rectangle {
  colour: Colour;
}

export interface SideOf {
  from: Speaker;
  /** 0 to 1. */
  certainty: number;
}

/** Share of the page's width by which the two margins have to differ to tell the side alone. */
const clear = 0.09;

export function tellSides(items: Placed[], pageWidth: number): SideOf[] {
  const lean = items.map(({ x0, x1 }) => (x0 - (pageWidth - x1)) / pageWidth);
  const clearly = items.map((_, index): Speaker | null => {
    const amount = lean[index] as number;
    return Math.abs(amount) < clear ? null : amount > 0 ? 'moi' : 'match';
  });
  const columns = twoColumns(items);
  const of = (side: Speaker) => items.filter((_, index) => clearly[index] === side);
  const mine = { edge: median(of('moi').map(({ x1 }) => x1)), colours: of('moi').map(({ colour }) => colour) };
  const theirs = { edge: median(of('match').map(({ x0 }) => x0)), colours: of('match').map(({ colour }) => colour) };

  return items.map((item, index) => {
    const column = columns?.[index];
    if (column) return { from: column, certainty: certaintyOfColumns };
    const known = clearly[index];
    const amount = lean[index] as number;
    if (known) return { from: known, certainty: Math.min(1, 0.9 + Math.abs(amount)) };
    const edges =
      edgeVote(Math.abs(item.x1 - (mine.edge ?? pageWidth * 0.97))) -
      edgeVote(Math.abs(item.x0 - (theirs.edge ?? pageWidth * 0.03)));
    const own = colourVote(item.colour, mine.colours);
    const other = colourVote(item.colour, theirs.colours);
    // Where only one side's colours are known, another colour is the other side's.
    const colours = (own ?? 1 - (other ?? 0.5)) - (other ?? 1 - (own ?? 0.5));
    const vote = edges + 1.5 * colours + amount * 4;
    return { from: vote >= 0 ? 'moi' : 'match', certainty: Math.min(0.99, 0.55 + Math.abs(vote) / 3) };
  });
}

/** In points: how far messages of one side may be out of line. */
const inLine = 2;
const certaintyOfColumns = 0.95;

/**
 * Tells wide messages apart where portraits push the match's to the right, so that both sides seem to lean that way: those
 * of one colour begin at one edge, those of others end at one further right. Null where most are not like that.
 */
function twoColumns(items: Placed[]): (Speaker | null)[] | null {
  const [left, right] = [Math.min(...items.map(({ x0 }) => x0)), Math.max(...items.map(({ x1 }) => x1))];
  const columns = items.map(({ x0, x1 }): Speaker | null => {
    const [fromLeft, fromRight] = [x0 - left, right - x1];
    if (fromLeft <= inLine && fromRight > inLine * 2) return 'match';
    return fromRight <= inLine && fromLeft > inLine * 2 ? 'moi' : null;
  });
  const first = items[columns.indexOf('match')];
  if (!first || !columns.includes('moi') || columns.filter(Boolean).length < items.length * mostOfThem) return null;
  const isTold = (column: Speaker | null, { colour }: Placed) =>
    column === null || colourDistance(colour, first.colour) <= 30 === (column === 'match');
  return items.every((item, index) => isTold(columns[index] ?? null, item)) ? columns : null;
}

const mostOfThem = 0.75;

function edgeVote(distance: number): number {
  return Math.max(0, 1 - distance / 12);
}

/** 1 for a colour of the side, 0 for one far from all of them; null where no colour of the side is known. */
function colourVote(colour: Colour, known: Colour[]): number | null {
  if (known.length === 0) return null;
  const nearest = Math.min(...known.map((other) => colourDistance(colour, other)));
  return Math.max(0, 1 - nearest / 30);
}
