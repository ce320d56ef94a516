import { isFromSide, isFrontal, isGroup, isSmall, isWholeHead, liesSideways, sureFace } from '../evidence.ts';
import { fair, good, type PhotoSentence } from './sentence.ts';

// Framing, and whether the face can be seen. Never what it looks like.

export const personSentences: PhotoSentence[] = [
  {
    id: 'cut-off',
    criterion: 'framing',
    holds: (photo) => sureFace(photo)?.cutOff === true,
    says: ['Ton visage est coupé par le bord de la photo.', 'Le cadre coupe ton visage.'],
    advises: [
      'Recule un peu et garde tout ton visage dans le cadre.',
      "Reprends-la en laissant de l'espace autour de ta tête.",
    ],
  },
  {
    id: 'head-cut',
    criterion: 'framing',
    // A box begins at the forehead: hair and skull reach further up.
    holds: (photo) => {
      const face = sureFace(photo);
      return face !== null && face.box.y < 0.05 * face.box.height;
    },
    says: ['Le haut de ta tête sort du cadre.'],
    advises: ["Recule un peu, ou lève l'appareil : garde un peu d'air au-dessus de ta tête."],
  },
  {
    id: 'too-close',
    criterion: 'framing',
    holds: (photo, score) => score < good && (sureFace(photo)?.size ?? 0) > 0.7,
    says: ['Le cadre est très serré sur ton visage.'],
    advises: ["Recule d'un pas ou tends le bras : montrer les épaules rend la photo plus naturelle."],
  },
  {
    id: 'aside',
    criterion: 'framing',
    holds: (photo, score) =>
      score < good && photo.people === 1 && Math.abs((sureFace(photo)?.centre.x ?? 0.5) - 0.5) > 0.3,
    says: ['Tu es tout au bord du cadre.'],
    advises: ["Recadre pour te placer au centre ou au tiers de l'image."],
  },
  {
    id: 'low',
    criterion: 'framing',
    holds: (photo, score) => score < good && (sureFace(photo)?.centre.y ?? 0) > 0.6,
    says: ['Ton visage est bas dans le cadre.'],
    advises: ["Baisse l'appareil ou recadre : les yeux se placent bien dans le tiers du haut."],
  },
  {
    id: 'cluttered',
    criterion: 'framing',
    holds: (photo, score) => score < good && sureFace(photo) !== null && photo.clutter > 0.25,
    says: ['Le décor est chargé.'],
    advises: ['Choisis un fond plus simple, ou laisse la retouche le flouter.'],
  },
  {
    id: 'fair-framing',
    criterion: 'framing',
    holds: (photo, score) => score >= fair && score < good && sureFace(photo) !== null,
    says: ['Le cadrage est correct, sans plus.'],
    advises: ["Recadre autour de toi : le visage dans le tiers du haut, un peu d'air autour."],
  },
  {
    id: 'well-framed',
    criterion: 'framing',
    holds: (photo, score) => {
      const face = sureFace(photo);
      if (score < good || face === null || photo.people > 1 || liesSideways(photo)) return false;
      return isWholeHead(face) && Math.abs(face.centre.x - 0.5) <= 0.25;
    },
    says: ['Cadrage réussi.', 'Ton visage est bien placé dans le cadre.'],
  },
  {
    id: 'no-face',
    criterion: 'face',
    holds: ({ faces }) => faces.length === 0,
    says: ["On n'a pas repéré de visage sur cette photo."],
    advises: ['Montre ton visage sur ta première photo, et garde celle-ci pour la suite du profil.'],
  },
  {
    id: 'small-face',
    criterion: 'face',
    holds: ({ faces: [main] }) => main !== undefined && isSmall(main),
    says: ['Aucun visage ne se voit de près sur cette photo.'],
    advises: ['Ajoute une photo prise de plus près, nette et bien éclairée.'],
  },
  {
    id: 'group',
    criterion: 'face',
    holds: isGroup,
    says: [
      'Vous êtes plusieurs : on ne sait pas qui tu es.',
      'Photo de groupe : on ne sait pas qui tu es au premier regard.',
    ],
    advises: ['Garde les photos de groupe après une photo où on ne voit que toi.'],
  },
  {
    id: 'doubtful-face',
    criterion: 'face',
    holds: (photo) => sureFace(photo) === null,
    says: ['Aucun visage ne se voit bien de face sur cette photo.'],
    advises: ['Ajoute une photo où ton visage se voit en entier, de face.'],
  },
  {
    id: 'part-of-face',
    criterion: 'face',
    holds: ({ faces }) => faces[0]?.cutOff === true,
    says: ["On ne voit qu'une partie de ton visage."],
    advises: ['Garde une photo où ton visage se voit en entier.'],
  },
  {
    id: 'sunglasses',
    criterion: 'face',
    holds: ({ faces }) => faces[0]?.sunglasses === true,
    says: ['Tes lunettes de soleil cachent tes yeux.'],
    advises: ['Retire les lunettes de soleil sur la photo principale : le regard crée le lien.'],
  },
  {
    id: 'turned-away',
    criterion: 'face',
    holds: (photo) => {
      const face = sureFace(photo);
      return face !== null && isFromSide(face, photo);
    },
    says: ['Ton visage est tourné, on ne te voit pas de face.'],
    advises: ["Tourne-toi un peu plus vers l'appareil, au moins sur une photo."],
  },
  {
    id: 'eyes-closed',
    criterion: 'face',
    holds: ({ faces }) => faces[0]?.eyesOpen === false,
    says: ['Tes yeux paraissent fermés.'],
    advises: ["Prends-en plusieurs d'affilée et garde celle où tes yeux sont ouverts."],
  },
  {
    id: 'dim-face',
    criterion: 'face',
    // In the dark or out of focus.
    holds: ({ light, sharpness }) => (light.facePeak ?? 0) < 0.45 || (sharpness.face ?? 1) < 0.15,
    says: ['On distingue ton visage, sans bien le voir.'],
  },
  {
    id: 'part-in-sight',
    criterion: 'face',
    // Half turned, at the edge, or not the only one: it is seen, and no more is known.
    holds: (photo) => {
      const face = sureFace(photo);
      return face === null || !isFrontal(face, photo) || !isWholeHead(face) || photo.people > 1;
    },
    says: ['On voit ton visage.'],
  },
  {
    id: 'smile',
    criterion: 'face',
    holds: ({ faces }) => faces[0]?.smiles === true,
    says: ['Ton visage est bien visible, avec un sourire.', 'On voit bien ton visage et ton sourire.'],
  },
  {
    id: 'visible',
    criterion: 'face',
    holds: () => true,
    says: ['Ton visage est bien visible.', 'On voit bien ton visage.'],
  },
];
