import type { ByTone, Frame } from '../pattern.ts';

// After a reaction or an answer: plain proposals, easy to accept or to move. Nothing about the user is made up.

export const invitations: Frame[] = [
  { tone: 'humoristique', text: 'Bon, il nous faut un verre, là. Cette semaine ?' },
  {
    tone: 'humoristique',
    text: 'Je propose qu’on reprenne ça autour d’un verre, c’est trop sérieux pour une appli. Quel soir {t’arrange|vous arrange} ?',
  },
  {
    tone: 'humoristique',
    text: 'Et si on allait boire un verre, avant que l’un de nous deux change d’avis ?',
    intensity: ['joueur', 'direct'],
  },
  {
    tone: 'humoristique',
    text: 'La suite en terrasse, ça {te|vous} va ? {Dis-moi|Dites-moi} quand.',
    intensity: ['joueur'],
  },
  {
    tone: 'humoristique',
    text: 'Un café un de ces jours, pour continuer ça en vrai ?',
    intensity: ['soft'],
  },
  {
    tone: 'flirt',
    text: 'J’ai bien envie de continuer en vrai. On va boire un verre cette semaine ?',
  },
  {
    tone: 'flirt',
    text: 'J’aimerais bien continuer cette conversation en face de {toi|vous}. Un verre, un soir de la semaine ?',
  },
  {
    tone: 'flirt',
    text: '{Tu me donnes envie de te|Vous me donnez envie de vous} rencontrer. Un verre cette semaine, ça {te|vous} dirait ?',
    intensity: ['direct', 'joueur'],
  },
  {
    tone: 'flirt',
    text: 'Si ça {te|vous} tente, on pourrait se voir autour d’un café un de ces jours.',
    intensity: ['soft'],
  },
  { tone: 'flirt', text: 'On se voit quand, toi et moi ? Je suis libre [ton jour].', intensity: ['direct'] },
  {
    tone: 'original',
    text: 'Idée simple : on marche une heure, on trouve un endroit sympa, et on continue là-bas. Ça {te|vous} dit ?',
  },
  { tone: 'original', text: 'Et si on passait de l’écran à une vraie table ? Un verre [ton jour], par exemple.' },
  {
    tone: 'original',
    text: 'On se voit ? {Tu choisis|Vous choisissez} le jour, je trouve l’endroit.',
    intensity: ['direct', 'joueur'],
  },
  {
    tone: 'original',
    text: 'Ça {te|vous} dirait qu’on en parle de vive voix, autour d’un café ou d’une balade ?',
    intensity: ['soft'],
  },
];

export const numberAsks: Frame[] = [
  { tone: 'humoristique', text: 'Je {te|vous} laisse mon numéro, pour les urgences et le reste : [ton numéro]' },
  {
    tone: 'humoristique',
    text: 'Cette appli va finir par nous perdre en route. Mon numéro : [ton numéro], à {toi|vous} de jouer.',
  },
  { tone: 'humoristique', text: 'On passe sur WhatsApp ? Les notifications d’ici arrivent à dos d’escargot.' },
  { tone: 'flirt', text: 'J’aimerais bien continuer ailleurs qu’ici avec {toi|vous}. On échange nos numéros ?' },
  { tone: 'flirt', text: 'Je {te|vous} donne mon numéro, ce sera plus simple : [ton numéro]' },
  {
    tone: 'flirt',
    text: 'Ça {te|vous} dit qu’on continue par message ? Je {te|vous} laisse mon numéro : [ton numéro]',
  },
  { tone: 'original', text: 'On déménage cette conversation sur WhatsApp ? Voilà l’adresse : [ton numéro]' },
  {
    tone: 'original',
    text: 'Je ne suis pas souvent sur l’appli, et j’aimerais garder le fil avec {toi|vous}. {Tu me donnes ton|Vous me donnez votre} numéro ?',
    intensity: ['direct'],
  },
  {
    tone: 'original',
    text: 'Si ça {te|vous} va, on continue par SMS, c’est plus simple pour se parler. Moi, c’est le [ton numéro]',
  },
];

/** The match just named somewhere to go. */
export const together: ByTone = {
  humoristique: [
    'On y va ensemble ? Je promets de me tenir à peu près bien.',
    'Je propose d’y aller à deux, pour la science. Quel jour ?',
  ],
  flirt: ['On y va ensemble ? Ça me ferait très plaisir.', 'Et si on y allait tous les deux ?'],
  original: [
    'Ça {te|vous} dirait qu’on y aille à deux ? {Tu choisis|Vous choisissez} le jour.',
    'Je {t’y|vous y} accompagne volontiers. Quand est-ce que {tu serais|vous seriez} libre ?',
  ],
};
