import type { ByTone, Frame } from '../pattern.ts';

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
  humoristique: ['{Toi|Vous} et moi, un café [ton jour] ?'],
  flirt: ['Ça {te|vous} dirait qu’on se voie [ton jour] ?'],
  original: ['Je {te|vous} proposerais bien un verre [ton jour].'],
};

export const numberAsks: Frame[] = [
  { tone: 'humoristique', text: 'Je {te|vous} laisse mon numéro, pour les urgences et le reste : [ton numéro]' },
  { tone: 'humoristique', text: 'On passe sur WhatsApp ? Ce sera plus simple : [ton numéro]' },
  { tone: 'flirt', text: 'J’aimerais bien continuer ailleurs qu’ici avec {toi|vous}. On échange nos numéros ?' },
  { tone: 'flirt', text: 'Je {te|vous} donne mon numéro, ce sera plus simple : [ton numéro]' },
  {
    tone: 'flirt',
    text: 'Ça {te|vous} dit qu’on continue par message ? Je {te|vous} laisse mon numéro : [ton numéro]',
  },
  { tone: 'original', text: 'On continue cette conversation sur WhatsApp ? Mon numéro : [ton numéro]' },
  {
    tone: 'original',
    text: 'Si ça {te|vous} va, on continue par SMS, c’est plus simple pour se parler. Moi, c’est le [ton numéro]',
  },
];
