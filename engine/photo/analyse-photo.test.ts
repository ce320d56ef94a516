import { describe, expect, it } from 'vitest';
import { photoCriteria, photoResult } from '#contract/photos.ts';
import { analysePhoto } from './analyse-photo.ts';
import type { FoundFace } from './found-face.ts';
import { photoSentences } from './remarks.ts';
import { motivations, styleAdvice } from './sentences/whole.ts';
import { blurred, drawn, faceAt, grain, patches } from './testing/drawn-picture.ts';

const box = { x: 0.35, y: 0.2, width: 0.3, height: 0.35 };
const isFace = (x: number, y: number) => x > 175 && x < 325 && y > 100 && y < 275;
const base = (x: number, y: number): [number, number, number] => {
  const detail = (patches(x, y) - 128) / 2;
  return isFace(x, y) ? [185 + detail, 138 + detail, 115 + detail] : [140 + detail, 140 + detail, 140 + detail];
};
const picture = drawn(500, 500, base);
const scoresOf = (image: typeof picture, faces = [faceAt(box)]) => analysePhoto(image, faces).scores;
const original = scoresOf(picture);
const scaled = (red: number, green = red, blue = red) =>
  drawn(500, 500, (x, y) => {
    const [r, g, b] = base(x, y);
    return [r * red, g * green, b * blue];
  });

it('answers as the contract says, the best criterion first', () => {
  const result = analysePhoto(picture, [faceAt(box)]);
  expect(photoResult.parse(result)).toEqual(result);
  const scores = result.feedback.map(({ criterion }) => result.scores[criterion]);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(result.feedback.map(({ criterion }) => criterion)).size).toBe(photoCriteria.length);
});

it('says the same of the same photo', () => {
  expect(analysePhoto(picture, [faceAt(box)])).toEqual(analysePhoto(picture, [faceAt(box)]));
});

describe('a damage lowers its criterion most, and the whole', () => {
  const next = grain(25);
  const blur = blurred(blurred(blurred(picture, 2), 2), 2);
  it.each([
    ['light', scaled(0.3)],
    ['light', drawn(500, 500, (x, y) => base(x, y).map((value) => value * 1.5 + 70) as [number, number, number])],
    ['noise', drawn(500, 500, (x, y) => base(x, y).map((value) => value + next()) as [number, number, number])],
    [
      'sharpness',
      drawn(500, 500, (x, y) => {
        const grey = blur.data[(y * 500 + x) * 3] as number;
        return isFace(x, y) ? [grey, grey * 0.75, grey * 0.62] : grey;
      }),
    ],
    ['colours', scaled(1.15, 1, 0.6)],
  ] as const)('%s', (criterion, damaged) => {
    const scores = scoresOf(damaged);
    const falls = photoCriteria.toSorted((a, b) => original[b] - scores[b] - (original[a] - scores[a]));
    expect(falls[0]).toBe(criterion);
    expect(scores.global).toBeLessThan(original.global);
  });
});

