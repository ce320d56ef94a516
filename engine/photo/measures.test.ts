import { describe, expect, it } from 'vitest';
import { resample } from '#engine/pixels/resample.ts';
import { measureClutter } from './measure-clutter.ts';
import { measureColours } from './measure-colours.ts';
import { measureLight } from './measure-light.ts';
import { measureNoise } from './measure-noise.ts';
import { measureResolution } from './measure-resolution.ts';
import { measureSharpness } from './measure-sharpness.ts';
import { isTold, measureTilt } from './measure-tilt.ts';
import { lumaOf, wholeOf } from './planes.ts';
import { blurred, drawn, grain, patches } from './testing/drawn-picture.ts';

const box = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
const isInBox = (x: number, y: number, side: number) =>
  x >= 0.3 * side && x < 0.7 * side && y >= 0.3 * side && y < 0.7 * side;

describe('light', () => {
  it('measures a face and what is around it apart', () => {
    const luma = lumaOf(drawn(200, 200, (x, y) => (isInBox(x, y, 200) ? 51 : 204)));
    const { faceBrightness, brightness, surroundings } = measureLight(luma, box);
    expect(faceBrightness).toBeCloseTo(0.2, 1);
    expect(surroundings).toBeCloseTo(0.8, 2);
    expect(brightness).toBeCloseTo(0.704, 2);
  });

  it('counts burnt and black pixels, and puts the highest bin of the histogram at 1', () => {
    const luma = lumaOf(drawn(100, 100, (x) => (x < 20 ? 255 : x < 30 ? 0 : 128)));
    const light = measureLight(luma, null);
    expect(light.whiteShare).toBeCloseTo(0.2);
    expect(light.blackShare).toBeCloseTo(0.1);
    expect(light.histogram[16]).toBe(1);
    expect(light.histogram[31]).toBeCloseTo(2 / 7, 2);
    expect(light.faceBrightness).toBeNull();
  });

  it('measures contrast from the darkest to the brightest pixels', () => {
    const contrastOf = (low: number, high: number) =>
      measureLight(lumaOf(drawn(100, 100, (x) => (x % 2 ? low : high))), null).contrast;
    expect(contrastOf(0, 255)).toBeCloseTo(1);
    expect(contrastOf(100, 151)).toBeCloseTo(0.2);
  });

  it('sees as much light on dark skin as on light skin, by eyes and shine', () => {
    const peakOf = (skin: number) =>
      measureLight(lumaOf(drawn(200, 200, (x, y) => (x % 40 < 3 && y % 20 < 10 ? 235 : skin))), box).facePeak ?? 0;
    expect(peakOf(70)).toBeGreaterThan(0.75);
    expect(peakOf(150)).toBeCloseTo(peakOf(70), 1);
  });

  it('tells light from the side', () => {
    const luma = lumaOf(drawn(200, 200, (x) => (x < 100 ? 60 : 200)));
    expect(measureLight(luma, box).faceUnevenness).toBeGreaterThan(0.4);
  });
});

describe('sharpness', () => {
  const sharp = drawn(300, 300, patches);

  it('falls as the blur grows, whatever the brightness', () => {
    const of = (picture: typeof sharp) => measureSharpness(lumaOf(picture), [], 0).picture;
    const dark = drawn(300, 300, (x, y) => patches(x, y) * 0.4);
    expect(of(sharp)).toBeGreaterThan(0.8);
    expect(of(dark)).toBeCloseTo(of(sharp), 1);
    expect(of(blurred(sharp, 2))).toBeLessThan(of(sharp) - 0.3);
    expect(of(blurred(sharp, 4))).toBeLessThan(of(blurred(sharp, 2)));
  });

  it('tells a blurred face in a sharp picture', () => {
    const soft = blurred(sharp, 4);
    const mixed = drawn(300, 300, (x, y) =>
      isInBox(x, y, 300) ? (soft.data[(y * 300 + x) * 3] as number) : patches(x, y),
    );
    const { face, picture } = measureSharpness(lumaOf(mixed), [box], 0);
    expect(picture).toBeGreaterThan(0.8);
    expect(face).toBeLessThan(0.5);
  });

  it('of a face is that of its eyes, not of its smooth cheeks', () => {
    const isEye = (x: number, y: number) => Math.hypot(x - 120, y - 130) < 9 || Math.hypot(x - 180, y - 130) < 9;
    const cheeks = drawn(300, 300, (x, y) => (isEye(x, y) ? 30 : 100 + x / 4 + 30 * Math.sin(y / 25)));
    const faceOf = (picture: typeof cheeks) => measureSharpness(lumaOf(picture), [box], 0).face ?? 0;
    expect(faceOf(cheeks)).toBeGreaterThan(0.7);
    expect(faceOf(blurred(blurred(cheeks, 4), 4))).toBeLessThan(0.2);
  });

  it('compares a face with a background that has edges, not with a wall', () => {
    const backgroundOf = (isWall: boolean) =>
      measureSharpness(
        lumaOf(drawn(300, 300, (x, y) => (isWall || isInBox(x, y, 300) ? 128 + x / 10 : patches(x, y)))),
        [{ x: 0.42, y: 0.3, width: 0.15, height: 0.2 }],
        0,
      ).background;
    expect(backgroundOf(true)).toBeNull();
    expect(backgroundOf(false)).toBeGreaterThan(0.8);
  });

  it('does not take grain for sharp edges', () => {
    const next = grain(15);
    const soft = blurred(sharp, 4);
    const noisy = lumaOf(drawn(300, 300, (x, y) => (soft.data[(y * 300 + x) * 3] as number) + next()));
    expect(measureSharpness(noisy, [], 15).picture).toBeLessThan(measureSharpness(noisy, [], 0).picture - 0.2);
  });
});

