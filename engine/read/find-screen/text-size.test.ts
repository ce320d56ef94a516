import { expect, it } from 'vitest';
import { grey, paintPage, write } from '../testing/paint.ts';
import { fontSizeOf } from './text-size.ts';

function page(width: number, height: number, fonts: number[]) {
  const image = paintPage(width, height, grey(250));
  fonts.forEach((font, line) => {
    write(image, 'nnlnn nnn nlnnnn nnnnl nnn', 20, 60 + line * 60, font, grey(30));
  });
  return image;
}

it.each([13, 16, 32, 48])('measures a font of %i pixels', (font) => {
  const size = fontSizeOf(page(1200, 400, [font, font, font])) ?? 0;
  expect(Math.abs(size - font)).toBeLessThan(font * 0.12);
});

it('goes by the commonest font, not by a title', () => {
  const size = fontSizeOf(page(1200, 500, [40, 20, 20, 20, 20])) ?? 0;
  expect(Math.abs(size - 20)).toBeLessThan(2.4);
});

it('tells nothing of a picture without text', () => {
  expect(fontSizeOf(paintPage(800, 500, (x, y) => grey((x * 7 + y * 13) % 256)))).toBeNull();
});
