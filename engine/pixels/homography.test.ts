import { describe, expect, it } from 'vitest';
import { type Corners, homographyTo, placeOf, straighten } from './homography.ts';

const corners: Corners = [
  { x: 20, y: 10 },
  { x: 90, y: 24 },
  { x: 80, y: 110 },
  { x: 8, y: 96 },
];

describe('homographyTo', () => {
  it('takes the unit square to the corners', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    square.forEach(([x = 0, y = 0], index) => {
      const place = placeOf(homographyTo(corners), { x, y });
      expect(place.x).toBeCloseTo(corners[index]?.x ?? 0, 6);
      expect(place.y).toBeCloseTo(corners[index]?.y ?? 0, 6);
    });
  });

  it('keeps lines straight', () => {
    const [a, b, c] = [0, 0.5, 1].map((x) => placeOf(homographyTo(corners), { x, y: 0.3 })) as [never, never, never];
    const cross = ({ x, y }: { x: number; y: number }, other: { x: number; y: number }) => x * other.y - y * other.x;
    const from = (one: { x: number; y: number }, other: { x: number; y: number }) => ({
      x: other.x - one.x,
      y: other.y - one.y,
    });
    expect(cross(from(a, b), from(a, c))).toBeCloseTo(0, 6);
  });
});

it('straightens what lies within the corners', () => {
  const image = { width: 100, height: 120, data: new Uint8Array(100 * 120 * 3) };
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 100; x++) image.data.fill(x + y, (y * 100 + x) * 3, (y * 100 + x) * 3 + 3);
  const homography = homographyTo(corners);
  const { width, height, data } = straighten(image, homography, 60, 80);
  expect([width, height]).toEqual([60, 80]);
  const { x, y } = placeOf(homography, { x: 30.5 / 60, y: 40.5 / 80 });
  expect(Math.abs((data[(40 * 60 + 30) * 3] ?? 0) - (x + y - 1))).toBeLessThanOrEqual(1);
});
