import type { AnswerVoice } from '../../pattern.ts';

/** Questions known by their words rather than by their subject; looked at first. */
export const answersByWords: AnswerVoice[] = [
  {
    asks: [],
    cue: /\b(?:recommand\w*|conseil\w*|bonnes? adresses?|bons? plans?|une idee de|des idees|tu me conseilles|endroits? a)\b/,
    answer: {
      humoristique: [
        'Oui ! [Ta recommandation]. Satisfait ou remboursé.',
        '[Ta recommandation]. Tu me remercieras plus tard.',
      ],
      flirt: [
        'Avec plaisir : [ta recommandation]. Tu me diras ce que tu en penses ?',
        '[Ta recommandation], les yeux fermés.',
      ],
      original: [
        'Sans hésiter : [ta recommandation].',
        '[Ta recommandation]. Un peu à l’écart des classiques, mais ça vaut le coup.',
      ],
    },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: [],
    cue: /\b(?:tu dis ca a (?:toutes?|tous|tout le monde|combien)|tu (?:sors|fais) ca a (?:toutes?|tous|tout le monde)|c'est ton (?:approche|accroche)|copie-colle|copier-coller)\b/,
    answer: {
      humoristique: [
        'Seulement aux gens qui posent la question. Donc toi.',
        'J’ai une équipe de rédacteurs, mais celle-là était de moi.',
      ],
      flirt: ['Non, celle-là était rien que pour toi.', 'À personne d’autre, promis. Tu m’inspires.'],
      original: [
        'Si c’était un copier-coller, il serait mieux écrit.',
        'Non, et la preuve : je me souviens de tout ce que tu as dit avant.',
      ],
    },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: [],
    cue: /\b(?:t'es|tu es|vous etes|c'est) serieu(?:x|se)|t'es sur\b|tu es sur\b|vraiment \?|pour de vrai|sans deconner|tu rigoles|tu plaisantes|c'est vrai ca/,
    answer: {
      humoristique: [
        'Je ne plaisante jamais avec ces choses-là. Enfin, presque jamais.',
        'Parole de scout. Bon, je n’ai jamais été scout, mais l’idée est là.',
      ],
      flirt: ['Très sérieusement. Et ça me plaît que tu poses la question.', 'Oui, je suis sincère.'],
      original: [
        'À cent pour cent. Pose-moi une question piège pour vérifier.',
        'Oui, et je peux le prouver si tu me laisses une chance.',
      ],
    },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: [],
    cue: /\b(?:(?:c'est|ce serait) quoi (?:le|ton|ta|un|une|la)|quel(?:le)? (?:est|serait) (?:le|ton|ta|la)|lequel|laquelle|tu choisis|tu prends)\b.*\?/,
    answer: {
      humoristique: ['Après mûre réflexion : [ta réponse].', 'Alors, [ta réponse].'],
      flirt: ['Moi, [ta réponse].', 'Tu veux tout savoir ? [Ta réponse].'],
      original: ['[Ta réponse], sans hésiter.', 'Sur le moment, je dirais [ta réponse].'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, quelle serait {ta|votre} réponse ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['Et {ta|votre} réponse à {toi|vous} ?'],
    },
  },
];

/** Asked of the talk or of the match, not of the user: «je fais quoi maintenant ?». */
export const answersNotAboutUser: AnswerVoice = {
  asks: [],
  answer: {
    humoristique: ['Alors : [ta réponse].', 'Après mûre réflexion : [ta réponse].'],
    flirt: ['Je dirais [ta réponse].', 'À mon avis, [ta réponse].'],
    original: ['Sans hésiter : [ta réponse].', 'Spontanément, je dirais [ta réponse].'],
  },
  bounce: { humoristique: [], flirt: [], original: [] },
};

/** Whatever else is asked, and what follows an answer that was handed back. */
export const otherAnswers: AnswerVoice[] = [
  {
    asks: ['why'],
    answer: {
      humoristique: ['Parce que [ta raison]. Et parce que pourquoi pas.', 'Bonne question. Disons que [ta raison].'],
      flirt: ['Parce que [ta raison], tout simplement.', 'En vrai, [ta raison]. C’est rare que j’en parle.'],
      original: ['Longue histoire. Version courte : [ta raison].', 'Parce que [ta raison], et je ne regrette pas.'],
    },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: ['number'],
    answer: {
      humoristique: ['Avec plaisir : [ton numéro]. Ne le revends pas trop cher.', 'Le voilà : [ton numéro].'],
      flirt: ['Avec plaisir : [ton numéro]. J’attends ton message.', 'Bien sûr : [ton numéro].'],
      original: ['[Ton numéro]. Tu me diras que c’est toi ?', 'Tiens : [ton numéro]. On se retrouve là-bas.'],
    },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: ['plan', 'availability'],
    answer: { humoristique: [], flirt: [], original: [] },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: ['opinion'],
    answer: {
      humoristique: ['Mon avis, qui vaut ce qu’il vaut : [ton avis].', 'Honnêtement, [ton avis], et je me tais après.'],
      flirt: ['Sincèrement, [ton avis].', 'Franchement ? [Ton avis].'],
      original: ['À mon sens, [ton avis].', '[Ton avis]. Mais je peux changer d’avis avec de bons arguments.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, {tu tranches|vous tranchez} ?'],
      flirt: ['Et {toi|vous}, {tu en penses|vous en pensez} quoi ?'],
      original: ['Et {toi|vous}, de quel côté {tu es|vous êtes} ?'],
    },
  },
  {
    asks: ['closed'],
    answer: {
      humoristique: ['Alors, [ta réponse].', 'La vérité ? [Ta réponse].'],
      flirt: ['[Ta réponse], pour être honnête.', '{Tu veux|Vous voulez} tout savoir ? [Ta réponse].'],
      original: ['Honnêtement, [ta réponse].', 'Réponse honnête : [ta réponse].'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, alors ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['Et {toi|vous}, de {ton|votre} côté ?'],
    },
  },
  {
    asks: ['open', 'you_too'],
    answer: {
      humoristique: ['Alors moi, [ta réponse].', 'Alors, [ta réponse].'],
      flirt: ['Moi, [ta réponse].', 'De mon côté, [ta réponse].'],
      original: ['Pour ma part, [ta réponse].', 'De mon côté, [ta réponse].'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, alors ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['Et de {ton|votre} côté ?'],
    },
  },
];
