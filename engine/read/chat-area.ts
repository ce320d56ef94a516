import type { Raster } from './ports.ts';

// The part of the screen that scrolls: between the header and the bar where one writes, if the picture shows them.

export interface ChatArea {
  top: number;
  bottom: number;
  hasHeader: boolean;
  hasInputBar: boolean;
}

const highestHeader = 150;
const highestInputBar = 130;

export function findChatArea(image: Raster): ChatArea {
  const { height } = image;
  const lines: number[] = [];
  for (let y = 1; y < height; y++) if (changesAcross(image, y)) lines.push(y);
  const headerLines = lines.filter((y) => y >= 34 && y <= Math.min(highestHeader, height * 0.3));
  const inputLines = lines.filter((y) => y <= height - 24 && y >= Math.max(height - highestInputBar, height * 0.7));
  const top = headerLines.at(-1);
  const bottom = inputLines[0];
  return {
    top: top ?? 0,
    bottom: bottom ?? height,
    hasHeader: top !== undefined,
    hasInputBar: bottom !== undefined,
  };
}

/** Whether almost the whole row differs from the row above: the edge of a bar or a hairline. */
function changesAcross({ width, data }: Raster, y: number): boolean {
  let different = 0;
  for (let x = 0; x < width; x++) {
    const here = (y * width + x) * 3;
    const above = here - width * 3;
    const step = Math.max(
      Math.abs((data[here] as number) - (data[above] as number)),
      Math.abs((data[here + 1] as number) - (data[above + 1] as number)),
      Math.abs((data[here + 2] as number) - (data[above + 2] as number)),
    );
    if (step >= 3) different++;
  }
  return different >= width * 0.92;
}
