import type { ByTone } from '../pattern.ts';

// Replies that say the match's own words back: {echo} is a clause such as «tu as adopté un poulpe à Lisbonne».

/** Something that happened. */
export const eventEchoes: ByTone = {
  humoristique: [
    'Attends, {echo}, et tu l’annonces comme si c’était un mardi normal ?',
    'Pause. {Echo} ? Il me faut tous les détails, dans l’ordre et sans censure.',
    '{Echo}. J’ai relu deux fois, et c’est encore mieux la deuxième.',
    'Donc, si je résume : {echo}. Et personne n’a filmé ?',
    '{Echo}, et moi qui trouvais ma journée intéressante.',
  ],
  flirt: [
    'J’aime beaucoup le moment où {echo}. Tu me racontes la suite ?',
    '{Echo}, et me voilà à sourire devant mon écran. C’était comment ?',
    'Je retiens surtout que {echo}. J’aurais bien aimé voir ça.',
    '{Echo}, et j’ai mille questions. La première : tu referais pareil ?',
  ],
  original: [
    'Premier plan du film : {echo}. Qu’est-ce qui se passe dans la scène d’après ?',
    '{Echo} : je veux la version longue, avec les personnages secondaires.',
    'Si on en faisait une BD, première case : {echo}. Et la dernière ?',
    'Question de fond, puisque {echo} : ça valait le coup ?',
  ],
};

/** Something that goes on. */
export const habitEchoes: ByTone = {
  humoristique: [
    'Attends, {echo}, et tu le places comme ça, l’air de rien ?',
    'Donc {echo}. Je prends des notes, continue.',
    '{Echo} : tu coches des cases que je ne savais même pas que j’avais.',
    'Si je résume, {echo}. C’est le genre d’info qui devrait être en haut de ton profil.',
  ],
  flirt: [
    '{Echo}, et tu dis ça avec une simplicité qui me plaît bien. Ça a commencé comment ?',
    '{Echo}, ça me parle plus que tu ne crois. Tu m’en dis un peu plus ?',
    'Savoir que {echo}, ça me donne encore plus envie de te connaître.',
  ],
  original: [
    '{Echo}… il y a forcément une première fois. Tu t’en souviens ?',
    'Puisque {echo}, dis-moi : le meilleur moment, c’est lequel ?',
    '{Echo} : si je devais comprendre pourquoi en une seule anecdote, tu choisirais laquelle ?',
  ],
};

export const dateEchoes: ByTone = {
  humoristique: [
    '{Echo}, ça ne se raconte pas par message, c’est presque illégal. On va boire un verre [ton jour] ?',
    'Attends, {echo} ? Il me faut l’histoire complète, avec les gestes. Un verre [ton jour] ?',
  ],
  flirt: [
    'J’ai envie d’entendre en vrai comment {echo}. Un café ou un verre, [ton jour] ?',
    '{Echo}, et j’aimerais bien que tu me le racontes en face de moi. Tu serais libre [ton jour] ?',
  ],
  original: [
    'Proposition : je t’offre un verre, et tu me racontes comment {echo}. Ça te va, [ton jour] ?',
    'Puisque {echo}, j’ai trois questions et elles se posent mieux autour d’un café. [Ton jour], ça te dit ?',
  ],
};

export const numberEchoes: ByTone = {
  humoristique: [
    '{Echo}, et je n’ai même pas de preuve en image ? Envoie, je te laisse mon numéro : [ton numéro]',
    'Attends, {echo} ? Il me faut la suite, et en direct. Mon numéro, pour les urgences de ce genre : [ton numéro]',
  ],
  flirt: [
    'J’aimerais que tu me racontes de vive voix comment {echo}. Je te donne mon numéro ?',
    '{Echo}, et j’ai envie de continuer ailleurs qu’ici. On échange nos numéros ?',
  ],
  original: [
    'Puisque {echo}, il me faut des nouvelles régulières. On passe sur WhatsApp ? Moi, c’est [ton numéro]',
    '{Echo} : ça mérite au moins un vocal. Je t’envoie mon numéro ?',
  ],
};
