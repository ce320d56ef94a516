import { expect } from 'vitest';
import { type AnalysedPhoto, analyzePhoto, retouchPhoto } from '#contract/photos.ts';
import { buildUser } from './build-user.ts';
import type { TestApp } from './make-app.ts';
import { portraitSize } from './photo-kinds.ts';

/** A member with the photo add-on, who sends photos. */
export async function photoMember(test: TestApp) {
  const { browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
  const bodyOf = (file: Buffer) => ({ imageBase64: file.toString('base64') });
  return {
    browser,
    analyse: (file: Buffer) => browser.call(analyzePhoto, { body: bodyOf(file) }),
    /** The file that comes back, its pixels unchanged. */
    async retouch(file: Buffer): Promise<Buffer> {
      const { retouchedImageBase64 } = await browser.call(retouchPhoto, { body: { ...bodyOf(file), strength: 0 } });
      return Buffer.from(retouchedImageBase64, 'base64');
    },
  };
}

export function expectPortrait({ result: { shot, measures } }: AnalysedPhoto, name: string): void {
  const [face] = measures.faces.filter(({ isMain }) => isMain);
  const [x, y] = face ? [face.box.x + face.box.width / 2, face.box.y + face.box.height / 2] : [0, 0];
  const place = { x: Math.abs(x - 0.5) < 0.2, y: Math.abs(y - 0.34) < 0.05 };
  const { width, height } = measures;
  expect({ name, shot, place, width, height }).toEqual({
    name,
    shot: 'portrait',
    place: { x: true, y: true },
    ...portraitSize,
  });
}
