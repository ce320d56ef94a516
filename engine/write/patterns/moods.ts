import type { MoodVoice } from '../pattern.ts';

/** When the match is not well: warmth first, no joke, nothing asked for. */
export const moods: MoodVoice[] = [
  {
    moods: ['grief'],
    topics: ['family', 'dog', 'cat', 'pet', 'friends'],
    says: {
      humoristique: [
        'Pas de blague aujourd’hui, juste une vraie pensée pour toi et pour {ton}.',
        'Perdre {ton}, ça doit être très dur. Prends le temps qu’il faut, je suis là si tu as envie de parler.',
      ],
      flirt: [
        'Ça me touche, ce que tu dis {detonhook}. Je pense à toi, et je suis là si tu as besoin de parler.',
        'Une pensée pour {ton}, et beaucoup pour toi. Tu n’as rien à répondre, prends soin de toi.',
      ],
      original: [
        'Je ne vais pas chercher les bons mots, il n’y en a pas. Si un jour tu as envie de me raconter {ton}, je t’écouterai.',
        'Je suis de tout cœur avec toi. Et si parler {detonhook} te fait du bien, je suis là.',
      ],
    },
  },
  {
    moods: ['grief'],
    says: {
      humoristique: [
        'Toutes mes pensées pour toi. On laisse l’humour de côté, prends le temps qu’il te faut.',
        'Je pense à toi. Pas besoin de répondre, je suis là si tu as envie de parler.',
      ],
      flirt: [
        'Ça me touche que tu m’en parles. Je pense fort à toi, prends soin de toi.',
        'Je suis de tout cœur avec toi. Si parler te fait du bien, je suis là.',
      ],
      original: [
        'Il n’y a pas de bons mots, alors juste : je pense à toi.',
        'Prends tout ton temps. Je suis là, pour parler ou pour parler d’autre chose.',
      ],
    },
  },
  {
    moods: ['illness'],
    says: {
      humoristique: [
        'Aïe, courage ! Repos obligatoire, soupe tiède et aucune culpabilité.',
        'Remets-toi vite. Je t’autorise toutes les séries et aucun effort.',
        'Courage à toi. Plaid, tisane, et défense de faire semblant que ça va.',
      ],
      flirt: [
        'Prends bien soin de toi, le reste attendra. Tu as ce qu’il te faut ?',
        'Courage, vraiment. Je t’envoie un peu de douceur, repose-toi.',
        'J’espère que ça va vite aller mieux. Dis-moi comment tu te sens quand tu veux.',
      ],
      original: [
        'Bon rétablissement. Si tu as besoin de distraction, je peux raconter n’importe quoi sur commande.',
        'Repose-toi bien. La conversation reste au chaud, comme toi j’espère.',
        'Courage. Un mot de toi quand tu iras mieux, et ce sera déjà une bonne nouvelle.',
      ],
    },
  },
  {
    moods: ['worry'],
    says: {
      humoristique: [
        'Oh non… Je garde mes blagues pour quand ça ira mieux. J’espère avoir vite de bonnes nouvelles par toi.',
        'Mince, courage à vous deux. Les blagues attendront, dis-moi surtout comment ça évolue.',
      ],
      flirt: [
        'Oh, j’espère que ça va vite s’arranger. Occupe-toi de ton monde, c’est la priorité, je ne bouge pas.',
        'Aucun souci pour le reste, vraiment. Prends soin de ton monde, et de toi aussi au passage.',
      ],
      original: [
        'Courage, l’attente c’est le pire. Tu me donnes des nouvelles quand tu en as ?',
        'Je croise les doigts de mon côté. Et toi, tu tiens le coup ?',
      ],
    },
  },
  {
    moods: ['confided'],
    says: {
      humoristique: [
        'Merci de me l’avoir dit, et non, ça ne me fait pas fuir. Aujourd’hui, c’est plutôt un bon jour ?',
        'Merci de ta confiance. Je suis toujours là, et j’ai toujours autant envie de connaître la suite.',
      ],
      flirt: [
        'Ça me touche que tu me le dises aussi simplement. Tu m’en parles quand tu veux, et seulement si tu veux.',
        'Merci de me faire confiance. Ça ne change rien à l’envie de te connaître.',
      ],
      original: [
        'Merci de l’avoir dit franchement, c’est rare et c’est précieux. Comment tu vas, toi, en ce moment ?',
        'Je préfère mille fois le savoir par toi. Il y a des choses qui te font du bien, les jours sans ?',
      ],
    },
  },
  {
    moods: ['sad'],
    says: {
      humoristique: [
        'Ça n’a pas l’air facile, courage à toi. Je peux écouter, ou changer les idées, à toi de voir.',
        'Mince, ça fait beaucoup. Je range mes blagues et je t’écoute, si tu veux.',
      ],
      flirt: [
        'Ça me touche que tu me le dises. Tu as envie d’en parler, ou plutôt de penser à autre chose ?',
        'Je suis là si tu as envie d’en parler, sans pression. Prends soin de toi ce soir.',
      ],
      original: [
        'Tu n’as pas à faire semblant que ça va. Je t’écoute, ou je te parle d’autre chose, comme tu préfères.',
        'Les semaines comme ça devraient être remboursées. Qu’est-ce qui te ferait un peu de bien, là ?',
      ],
    },
  },
  {
    moods: ['low'],
    says: {
      humoristique: [
        'Journée officiellement déclarée sans suite. Qu’est-ce qui pourrait la sauver, même un peu ?',
        'Courage, demain ne peut être que meilleur. Tu veux râler un bon coup ? Je t’écoute.',
        'Oh là. Je te prescris un dessert et une soirée sans décision. Tu tiens le coup ?',
      ],
      flirt: [
        'Pas facile, tout ça. Tu as envie de vider ton sac ou de penser à autre chose ?',
        'Je t’envoie un peu de douceur. Qu’est-ce qui te ferait du bien, là, maintenant ?',
        'Tu mérites une soirée tranquille. Raconte-moi, si ça peut t’alléger un peu.',
      ],
      original: [
        'Il y a des jours à ranger dans un tiroir. Quelle serait la meilleure façon de finir celui-ci ?',
        'On efface et on recommence demain. En attendant, un petit plaisir pour ce soir ?',
        'Je propose une trêve : plus aucune mauvaise nouvelle ce soir. De quoi tu as envie ?',
      ],
    },
  },
];
