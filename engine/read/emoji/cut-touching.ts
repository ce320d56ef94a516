// Cuts a row of emoji that touch: each is about as wide as high, and where two meet fewer pixels stand out.

/** Columns of a row of emoji, `to` excluded. */
export interface Span {
  from: number;
  to: number;
}

// Widths of one emoji in heights of the row.
const usualAspect = 1.05;
const narrowestAspect = 0.8;
const widestAspect = 1.4;
/** How far a cut may be from an even division, in widths of one emoji. */
const leeway = 0.15;
const costOfOddWidth = 0.5;

interface Cuts {
  cost: number;
  columns: number[];
}

function cutInto(count: number, profile: Uint16Array, { from, to }: Span, height: number): Cuts {
  const step = (to - from) / count;
  const columns: number[] = [];
  let valleys = 0;
  for (let cut = 1; cut < count; cut++) {
    const expected = from + cut * step;
    let best = Math.round(expected);
    const reach = Math.max(1, Math.floor(step * leeway));
    for (let offset = 0; offset <= reach; offset++) {
      for (const column of [Math.round(expected) - offset, Math.round(expected) + offset]) {
        if ((profile[column] ?? 0) < (profile[best] ?? 0)) best = column;
      }
    }
    valleys += (profile[best] ?? 0) / height;
    columns.push(best);
  }
  const depth = count > 1 ? valleys / (count - 1) : 0;
  return { cost: depth + costOfOddWidth * Math.abs(Math.log(step / (height * usualAspect))), columns };
}

/** One span for each emoji; `profile` counts the pixels that stand out in each column. */
export function cutTouching(profile: Uint16Array, span: Span, height: number): Span[] {
  const width = span.to - span.from;
  const fewest = Math.max(1, Math.ceil(width / (height * widestAspect)));
  const most = Math.max(fewest, Math.floor(width / (height * narrowestAspect)));
  let best = cutInto(fewest, profile, span, height);
  for (let count = fewest + 1; count <= most; count++) {
    const cuts = cutInto(count, profile, span, height);
    if (cuts.cost < best.cost) best = cuts;
  }
  const edges = [span.from, ...best.columns, span.to];
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? span.from, to }));
}