describe('grain', () => {
  it.each([5, 15, 25])('of deviation %i is measured within a fifth', (deviation) => {
    const next = grain(deviation);
    const luma = lumaOf(drawn(200, 200, () => 128 + next()));
    expect(measureNoise(luma)).toBeGreaterThan(deviation * 0.7);
    expect(measureNoise(luma)).toBeLessThan(deviation * 1.1);
  });

  it('is none in a slope and at edges', () => {
    expect(measureNoise(lumaOf(drawn(200, 200, (x) => x)))).toBeLessThan(0.5);
    expect(measureNoise(lumaOf(drawn(200, 200, (x) => (x < 100 ? 40 : 200))))).toBeLessThan(0.5);
  });
});

describe('resolution', () => {
  const next = grain(40);
  const texture = { width: 720, height: 720, data: Uint8Array.from(lumaOf(drawn(720, 720, patches)).data) };
  /** Made smaller by so many times, and as large again. */
  const enlarged = (factor: number) => {
    const small = resample(texture, wholeOf(texture), 1 / factor);
    const { width, height, data } = resample(small, wholeOf(small), factor);
    return { width, height, data: Float32Array.from(data) };
  };

  it('is that of the small picture in an enlarged one', () => {
    const { enlargement, side } = measureResolution(enlarged(4));
    expect(enlargement).toBeGreaterThan(3);
    expect(enlargement).toBeLessThan(5.5);
    expect(side).toBeLessThan(240);
  });

  it('is the full one in a picture with fine detail, and in a blurred one', () => {
    const fine = drawn(400, 400, (x, y) => patches(x, y) + next() / 4);
    expect(measureResolution(lumaOf(fine))).toEqual({ enlargement: 1, side: 400 });
    expect(measureResolution(lumaOf(blurred(blurred(blurred(fine, 2), 2), 2)))).toEqual({ enlargement: 1, side: 400 });
  });
});

describe('colours', () => {
  const skinned = (red: number, green: number, blue: number) =>
    drawn(200, 200, (x, y) =>
      isInBox(x, y, 200) ? [200 * red, 150 * green, 125 * blue] : [130 * red, 130 * green, 130 * blue],
    );

  it.each([
    ['warm', 1.15, 1, 0.65],
    ['cold', 0.65, 0.95, 1.2],
    ['green', 0.8, 1.15, 0.8],
    ['magenta', 1.1, 0.75, 1.1],
    [null, 1, 1, 1],
  ] as const)('lean to %s', (cast, red, green, blue) => {
    expect(measureColours(skinned(red, green, blue), box, null).cast).toBe(cast);
  });

  it.each([[[240, 200, 185]], [[198, 140, 105]], [[110, 76, 57]]] as const)(
    'of skin in white light have no cast: %j',
    (skin) => {
      const picture = drawn(200, 200, (x, y) => (isInBox(x, y, 200) ? [...skin] : 128));
      expect(measureColours(picture, box, null).cast).toBeNull();
    },
  );

  it.each([
    ['coloured things around natural skin', [200, 150, 125], null],
    ['a lamp that the eyes do not show', [200, 145, 80], { warm: 0, green: 0 }],
    ['a picture in one tone, eyes and all', [200, 145, 80], { warm: 0.42, green: 0 }],
  ] as const)('are no cast for %s', (_, skin, eyes) => {
    const picture = drawn(200, 200, (x, y) => (isInBox(x, y, 200) ? [...skin] : [210, 150, 70]));
    const { cast, eyesTell } = measureColours(picture, box, eyes);
    expect(eyesTell && cast !== null).toBe(false);
    if (!eyes || eyesTell) expect(cast).toBeNull();
  });

  it('of a wall are no cast where the skin is neutral', () => {
    const wall = drawn(200, 200, (x, y) => (isInBox(x, y, 200) ? [200, 150, 125] : [210, 170, 90]));
    expect(measureColours(wall, box, null).cast).toBeNull();
  });

  it('are none in a black and white photo', () => {
    expect(measureColours(drawn(100, 100, patches), null, null)).toMatchObject({ isBlackAndWhite: true, cast: null });
  });
});

