import type { GreyRaster, Rectangle } from './ports.ts';

// Connected marks in a mask: letters, dots, emoji.

export interface Component extends Rectangle {
  area: number;
  /** Indices of its pixels in the mask. */
  pixels: number[];
}

/** Groups of set pixels that touch, corners included; or, with a reach above 1, that are at most so many pixels apart. */
export function findComponents(mask: Uint8Array, width: number, reach = 1, reachDown = reach): Component[] {
  const height = mask.length / width;
  const seen = new Uint8Array(mask.length);
  const found: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const component: Component = { x0: width, y0: height, x1: 0, y1: 0, area: 0, pixels: [] };
    seen[start] = 1;
    stack.push(start);
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      component.area++;
      component.pixels.push(pixel);
      if (x < component.x0) component.x0 = x;
      if (x >= component.x1) component.x1 = x + 1;
      if (y < component.y0) component.y0 = y;
      if (y >= component.y1) component.y1 = y + 1;
      const lastRow = Math.min(height - 1, y + reachDown);
      const lastColumn = Math.min(width - 1, x + reach);
      for (let ny = Math.max(0, y - reachDown); ny <= lastRow; ny++) {
        for (let nx = Math.max(0, x - reach); nx <= lastColumn; nx++) {
          const neighbour = ny * width + nx;
          if (!mask[neighbour] || seen[neighbour]) continue;
          seen[neighbour] = 1;
          stack.push(neighbour);
        }
      }
    }
    found.push(component);
  }
  return found;
}

/** Marks that are darker than a level, in a picture that is black on white. */
export function findDarkMarks({ data, width }: GreyRaster, level: number): Component[] {
  const mask = new Uint8Array(data.length);
  for (let pixel = 0; pixel < data.length; pixel++) if ((data[pixel] as number) < level) mask[pixel] = 1;
  return findComponents(mask, width);
}
