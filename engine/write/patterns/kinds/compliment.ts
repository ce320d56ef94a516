import type { KindLines } from '../../kind-lines.ts';

/** The match says something kind about the user, or about talking with the user. */
export const complimentLines: KindLines = {
  react: [
    'Ok, là je rougis un peu.',
    'Merci, ça me fait vraiment plaisir.',
    'Ça me touche beaucoup.',
    'C’est adorable, merci.',
    'Je souris bêtement, c’est malin.',
    'Bon, ma journée est faite.',
    '{Tu sais|Vous savez} parler aux gens, {toi|vous}.',
    'Je vais le relire deux ou trois fois, discrètement.',
    'Ça fait du bien à lire.',
    'Je prends, et avec plaisir.',
    'Je fais semblant de rester calme.',
    'C’est le genre de message qu’on garde.',
    'Je ne m’y attendais pas, ça fait chaud au cœur.',
  ],
  onward: {
    humoristique: [
      '{Tu as|Vous avez} un service à me demander, c’est ça ?',
      '{Continue|Continuez}, je dirai quand arrêter.',
      'J’ai un traitement de faveur, ou tout le monde y a droit ?',
      'Je peux l’imprimer et l’encadrer ?',
      'Je préviens, je vais devenir insupportable.',
      'Il y en a d’autres comme ça, ou il faut les mériter ?',
      'J’avais une réponse drôle, je l’ai oubliée en route.',
    ],
    flirt: [
      'Et c’est réciproque, au passage.',
      'Je pourrais très vite m’y habituer.',
      'J’aime beaucoup que ça vienne de {toi|vous}.',
      'De mon côté, j’aime bien ce que je découvre de {toi|vous}.',
      '{Tu fais|Vous faites} souvent cet effet-là aux gens ?',
      'J’ai toujours un petit sourire quand {ton|votre} nom s’affiche.',
      'Je crois que je vais avoir du mal à penser à autre chose.',
    ],
    original: [
      'Et {toi|vous}, c’est quoi le plus joli compliment qu’on {t’ait fait|vous ait fait} ?',
      'Je le garde pour un jour de pluie.',
      'J’en ai un pour {toi|vous}, mais je cherche encore les mots.',
      'D’habitude, je réponds « n’importe quoi ». Là, je vais juste dire merci.',
      'On ne dit pas assez souvent ces choses-là, je trouve.',
    ],
  },
  whole: {
    humoristique: [
      'J’ai essayé de répondre un truc modeste. J’ai échoué, donc merci.',
      'Merci ! Je reste humble, mais ça demande un gros effort.',
      'Je rougis. Heureusement que ça ne se voit pas par écrit.',
      'Attention, je prends vite goût aux compliments. {Tu l’auras|Vous l’aurez} voulu.',
      'J’ai relu pour vérifier que c’était bien à moi que {tu écrivais|vous écriviez}.',
    ],
    flirt: [
      'Ça me touche, surtout venant de {toi|vous}. Et je crois que c’est réciproque.',
      'Merci… J’ai un sourire un peu ridicule, et c’est entièrement {ta|votre} faute.',
      '{Tu viens|Vous venez} de rendre ma journée plus jolie.',
      'Je ne sais pas quoi répondre, à part que j’aime beaucoup parler avec {toi|vous}.',
      'Ça me ferait presque perdre mes moyens. Presque.',
    ],
    original: [
      'Je vais faire comme si c’était normal de lire ça. En vrai, je suis aux anges.',
      'Il y a des messages qu’on lit une fois et d’autres qu’on relit. Celui-là, je l’ai relu.',
      'Merci. Simplement merci, pour une fois je ne vais pas faire d’humour.',
      'Si {tu voyais|vous voyiez} ma tête, là. Un mélange de fierté et de panique.',
      'Un compliment comme ça, ça se rend. {Laisse|Laissez}-moi juste trouver aussi bien.',
    ],
  },
};