describe('the person', () => {
  const shotOf = (height: number) => analysePhoto(picture, [faceAt({ ...box, width: height * 0.8, height })]).shot;

  it('is shown as a portrait, half or in full by the size of the face', () => {
    expect([0.35, 0.12, 0.05].map(shotOf)).toEqual(['portrait', 'half', 'full']);
  });

  it('costs framing where the edge cuts the face, and is told to step back', () => {
    const { scores, improvements } = analysePhoto(picture, [faceAt({ ...box, x: -0.12 })]);
    expect(scores.framing).toBeLessThanOrEqual(25);
    expect(improvements[0]?.criterion).toMatch(/framing|face/);
  });

  it('is not known in a group', () => {
    const result = analysePhoto(picture, [faceAt(box), faceAt({ ...box, x: 0.02 }), faceAt({ ...box, x: 0.68 })]);
    expect(result.shot).toBe('group');
    expect(result.feedback.find(({ criterion }) => criterion === 'face')?.content).toContain(
      'on ne sait pas qui tu es',
    );
  });

  it('behind sunglasses costs the face, and is told to take them off', () => {
    const [top, bottom] = [box.y + 0.3 * box.height, box.y + 0.6 * box.height];
    const covered = drawn(picture.width, picture.height, (_, y) =>
      y > top * picture.height && y < bottom * picture.height ? 20 : 170,
    );
    const bare = drawn(picture.width, picture.height, () => 170);
    const { scores, feedback, improvements, measures } = analysePhoto(covered, [faceAt(box)]);
    const ofFace = ({ criterion }: { criterion: string }) => criterion === 'face';
    expect(measures.faces[0]?.sunglasses).toBe(true);
    expect(scores.face).toBeLessThan(analysePhoto(bare, [faceAt(box)]).scores.face - 20);
    expect(feedback.find(ofFace)?.content).toContain('lunettes de soleil');
    expect(improvements.find(ofFace)?.content).toContain('lunettes de soleil');
  });

  it.each([
    ['is cut by the edge', { ...box, y: -0.1 }, 'framing', 'coupe'],
    ['is cut by the edge', { ...box, y: -0.1 }, 'face', "On ne voit qu'une partie"],
    ['has its hair outside', { ...box, y: 0.005 }, 'framing', 'Le haut de ta tête'],
    ['is far away', { ...box, width: 0.04, height: 0.05 }, 'face', 'sans bien le voir'],
  ] as const)('whose face %s is not said to be well in sight', (_, place, criterion, told) => {
    const { feedback } = analysePhoto(picture, [faceAt(place)]);
    expect(feedback.find((remark) => remark.criterion === criterion)?.content).toContain(told);
  });

  it('is not said to be well in sight, nor to lean, by points that the finder guesses', () => {
    const guessed = faceAt(box, { confidence: 0.8 });
    Object.assign(guessed.mesh as object, { 263: { x: 0.6, y: 0.4 } });
    const { feedback } = analysePhoto(picture, [guessed]);
    const contentOf = (criterion: string) => feedback.find((remark) => remark.criterion === criterion)?.content;
    expect(contentOf('face')).toContain('sans bien le voir');
    expect(contentOf('level')).toContain('ne permet pas de juger');
  });

  it('has no head that leans in a group, where nobody knows whose it is', () => {
    const leaning = faceAt(box);
    Object.assign(leaning.mesh as object, { 263: { x: 0.6, y: 0.4 } });
    const levelOf = (faces: FoundFace[]) =>
      analysePhoto(picture, faces).feedback.find(({ criterion }) => criterion === 'level')?.content;
    expect(levelOf([leaning])).toContain('Ta tête penche');
    expect(levelOf([leaning, faceAt({ ...box, x: 0.02, width: 0.28 })])).toContain('ne permet pas de juger');
  });

  it('is told of no coloured light for the shade of its skin', () => {
    const tanned = drawn(500, 500, (x, y) => (isFace(x, y) ? [150, 95, 55] : base(x, y)));
    const { feedback } = analysePhoto(tanned, [faceAt(box)]);
    expect(feedback.find(({ criterion }) => criterion === 'colours')?.content).toBe(
      "Les couleurs n'appellent pas de retouche.",
    );
  });

  it('is missed where no face was found', () => {
    const result = analysePhoto(picture, []);
    expect(result).toMatchObject({
      shot: 'scene',
      scores: { face: 10 },
      measures: { faceBrightness: null, faces: [] },
    });
    expect(result.improvements[0]?.criterion).toBe('face');
  });
});

describe('sentences', () => {
  const all = [
    ...photoSentences.flatMap(({ says, advises = [] }) => [...says, ...advises]),
    ...Object.values(motivations).flat(),
    ...Object.values(styleAdvice).flat(),
  ];

  // @demand photos-not-people
  it('never speak of looks, age or origin', () => {
    const looks =
      /\b(beau|belle gueule|beauté|moche|laid|joli|jolie|sexy|mince|gros|grosse|maigre|jeune|vieux|vieille|peau|teint|rides?|séduisant|attirant)(?![\p{L}])/iu;
    expect(all.filter((sentence) => looks.test(sentence))).toEqual([]);
  });

  it('say «tu», end as sentences do, and occur once', () => {
    expect(all.filter((sentence) => /\b(vous devez|votre|vos)\b/i.test(sentence))).toEqual([]);
    expect(all.filter((sentence) => !/[.!]$/.test(sentence))).toEqual([]);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });

  it('have a last one for each criterion, which always holds', () => {
    for (const criterion of photoCriteria) {
      const last = photoSentences.findLast((sentence) => sentence.criterion === criterion);
      expect(last?.holds.toString(), criterion).toMatch(/=> ?true/);
    }
  });
});
