import type { PhotoCriterion, PhotoFace, PhotoMeasures } from '#contract/photos.ts';

// The figures behind each criterion, as French text.

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const percent = (value: number) => `${value} %`;
const partInPercent = (part: number) => percent(Math.round(Math.min(1, part) * 100));

const castNames = { warm: 'chaude', cold: 'froide', green: 'verte', magenta: 'magenta' } as const;

const facts: Record<PhotoCriterion, (measures: PhotoMeasures) => (string | null)[]> = {
  light: ({ brightness, faceBrightness, contrast }) => [
    `luminosité ${percent(brightness)}`,
    faceBrightness === null ? null : `sur le visage ${percent(faceBrightness)}`,
    `contraste ${percent(contrast)}`,
  ],
  sharpness: ({ sharpness }) => [`force des contours ${percent(sharpness)}`],
  noise: () => [],
  resolution: ({ width, height }) => [`${width} × ${height} pixels`],
  colours: ({ saturation, cast }) => [
    `saturation ${percent(saturation)}`,
    cast ? `dominante ${castNames[cast]}` : 'pas de dominante',
  ],
  level: ({ tilt }) => [tiltText(tilt)],
  framing: ({ faces }) => {
    const main = faces.find(({ isMain }) => isMain);
    if (!main) return ['aucun visage trouvé'];
    const { x, width, height } = main.box;
    return [
      `visage : ${partInPercent(height)} de la hauteur`,
      `centré à ${partInPercent(Math.max(0, x + width / 2))} de la largeur`,
    ];
  },
  face: ({ faces }) => {
    const main = faces.find(({ isMain }) => isMain);
    if (!main) return ['aucun visage trouvé'];
    return [faces.length === 1 ? '1 visage' : `${faces.length} visages`, ...faceTexts(main)];
  },
};

/** «Luminosité 41 %, sur le visage 38 %, contraste 52 %.»; empty where the score is the only figure. */
export function measuredFacts(criterion: PhotoCriterion, measures: PhotoMeasures): string {
  const sentence = facts[criterion](measures)
    .filter((fact) => fact !== null)
    .join(', ');
  return sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function tiltText(tilt: number | null): string {
  if (tilt === null) return 'aucune ligne sûre pour juger';
  const shown = decimal.format(Math.abs(tilt));
  if (shown === '0') return 'lignes droites';
  return `penche de ${shown}° vers la ${tilt > 0 ? 'droite' : 'gauche'}`;
}

function faceTexts({ smiles, eyesOpen, turnedAway, cutOff, sunglasses }: PhotoFace): (string | null)[] {
  return [
    smiles ? 'sourire visible' : null,
    eyesOpen === null ? null : eyesOpen ? 'yeux ouverts' : 'yeux fermés',
    turnedAway ? 'tourné ou baissé' : null,
    cutOff ? 'coupé par le bord' : null,
    sunglasses ? 'lunettes de soleil' : null,
  ];
}
