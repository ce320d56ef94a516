import { describe, expect, it } from 'vitest';
import type { AnalysedPhoto, ShotKind } from '#contract/photos.ts';
import { photoResultWith } from '../../testing/scripted-studio.ts';
import { lineUpOf } from './rules.ts';

const photo = (id: string, given: Parameters<typeof photoResultWith>[0]): AnalysedPhoto => {
  return { id, createdAt: '2026-11-15T09:00:00.000Z', result: photoResultWith(given) };
};
const orderOf = (photos: AnalysedPhoto[]) => lineUpOf(photos).order.map(({ id }) => id);
const highScores = { light: 90, sharpness: 90, noise: 90, resolution: 90, colours: 90, level: 90, face: 10 };
const whyOf = (photos: AnalysedPhoto[], id: string) => lineUpOf(photos).order.find((one) => one.id === id)?.why;

describe('the first picture', () => {
  it.each<[string, AnalysedPhoto, AnalysedPhoto]>([
    ['higher score', photo('worse', { global: 70 }), photo('first', { global: 71 })],
    ['user alone, not a group', photo('group', { global: 100, shot: 'group' }), photo('first', { global: 20 })],
    ['person, not a place', photo('place', { global: 100, shot: 'scene', face: null }), photo('first', { global: 20 })],
    ['whole face', photo('cut', { global: 80, face: { cutOff: true } }), photo('first', { global: 60 })],
    [
      'face turned to the camera',
      photo('away', { global: 80, face: { turnedAway: true } }),
      photo('first', { global: 60 }),
    ],
    ['eyes in sight', photo('shades', { global: 80, face: { sunglasses: true } }), photo('first', { global: 60 })],
    ['open eyes', photo('shut', { global: 80, face: { eyesOpen: false } }), photo('first', { global: 75 })],
    ['smile', photo('serious', { global: 80, face: { smiles: false } }), photo('first', { global: 78 })],
    ['large face', photo('far', { global: 80, shot: 'full' }), photo('first', { global: 70 })],
  ])('is the one with: %s', (_what, other, first) => {
    expect(orderOf([other, first])[0]).toBe('first');
    expect(orderOf([first, other])[0]).toBe('first');
  });

  it('loses no points where its eyes cannot be told', () => {
    const unknown = photo('unknown', { global: 80, face: { eyesOpen: null } });
    expect(orderOf([photo('open', { global: 79 }), unknown])[0]).toBe('unknown');
  });

  it('says why it is first, and what it lacks where nothing better was given', () => {
    const best = photo('best', { global: 91 });
    const group = photo('group', { global: 95, shot: 'group' });
    expect(whyOf([best, photo('other', { global: 60 })], 'best')).toContain("c'est ta meilleure note (91/100)");
    expect(whyOf([best, group], 'best')).toContain('Une autre photo a une meilleure note');
    const shades = photo('shades', { global: 80, face: { sunglasses: true } });
    expect(whyOf([shades, group], 'shades')).toContain("à défaut d'une photo où ton visage est bien dégagé");
    expect(whyOf([group, photo('sea', { shot: 'scene', face: null })], 'group')).toContain("où l'on ne voit que toi");
  });
});

describe('the photos after the first', () => {
  it('go by score', () => {
    const shots: ShotKind[] = ['half', 'full', 'group', 'scene'];
    const others = shots.map((shot, place) => photo(shot, { global: 70 + place, shot }));
    expect(orderOf([photo('first', { global: 99 }), ...others])).toEqual(['first', 'scene', 'group', 'full', 'half']);
  });

  it('come later when their kind was shown before, unless the other kind is much worse', () => {
    const first = photo('first', { global: 90 });
    const again = photo('again', { global: 85 });
    expect(orderOf([first, again, photo('full', { global: 70, shot: 'full' })])).toEqual(['first', 'full', 'again']);
    expect(orderOf([first, again, photo('full', { global: 55, shot: 'full' })])).toEqual(['first', 'again', 'full']);
    expect(whyOf([first, again], 'again')).toContain('Même genre de photo');
  });

  it('are told what hides the face, and not that it is seen well', () => {
    const first = photo('first', { global: 90, shot: 'half' });
    const shades = photo('shades', { global: 80, face: { sunglasses: true } });
    expect(whyOf([first, shades], 'shades')).toBe('De près, mais tes lunettes de soleil cachent tes yeux.');
    const far = photo('far', {
      global: 80,
      shot: 'full',
      face: { box: { x: 0.4, y: 0.1, width: 0.04, height: 0.06 } },
    });
    expect(whyOf([far, photo('place', { shot: 'scene', face: null })], 'far')).toContain("même si c'est de loin");
  });

  it('of a place are not told to show a face', () => {
    const dim = photo('dim', { global: 50, shot: 'scene', face: null, scores: { light: 20, face: 10 } });
    expect(whyOf([photo('first', { global: 90 }), dim], 'dim')).toContain('lumière à 20/100');
    expect(
      whyOf(
        [photo('first', { global: 90 }), photo('sea', { global: 55, shot: 'scene', face: null, scores: highScores })],
        'sea',
      ),
    ).toContain('Aucun visage repéré');
  });

  it('name their weakest criterion below 60, and their kind from 60 on', () => {
    const first = photo('first', { global: 90 });
    const dark = photo('dark', { global: 59, shot: 'half', scores: { light: 31 } });
    expect(whyOf([first, dark], 'dark')).toBe('À améliorer avant de la montrer : lumière à 31/100.');
    const half = photo('half', { global: 60, shot: 'half', scores: { light: 31 } });
    expect(whyOf([first, half], 'half')).toContain('plus de recul');
  });
});

describe('missing kinds of shot', () => {
  it('are those of a full profile that no photo shows', () => {
    const missing = (...shots: ShotKind[]) =>
      lineUpOf(shots.map((shot, place) => photo(String(place), { shot }))).missing.map(({ shot }) => shot);
    expect(missing('portrait', 'portrait')).toEqual(['full', 'scene', 'group']);
    expect(missing('half', 'group')).toEqual(['portrait', 'full', 'scene']);
    expect(missing('portrait', 'full', 'scene', 'group')).toEqual([]);
  });
});
