import type { ByTone, Frame } from '../pattern.ts';
import { crossed } from './crossed.ts';

// After a reaction or an answer: plain proposals, easy to accept or to move. Nothing about the user is made up.

export const invitations: Frame[] = [
  {
    tone: 'humoristique',
    text: 'On en reparle en vrai, un de ces jours ? {Tu me dis|Vous me dites} quand.',
    intensity: ['soft'],
  },
  { tone: 'flirt', text: 'J’ai bien envie de continuer en vrai. On se voit [ton jour] ?' },
  {
    tone: 'flirt',
    text: 'On se voit quand, {toi|vous} et moi ? Je suis libre [ton jour].',
    intensity: ['direct', 'joueur'],
  },
  {
    tone: 'flirt',
    text: 'J’aimerais bien continuer cette conversation en face de {toi|vous}. [Ton jour], ça {te|vous} dirait ?',
  },
  { tone: 'flirt', text: 'Si ça {te|vous} tente, on pourrait se voir un de ces jours.', intensity: ['soft'] },
  { tone: 'original', text: 'On se voit ? Je suis libre [ton jour], {dis-moi|dites-moi} si ça colle.' },
  { tone: 'original', text: 'Ça {te|vous} dirait qu’on en parle de vive voix, un de ces jours ?', intensity: ['soft'] },
];

/** After an answer. */
export const invitationsAfter: ByTone = {
  humoristique: crossed(
    ['{Toi|Vous} et moi, un café [ton jour] ?', '{Toi|Vous} et moi, un verre [ton jour] ?'],
    ['', 'C’est une idée, non ?'],
  ),
  flirt: [
    'Ça {te|vous} dirait qu’on se voie [ton jour] ?',
    'J’aimerais bien {te|vous} voir en vrai. [Ton jour], ça {te|vous} dirait ?',
    'On se voit [ton jour] ? Ça me ferait plaisir.',
  ],
  original: [
    'Je {te|vous} proposerais bien un verre [ton jour].',
    'On en parle de vive voix, [ton jour] ?',
    'Et si on se voyait [ton jour], tout simplement ?',
  ],
};

const handing = [
  'Mon numéro : [ton numéro]',
  'Voici mon numéro : [ton numéro]',
  'Moi, c’est le [ton numéro]',
  'Je {te|vous} laisse mon numéro : [ton numéro]',
  '{Tiens|Tenez}, mon numéro : [ton numéro]',
  'Je {te|vous} donne mon numéro : [ton numéro]',
];

/** Which messenger it will be is for both to see. */
export const numberAsks: Frame[] = [
  ...crossed(
    [
      'On passe ailleurs ?',
      'Et si on continuait ailleurs ?',
      'On sort un peu de cette appli ?',
      'On change de décor ?',
    ],
    handing,
  ).map((text): Frame => ({ tone: 'humoristique', text })),
  ...crossed(
    [
      'J’aimerais bien continuer ailleurs qu’ici avec {toi|vous}.',
      'J’ai bien envie de continuer ailleurs qu’ici.',
      'J’aimerais bien {te|vous} lire ailleurs qu’ici.',
    ],
    ['On échange nos numéros ?', ...handing],
  ).map((text): Frame => ({ tone: 'flirt', text })),
  ...crossed(
    [
      'On serait mieux ailleurs pour parler, non ?',
      'On continue hors de cette appli ?',
      'Ce serait plus simple hors de l’appli.',
    ],
    handing,
  ).map((text): Frame => ({ tone: 'original', text })),
];
