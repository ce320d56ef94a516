import { describe, expect, it } from 'vitest';
import { rectangle } from '../testing/build.ts';
import { grey, paintPage, rightwards, write } from '../testing/paint.ts';
import { litArea } from './lit-area.ts';

describe('litArea', () => {
  it('follows the light behind text', () => {
    const image = paintPage(200, 60, rightwards(grey(240), grey(180), 0, 200));
    write(image, 'nnnn nnn nnnn', 20, 36, 16, grey(20));
    const area = litArea(image, image, rectangle(10, 16, 190, 46), 1);
    const row = new Float32Array(180 * 3);
    area.fillRow(30, row);
    for (const x of [0, 60, 120, 170]) expect(Math.abs((row[x * 3] as number) - (237 - x * 0.3))).toBeLessThan(6);
  });
});
