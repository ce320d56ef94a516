import { describe, expect, it } from 'vitest';
import { measureFaces, peopleIn } from './measure-faces.ts';
import { lumaOf } from './planes.ts';
import { drawn, faceAt } from './testing/drawn-picture.ts';

const box = { x: 0.3, y: 0.2, width: 0.4, height: 0.5 };
const plain = lumaOf(drawn(400, 400, () => 170));
const only = (face: ReturnType<typeof faceAt>, luma = plain) => measureFaces(luma, [face])[0];

describe('a face', () => {
  it('is cut off where its box reaches beyond the edge', () => {
    expect(only(faceAt({ ...box, x: -0.1 }))?.cutOff).toBe(true);
    expect(only(faceAt({ ...box, y: 0.7 }))?.cutOff).toBe(true);
    expect(only(faceAt({ ...box, x: 0 }))?.cutOff).toBe(false);
  });

  it('is turned away from 35 degrees to a side and 20 up or down, and its lean is not told then', () => {
    expect(only(faceAt(box, { angles: { yaw: -40, pitch: 0 } }))?.turnedAway).toBe(true);
    expect(only(faceAt(box, { angles: { yaw: 30, pitch: 0 } }))?.turnedAway).toBe(false);
    expect(only(faceAt(box, { angles: { yaw: 0, pitch: 25 } }))?.turnedAway).toBe(true);
    expect(only(faceAt(box, { angles: { yaw: 0, pitch: 15 } }))?.turnedAway).toBe(false);
    expect(only(faceAt(box, { angles: { yaw: -40, pitch: 0 } }))?.roll).toBeNull();
  });

  it('has open or closed eyes by the height of its lids, and neither where they are narrow', () => {
    const eyesOpen = (openness: number) => only(faceAt(box, { openness }))?.eyesOpen;
    expect([0.4, 0.2, 0.05].map(eyesOpen)).toEqual([true, null, false]);
  });

  it('smiles where the finder is sure and the mouth is wide', () => {
    const smiles = (smile: number) => only(faceAt(box, { smile }))?.smiles;
    expect([0.9, 0.7].map(smiles)).toEqual([true, false]);
    const serious = faceAt(box, { smile: 0.9 });
    Object.assign(serious.mesh as object, { 61: { x: 0.44, y: 0.6 }, 291: { x: 0.56, y: 0.6 } });
    expect(only(serious)?.smiles).toBe(false);
  });

  it('says nothing of the eyes where it is small, or has a box alone', () => {
    expect(only(faceAt({ x: 0.5, y: 0.5, width: 0.05, height: 0.06 }))?.eyesOpen).toBeNull();
    expect(only(faceAt(box, { mesh: null, angles: null, smile: null }))).toMatchObject({
      eyesOpen: null,
      roll: null,
      smiles: false,
    });
  });

  it('wears sunglasses where both eyes and the skin under them are dark', () => {
    const glasses = lumaOf(drawn(400, 400, (_, y) => (y > 120 && y < 200 ? 25 : 170)));
    expect(only(faceAt(box), glasses)).toMatchObject({ sunglasses: true, eyesOpen: null });
    const brows = lumaOf(drawn(400, 400, (_, y) => (y > 120 && y < 165 ? 25 : 170)));
    expect(only(faceAt(box), brows)?.sunglasses).toBe(false);
  });

  it('wears sunglasses where the nearer eye of a face that looks aside is covered', () => {
    const half = lumaOf(drawn(400, 400, (x, y) => (y > 120 && y < 200 && x < 200 ? 25 : 170)));
    const isTold = (yaw: number) => {
      const face = faceAt(box, { angles: { yaw, pitch: 0 } });
      // The farther eye is seen from the side.
      Object.assign(face.mesh as object, { 362: { x: 0.57, y: 0.4 } });
      return only(face, half)?.sunglasses;
    };
    expect([25, 0].map(isTold)).toEqual([true, false]);
  });

  it('is not said to wear sunglasses where its eyes are a few dark pixels', () => {
    const isTold = (width: number) => {
      const face = { x: 0.3, y: 0.3, width, height: width * 1.25 };
      const [top, bottom] = [(0.3 + 0.3 * face.height) * 400, (0.3 + 0.6 * face.height) * 400];
      const dark = lumaOf(drawn(400, 400, (_, y) => (y > top && y < bottom ? 25 : 170)));
      return only(faceAt(face), dark)?.sunglasses;
    };
    expect(isTold(0.4)).toBe(true);
    expect(isTold(0.08)).toBe(false);
  });
});

it('the largest face is the main one, and a far smaller one is a passer-by', () => {
  const faces = measureFaces(plain, [
    faceAt({ x: 0.1, y: 0.1, width: 0.05, height: 0.06 }),
    faceAt(box),
    faceAt({ x: 0.7, y: 0.2, width: 0.25, height: 0.3 }),
  ]);
  expect(faces.map(({ isMain, size }) => [isMain, size])).toEqual([
    [true, 0.5],
    [false, 0.3],
    [false, 0.06],
  ]);
  expect(peopleIn(faces)).toHaveLength(2);
});
