import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintDisc, paintPage, paintRounded, write } from '../testing/paint.ts';
import { findChatArea } from './chat-area.ts';
import { measureSteps } from './flat-regions.ts';

function chat(page = 255): Raster {
  const image = paintPage(390, 844, grey(page));
  paintRounded(image, rectangle(12, 200, 250, 240), 16, grey(230));
  paintRounded(image, rectangle(140, 250, 378, 290), 16, [0, 122, 255]);
  return image;
}

function statusBar(image: Raster): void {
  write(image, 'hhhh', 30, 30, 16, grey(0));
  paintBox(image, rectangle(330, 18, 356, 30), grey(0));
}

function header(image: Raster): void {
  paintDisc(image, 60, 76, 18, [180, 120, 90]);
  write(image, 'Hnon', 90, 80, 17, grey(0));
}

const areaOf = (image: Raster) => findChatArea(measureSteps(image));

describe('the part of the screen that scrolls', () => {
  it('lies between the hairline of the header and that of the input bar', () => {
    const image = chat();
    paintBox(image, rectangle(0, 100, 390, 101), grey(220));
    paintBox(image, rectangle(0, 770, 390, 771), grey(220));
    const area = areaOf(image);
    expect(area).toMatchObject({ hasHeader: true, hasInputBar: true, bottom: 770 });
    expect(area.top).toBeGreaterThanOrEqual(100);
    expect(area.top).toBeLessThanOrEqual(101);
  });

  it.each([
    { bar: 246, page: 250 },
    { bar: 255, page: 239 },
    { bar: 20, page: 0 },
  ])('lies between bars of $bar on a page of $page', ({ bar, page }) => {
    const image = chat(page);
    paintBox(image, rectangle(0, 0, 390, 96), grey(bar));
    paintBox(image, rectangle(0, 780, 390, 844), grey(bar));
    expect(areaOf(image)).toEqual({ top: 96, bottom: 780, hasHeader: true, hasInputBar: true });
  });

  it('starts below the name under a status bar where the header has no line', () => {
    const image = chat();
    statusBar(image);
    header(image);
    const { top, hasHeader, hasInputBar } = areaOf(image);
    expect({ hasHeader, hasInputBar }).toEqual({ hasHeader: true, hasInputBar: false });
    expect(top).toBeGreaterThanOrEqual(92);
    expect(top).toBeLessThanOrEqual(98);
  });

  it('is the whole picture where a crop shows neither header nor input bar', () => {
    expect(areaOf(chat())).toEqual({ top: 0, bottom: 844, hasHeader: false, hasInputBar: false });
  });

  it('does not take a first message for a header where there is no status bar', () => {
    const image = chat();
    paintRounded(image, rectangle(12, 50, 250, 90), 16, grey(230));
    expect(areaOf(image)).toMatchObject({ top: 0, hasHeader: false });
  });

  it('does not start at a line in the middle of the page', () => {
    const image = chat();
    paintBox(image, rectangle(0, 400, 390, 401), grey(150));
    expect(areaOf(image)).toEqual({ top: 0, bottom: 844, hasHeader: false, hasInputBar: false });
  });

  it('does not start or end where JPEG blocks meet on a page with a gradient', () => {
    const page = (_: number, y: number): Colour => [120 + 3 * Math.floor(y / 14), 230, 200];
    const image = paintPage(390, 560, page);
    paintRounded(image, rectangle(12, 20, 250, 60), 16, grey(255));
    paintRounded(image, rectangle(140, 80, 378, 114), 16, [240, 250, 220]);
    expect(areaOf(image)).toEqual({ top: 0, bottom: 560, hasHeader: false, hasInputBar: false });
  });

  it('ends at an input bar that cuts a message of its own colour', () => {
    const image = chat(180);
    paintRounded(image, rectangle(12, 700, 300, 844), 16, grey(255));
    paintBox(image, rectangle(0, 760, 390, 844), grey(255));
    paintRounded(image, rectangle(50, 772, 340, 808), 18, grey(225));
    expect(areaOf(image)).toMatchObject({ bottom: 760, hasInputBar: true });
  });

  it('does not end at the edge of a wide message where JPEG blocks meet beside it', () => {
    const image = paintPage(390, 560, (_, y) => [120 + 3 * Math.floor(y / 14), 230, 200]);
    paintBox(image, rectangle(10, 504, 330, 540), grey(250));
    expect(areaOf(image)).toMatchObject({ bottom: 560, hasInputBar: false });
  });

  it('does not end at the edge of a wide message', () => {
    const image = chat();
    paintRounded(image, rectangle(20, 760, 370, 810), 16, grey(200));
    expect(areaOf(image)).toMatchObject({ bottom: 844, hasInputBar: false });
  });
});
