import type { KindLines } from '../../kind-lines.ts';

/** The match merely laughs at, or enjoys, what the user said. */
export const laughLines: KindLines = {
  react: [
    'Ah, ça fait plaisir !',
    'Je savoure ma petite victoire.',
    'Je prends ça comme un compliment.',
    'Je n’en espérais pas tant.',
    'J’aime bien {te|vous} faire rire.',
    'Du coup, je ris aussi.',
    'Voilà, ma journée est réussie.',
    'Et encore, je me retiens.',
    'Je ne pensais pas que ça marcherait si bien.',
    'Ouf, ça aurait pu tomber à plat.',
    'Je souris rien qu’à l’idée.',
    'On rit des mêmes bêtises, c’est bon signe.',
    'Au moins, ça aura servi à quelque chose.',
    'Je ferai semblant que c’était facile.',
  ],
  onward: {
    humoristique: [
      '{Tu ris|Vous riez} discrètement, ou on {t’entend|vous entend} de loin ?',
      '{Tu ris|Vous riez} facilement, ou j’ai vraiment été drôle ?',
      'À {ton|votre} tour, maintenant : {fais|faites}-moi rire.',
      'Je m’arrête là, tant que ça marche.',
      '{Tu ris|Vous riez} avec moi ou de moi ? Les deux me vont.',
      'Et {toi|vous}, {ta|votre} dernière bêtise, c’était quoi ?',
      '{Respire|Respirez}, on a encore des choses à se dire.',
    ],
    flirt: [
      'J’aurais bien aimé l’entendre, ce rire.',
      'Je vais essayer de recommencer, ça me plaît.',
      'Je crois que je viens de trouver mon nouveau jeu préféré.',
      'Je pourrais faire ça pendant des heures.',
      'Et à part rire, qu’est-ce qui {te|vous} met de bonne humeur ?',
      'J’imagine {ton|votre} sourire, et ça me suffit.',
    ],
    original: [
      '{Ton|Votre} pire fou rire, c’était où ?',
      'Avec qui {tu ris|vous riez} le plus, d’habitude ?',
      '{Tu es|Vous êtes} plutôt grands éclats de rire ou petit sourire en coin ?',
      'Entre amis, c’est {toi|vous} qui {ris|riez} le plus fort ?',
      '{Tu as|Vous avez} déjà ri au pire moment possible ?',
      'Est-ce qu’il y a une chose bête qui {te|vous} fait rire depuis toujours ?',
      'On essaie de parler sérieusement, ou on continue comme ça ?',
    ],
  },
  whole: {
    humoristique: [
      'Je préfère m’arrêter là, je ne ferai pas mieux.',
      'Et dire que j’ai hésité à l’envoyer…',
      'Ça, c’est fait. On peut passer aux sujets sérieux, ou pas du tout.',
      'Je ne sais pas si {tu ris|vous riez} avec moi ou de moi, mais je prends.',
      'Bon, il ne me reste plus qu’à être aussi drôle la prochaine fois. Aucune pression.',
    ],
    flirt: [
      '{Te|Vous} faire rire, c’est exactement ce que j’espérais.',
      'Rien que pour ça, je vais continuer à dire des bêtises.',
      'Ça me fait sourire de {te|vous} savoir en train de rire.',
      'J’aime bien cette ambiance entre nous. Qu’est-ce qui {te|vous} fait rire, à part moi ?',
      'Si ça {te|vous} fait rire, j’ai bien fait de {t’écrire|vous écrire}.',
    ],
    original: [
      'Si on arrive à rire ensemble, le reste devrait bien se passer.',
      'Par écrit, on ne sait jamais si ça va faire rire. Là, ça fait plaisir.',
      'Je ris de {te|vous} voir rire. On ne va pas s’en sortir.',
      'J’espère au moins que les voisins n’ont rien entendu.',
      'Ça fait du bien, une conversation où on rit. {Ton|Votre} dernier fou rire, c’était quand ?',
    ],
  },
};
