import { fair, good, type PhotoSentence } from './sentence.ts';

// Framing, and whether the face can be seen. Never what it looks like.

export const personSentences: PhotoSentence[] = [
  {
    id: 'cut-off',
    criterion: 'framing',
    holds: ({ faces }) => faces[0]?.cutOff === true,
    says: ['Ton visage est coupé par le bord de la photo.', 'Le cadre coupe ton visage.'],
    advises: [
      'Recule un peu et garde tout ton visage dans le cadre.',
      "Reprends-la en laissant de l'espace autour de ta tête.",
    ],
  },
  {
    id: 'nobody',
    criterion: 'framing',
    holds: ({ faces }) => faces.length === 0,
    says: ['Aucun visage à cadrer sur cette photo.'],
    advises: ['Ajoute une photo où ton visage se voit : une photo de profil doit te montrer.'],
  },
  {
    id: 'head-cut',
    criterion: 'framing',
    // A box begins at the forehead: hair and skull reach further up.
    holds: ({ faces: [main] }) => main !== undefined && main.box.y < 0.05 * main.box.height,
    says: ['Le haut de ta tête sort du cadre.'],
    advises: ["Recule un peu, ou lève l'appareil : garde un peu d'air au-dessus de ta tête."],
  },
  {
    id: 'far-away',
    criterion: 'framing',
    holds: ({ faces }, score) => score < good && (faces[0]?.size ?? 1) < 0.1,
    says: [
      "Tu es loin de l'appareil : ton visage occupe peu de place.",
      'On te voit de loin, le décor prend le dessus.',
    ],
    advises: ['Rapproche-toi, ou recadre : ton visage devrait occuper au moins un dixième de la hauteur.'],
  },
  {
    id: 'too-close',
    criterion: 'framing',
    holds: ({ faces }, score) => score < good && (faces[0]?.size ?? 0) > 0.6,
    says: ['Le cadre est très serré sur ton visage.'],
    advises: ["Recule d'un pas ou tends le bras : montrer les épaules rend la photo plus naturelle."],
  },
  {
    id: 'aside',
    criterion: 'framing',
    holds: ({ faces, people }, score) =>
      score < good && people === 1 && Math.abs((faces[0]?.centre.x ?? 0.5) - 0.5) > 0.22,
    says: ['Tu es tout au bord du cadre.'],
    advises: ["Recadre pour te placer au centre ou au tiers de l'image."],
  },
  {
    id: 'low',
    criterion: 'framing',
    holds: ({ faces }, score) => score < good && (faces[0]?.centre.y ?? 0) > 0.55,
    says: ['Ton visage est bas dans le cadre.'],
    advises: ["Baisse l'appareil ou recadre : les yeux se placent bien dans le tiers du haut."],
  },
  {
    id: 'cluttered',
    criterion: 'framing',
    holds: ({ clutter }, score) => score < good && clutter > 0.25,
    says: ["Le décor est chargé et attire l'œil autant que toi."],
    advises: ['Choisis un fond plus simple, ou laisse la retouche le flouter.'],
  },
  {
    id: 'fair-framing',
    criterion: 'framing',
    holds: (_, score) => score < good,
    says: ['Le cadrage est correct, sans plus.'],
    advises: ["Recadre autour de toi : le visage dans le tiers du haut, un peu d'air autour."],
  },
  {
    id: 'well-framed',
    criterion: 'framing',
    holds: () => true,
    says: ['Cadrage réussi.', 'Ton visage est bien placé dans le cadre.'],
  },
  {
    id: 'no-face',
    criterion: 'face',
    holds: ({ faces }) => faces.length === 0,
    says: ['Aucun visage repéré sur cette photo.'],
    advises: ['Montre ton visage sur ta première photo, et garde celle-ci pour la suite du profil.'],
  },
  {
    id: 'part-of-face',
    criterion: 'face',
    holds: ({ faces }) => faces[0]?.cutOff === true,
    says: ["On ne voit qu'une partie de ton visage."],
    advises: ['Garde une photo où ton visage se voit en entier.'],
  },
  {
    id: 'group',
    criterion: 'face',
    holds: ({ people }) => people > 1,
    says: [
      'Vous êtes plusieurs : on ne sait pas qui tu es.',
      'Photo de groupe : on ne sait pas qui tu es au premier regard.',
    ],
    advises: ['Garde les photos de groupe après une photo où on ne voit que toi.'],
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
    holds: ({ faces }) => faces[0]?.turnedAway === true,
    says: ['Ton visage est tourné ou baissé, on ne te voit pas de face.'],
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
    id: 'tiny-face',
    criterion: 'face',
    holds: (_, score) => score < fair,
    says: ['Ton visage se voit mal sur cette photo.'],
    advises: ['Ajoute une photo où ton visage se voit de près.'],
  },
  {
    id: 'distant-face',
    criterion: 'face',
    // Small, half hidden, in the dark or out of focus.
    holds: ({ faces, light, sharpness }) =>
      (faces[0]?.size ?? 0) < 0.12 ||
      faces[0]?.isSure === false ||
      (light.facePeak ?? 0) < 0.45 ||
      (sharpness.face ?? 1) < 0.15,
    says: ['On distingue ton visage, sans bien le voir.'],
    advises: ['Ajoute une photo prise de plus près, nette et bien éclairée.'],
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
