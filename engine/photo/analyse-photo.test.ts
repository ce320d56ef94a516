import { describe, expect, it } from 'vitest';
import { type PhotoCriterion, photoCriteria, photoResult } from '#contract/photos.ts';
import { analysePhoto, describePhoto } from './analyse-photo.ts';
import { type MeasuredPhoto, measurePhoto } from './measure-photo.ts';
import { photoSentences } from './remarks.ts';
import { motivations, nothingFound, styleAdvice } from './sentences/whole.ts';
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
  expect(new Set(result.feedback.map(({ criterion }) => criterion)).size).toBe(result.feedback.length);
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
    ['is far away', { ...box, width: 0.04, height: 0.05 }, 'face', 'Aucun visage ne se voit de près'],
  ] as const)('whose face %s is not said to be well in sight', (_, place, criterion, told) => {
    const { feedback } = analysePhoto(picture, [faceAt(place)]);
    expect(feedback.find((remark) => remark.criterion === criterion)?.content).toContain(told);
  });

  it('is told of no coloured light for the shade of its skin', () => {
    const tanned = drawn(500, 500, (x, y) => (isFace(x, y) ? [150, 95, 55] : base(x, y)));
    expect(told(measurePhoto(tanned, [faceAt(box)]), 'colours')).toBeUndefined();
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

const measured = measurePhoto(picture, [faceAt(box)]);
const [face] = measured.faces as [MeasuredPhoto['faces'][number]];
const withFace = (more: Partial<typeof face>): MeasuredPhoto => ({ ...measured, faces: [{ ...face, ...more }] });
const light = (more: Partial<MeasuredPhoto['light']>): MeasuredPhoto['light'] => ({ ...measured.light, ...more });
const agreed = (degrees: number) => ({ degrees, support: 2, certainty: 1, isAgreed: true });
const nobody: Partial<MeasuredPhoto> = { faces: [], people: 0, light: light({ facePeak: null, faceBrightness: null }) };
/** The sentence of one criterion; undefined where none is said. */
function told(photo: MeasuredPhoto, criterion: PhotoCriterion): string | undefined {
  return describePhoto(photo).feedback.find((remark) => remark.criterion === criterion)?.content;
}
function advised(photo: MeasuredPhoto, criterion: PhotoCriterion): string | undefined {
  return describePhoto(photo).improvements.find((remark) => remark.criterion === criterion)?.content;
}
/** Of all that is said. */
function wordsOn(photo: MeasuredPhoto): string {
  const { feedback, improvements, motivation, styleAdvice } = describePhoto(photo);
  return [...[...feedback, ...improvements].map(({ content }) => content), motivation, styleAdvice].join(' ');
}

describe('a sentence is said where its own evidence is there', () => {
  it('says nothing of a level that no line tells, and calls no leaning head a fault', () => {
    expect(told({ ...measured, tilt: null }, 'level')).toBeUndefined();
    const leaning = { ...withFace({ roll: 25 }), tilt: null };
    expect(wordsOn(leaning)).not.toMatch(/penche|redresse/i);
    expect(describePhoto(leaning).scores.level).toBeGreaterThanOrEqual(80);
  });

  it('calls no head upright that lies on its side, and tells nothing by the lines around it', () => {
    const mesh = face.mesh?.map((point, index) => {
      if (index === 10) return { x: box.x, y: 0.4 };
      return index === 152 ? { x: box.x + box.width, y: 0.4 } : point;
    });
    const lying = measurePhoto(picture, [{ ...faceAt(box), mesh: mesh ?? null }]);
    expect(lying.tilt).toBeNull();
    expect(told(lying, 'level')).toBe("Ta tête est couchée dans l'image.");
    expect(told(lying, 'framing')).toBeUndefined();
    expect(wordsOn(lying)).not.toMatch(/prête|Fonce|publier/);
  });

  it('tells no lean of lines that may lean further than was looked for, as a book on a table does', () => {
    expect(told({ ...measured, tilt: agreed(-14.75) }, 'level')).toBeUndefined();
    expect(describePhoto({ ...measured, tilt: agreed(-14.75) }).scores.level).toBeGreaterThanOrEqual(80);
  });

  it('calls a face well placed where there is room for hair and it is not at the side', () => {
    expect(told(measured, 'framing')).toMatch(/réussi|bien placé/);
    expect(told(withFace({ box: { ...box, y: 0.2 * box.height } }), 'framing')).toBeUndefined();
    expect(told(withFace({ centre: { x: 0.22, y: 0.35 } }), 'framing')).toBeUndefined();
  });

  it('calls the light on a face right where it is neither lost, missing nor coloured', () => {
    const lit = { ...measured, light: light({ contrast: 0.9, haze: 0.05 }) };
    expect(told(lit, 'light')).toMatch(/juste|ni trop sombre/);
    expect(told({ ...lit, clipped: 0.3 }, 'light')).toBeUndefined();
    expect(told({ ...lit, light: { ...lit.light, facePeak: 0.42 } }, 'light')).toBeUndefined();
    expect(told({ ...lit, colours: { ...lit.colours, onSkin: 0.3 } }, 'light')).toBeUndefined();
  });

  it('takes an even wall for no lack of contrast', () => {
    const even = { ...measured, light: light({ contrast: 0.2, haze: 0.1 }) };
    expect(told({ ...even, clutter: 0.1 }, 'light')).toContain('manque de contraste');
    expect(wordsOn({ ...even, clutter: 0 })).not.toContain('contraste');
    const lit = describePhoto({ ...even, clutter: 0 }).scores.light;
    expect(lit).toBeGreaterThanOrEqual(80);
    const dark = { ...even, light: { ...even.light, facePeak: 0.44 }, clutter: 0 };
    expect(describePhoto(dark).scores.light).toBeLessThan(lit - 20);
  });

  it('tells nobody indoors to go into the shade', () => {
    const bright = { ...measured, light: light({ surroundings: 0.85, whiteShare: 0.3, haze: 0.3, contrast: 0.6 }) };
    expect(told(bright, 'light')).toContain('très clair');
    expect(advised(bright, 'light')).not.toContain('ombre');
  });

  it('tells a group by the faces beside one that is doubtful', () => {
    const beside = { ...face, isMain: false, centre: { x: 0.8, y: 0.4 } };
    const group = { ...measured, people: 2, faces: [{ ...face, isSure: false }, beside] };
    expect(told(group, 'face')).toContain('on ne sait pas qui tu es');
    expect(told({ ...group, faces: [...group.faces.slice(0, 1), { ...beside, isSure: false }] }, 'face')).toContain(
      'Aucun visage',
    );
  });

  it('speaks of the light on the photo, not on one face, where there are several', () => {
    const lit = { ...measured, light: light({ contrast: 0.9, haze: 0.05, brightness: 0.5 }) };
    expect(told({ ...lit, people: 2 }, 'light')).toBe("La photo n'est ni trop sombre ni trop claire.");
  });

  it.each([
    ['droites', 0.5],
    ['penchent', 5],
    [undefined, 2],
  ])('says of lines that they are %s at %d degrees', (word, degrees) => {
    const content = told({ ...measured, tilt: agreed(degrees) }, 'level');
    if (word) expect(content).toContain(word);
    else expect(content).toBeUndefined();
  });

  it.each([
    ['doubtful', withFace({ isSure: false }), 'Aucun visage ne se voit bien de face'],
    ['tiny', withFace({ size: 0.06 }), 'Aucun visage ne se voit de près'],
  ] as const)('says nothing of a %s face, which may be a dog or a cup', (_, photo, sentence) => {
    expect(told(photo, 'face')).toContain(sentence);
    expect(told(photo, 'framing')).toBeUndefined();
    expect(advised(photo, 'face')).toContain('Ajoute une photo');
    const feedback = describePhoto({ ...photo, light: light({ faceWhiteShare: 0.4, facePeak: 1 }) }).feedback;
    expect(feedback.map(({ content }) => content).join(' ')).not.toMatch(/\b(ton|tes|ta|tu)\b/i);
  });

  it('calls a face well in sight where it is whole and seen from the front', () => {
    expect(told(measured, 'face')).toMatch(/bien visible|voit bien/);
    const aside = face.mesh?.map((point, index) => (index === 1 ? { ...point, x: box.x } : point)) ?? null;
    expect(told(withFace({ mesh: aside }), 'face')).toBe('On voit ton visage.');
    expect(told(withFace({ mesh: aside, turnedAway: true }), 'face')).toContain('Ton visage est tourné');
    expect(told(withFace({ turnedAway: true }), 'face')).toBe('On voit ton visage.');
    expect(told(withFace({ box: { ...box, y: 0.03 } }), 'face')).toBe('On voit ton visage.');
  });

  it('tells a cast where the whites of the eyes show it, and the sure lack of one alike', () => {
    const warm = { ...measured.colours, lean: { warm: 0.3, green: 0 }, cast: 'warm' as const, saturation: 0.4 };
    const seen = { ...measured, colours: { ...warm, eyesTell: true } };
    const guessed = { ...measured, colours: { ...warm, eyesTell: false } };
    expect(told(seen, 'colours')).toMatch(/orange|jaunit/);
    expect(told(guessed, 'colours')).toBeUndefined();
    expect(describePhoto(guessed).measures.cast).toBeNull();
    expect(describePhoto(guessed).scores.colours).toBeGreaterThanOrEqual(80);
    const neutral = { ...warm, lean: { warm: 0, green: 0 }, cast: null, onSkin: 0 };
    expect(told({ ...measured, colours: { ...neutral, eyesTell: true } }, 'colours')).toMatch(/dominante/);
    expect(told({ ...measured, ...nobody, colours: { ...neutral, eyesTell: false } }, 'colours')).toBeUndefined();
    expect(told({ ...measured, colours: { ...neutral, eyesTell: true, onSkin: 0.04 } }, 'colours')).toBeUndefined();
    expect(told({ ...measured, clipped: 0.4, colours: { ...neutral, eyesTell: true } }, 'colours')).toBeUndefined();
  });

  it('tells no strong colours of a dark picture', () => {
    const gaudy = { ...measured, colours: { ...measured.colours, saturation: 0.95 } };
    expect(told(gaudy, 'colours')).toContain('très vives');
    expect(told({ ...gaudy, light: light({ brightness: 0.15 }) }, 'colours')).toBeUndefined();
  });

  it('takes neither leaves nor bricks for grain', () => {
    const grainy = { ...measured, noise: 7 };
    expect(told({ ...grainy, clutter: 0.1 }, 'noise')).toContain('grain');
    expect(told({ ...grainy, clutter: 0.4 }, 'noise')).toBeUndefined();
    expect(told({ ...grainy, clutter: 0.4, noise: 20 }, 'noise')).toMatch(/grain/i);
  });

  it('tells an enlarged picture where there is contrast to tell it by', () => {
    const enlarged = { ...measured, resolution: { enlargement: 4, side: 150 } };
    expect(told({ ...enlarged, light: light({ contrast: 0.8 }) }, 'resolution')).toContain('agrandie');
    for (const unclear of [{ contrast: 0.2 }, { contrast: 0.8, surroundings: 0.2 }]) {
      const guessed = { ...enlarged, light: light(unclear) };
      expect(told(guessed, 'resolution')).not.toContain('agrandie');
      expect(describePhoto(guessed).scores.resolution).toBeGreaterThanOrEqual(80);
    }
  });

  it('advises nobody to turn to a window in a picture without a face', () => {
    const night = { ...measured, ...nobody, light: light({ brightness: 0.1, surroundings: 0.1, facePeak: null }) };
    expect(told(night, 'light')).toBe('La photo est plutôt sombre.');
    expect(wordsOn(night)).not.toMatch(/fenêtre|face à|retouche/);
  });

  it('calls a face unsharp where the rest is sharp, not the photo blurred', () => {
    const sharpness = { ...measured.sharpness, picture: 0.9, face: 0.1, background: null };
    expect(told({ ...measured, sharpness }, 'sharpness')).toBe('Ton visage manque de netteté.');
  });
});

describe('the closing sentence', () => {
  const good = { ...measured, light: light({ contrast: 0.9, haze: 0.05 }), tilt: agreed(0) };

  it('follows from what is left to mend', () => {
    const wholly = describePhoto(good);
    expect([wholly.improvements.length, wholly.motivation]).toEqual([0, expect.stringMatching(/prête|Fonce|publier/)]);
    const one = describePhoto({ ...good, tilt: agreed(6) });
    expect([one.improvements.length, one.motivation]).toEqual([
      1,
      expect.stringMatching(/un seul|une piste|Une seule/),
    ]);
    const several = describePhoto({ ...good, tilt: agreed(6), noise: 9, clutter: 0 });
    expect(several.improvements.length).toBeGreaterThan(1);
    expect(several.motivation).toMatch(/pistes|première piste|quelques/);
  });

  it('calls a photo ready whose light, place and face are called good, and finds no fault in others', () => {
    expect(describePhoto({ ...good, clipped: 0.5 }).motivation).toMatch(/rien repéré|Aucun défaut/);
    const aside = face.mesh?.map((point, index) => (index === 1 ? { ...point, x: box.x } : point)) ?? null;
    expect(describePhoto({ ...good, faces: [{ ...face, mesh: aside }] }).motivation).toMatch(
      /rien repéré|Aucun défaut/,
    );
  });

  it('never calls a photo ready whose face nobody is sure of', () => {
    const { motivation } = describePhoto({ ...withFace({ isSure: false }), tilt: null });
    expect(motivation).not.toMatch(/prête|Fonce|publier/);
  });
});

describe('sentences', () => {
  const all = [
    ...photoSentences.flatMap(({ says, advises = [] }) => [...says, ...advises]),
    ...new Set(Object.values(motivations).flatMap((byLeft) => Object.values(byLeft).flat())),
    ...nothingFound,
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
});