describe('tilt', () => {
  const striped = (degrees: number) =>
    drawn(300, 300, (x, y) => {
      const angle = (degrees * Math.PI) / 180;
      const across = -x * Math.sin(angle) + y * Math.cos(angle);
      return 125 + 65 * Math.sin(across / 8);
    });

  it.each([-11, -4, 0, 6, 12])('of lines that lean by %i degrees is told', (degrees) => {
    expect(measureTilt(lumaOf(striped(degrees)), [])?.degrees).toBeCloseTo(degrees, 0);
  });

  it('is not told where there are no lines', () => {
    const next = grain(20);
    const disc = drawn(300, 300, (x, y) => (Math.hypot(x - 150, y - 150) < 90 ? 40 : 200));
    expect(isTold(measureTilt(lumaOf(drawn(300, 300, () => 128 + next())), []))).toBe(false);
    expect(isTold(measureTilt(lumaOf(disc), []))).toBe(false);
  });

  it('is not told by one line, nor by lines that perspective leans', () => {
    const lines = (...places: [x: number, y: number, degrees: number][]) =>
      lumaOf(
        drawn(400, 400, (x, y) => {
          const isOn = places.some(([atX, atY, degrees]) => {
            const angle = (degrees * Math.PI) / 180;
            return Math.abs((x - atX) * Math.sin(angle) - (y - atY) * Math.cos(angle)) < 2;
          });
          return isOn ? 60 : 170;
        }),
      );
    expect(isTold(measureTilt(lines([200, 200, 5]), []))).toBe(false);
    expect(isTold(measureTilt(lines([200, 150, 5], [200, 200, 5]), []))).toBe(false);
    expect(isTold(measureTilt(lines([200, 60, 5], [200, 200, 5], [200, 340, 5]), []))).toBe(true);
    expect(isTold(measureTilt(lines([200, 60, 5], [200, 200, 5], [60, 200, 95]), []))).toBe(true);
    // A tower seen from below, its floors from one side.
    const floors = [60, 200, 340].map((y) => [200, y, 5] as [number, number, number]);
    expect(isTold(measureTilt(lines(...floors, [120, 200, 79], [280, 200, 102]), []))).toBe(false);
  });

  it('is told by a post that is out of focus', () => {
    const post = drawn(400, 400, (x, y) => {
      const across = (x - 330) * Math.cos(0.1) + (y - 200) * Math.sin(0.1);
      return 120 + 60 * Math.exp(-((across / 14) ** 2));
    });
    expect(measureTilt(lumaOf(post), [])?.degrees).toBeCloseTo((0.1 * 180) / Math.PI, 0);
  });

  it('is the more certain the longer the lines that show it', () => {
    const certaintyOf = (length: number) => {
      const isPost = (x: number, y: number) => Math.abs(x - 300 - (y - 200) * 0.1) < 2 && y < length;
      return measureTilt(lumaOf(drawn(400, 400, (x, y) => (isPost(x, y) ? 90 : 170))), [])?.certainty ?? 0;
    };
    expect(certaintyOf(40)).toBeLessThan(0.5);
    expect(certaintyOf(300)).toBe(1);
  });

  it('is told by the wall behind a person, not by what hangs from their neck', () => {
    const face = { x: 0.4, y: 0.2, width: 0.2, height: 0.25 };
    const scarf = (x: number, y: number) => y > 190 && Math.abs(x - 200 - (y - 300) * 0.2) < 12;
    const alone = drawn(400, 400, (x, y) => (scarf(x, y) ? 40 : 170));
    const before = drawn(400, 400, (x, y) => (scarf(x, y) ? 40 : x < 60 ? 110 : 170));
    expect(measureTilt(lumaOf(alone), [])?.degrees).toBeCloseTo(-11.3, 0);
    expect(isTold(measureTilt(lumaOf(before), []))).toBe(false);
    expect(measureTilt(lumaOf(before), [face])?.degrees).toBeCloseTo(0, 0);
  });
});

describe('clutter', () => {
  it('is higher in front of a patterned background, and ignores the person', () => {
    const person = { x: 0.4, y: 0.2, width: 0.15, height: 0.2 };
    const busy = lumaOf(drawn(300, 300, patches));
    const plain = lumaOf(drawn(300, 300, (x, y) => (x > 90 && x < 200 ? patches(x, y) : 128)));
    expect(measureClutter(busy, [person])).toBeGreaterThan(0.1);
    expect(measureClutter(plain, [person])).toBeLessThan(0.02);
  });
});
