import type { SignKind } from '#engine/understand/situation.ts';
import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

const goodWishes = [
  'Je {te|vous} souhaite le meilleur.',
  'Belle continuation à {toi|vous}.',
  'Bonne continuation.',
  'Je {te|vous} souhaite de belles rencontres.',
  'Bonne suite à {toi|vous}.',
  'Je {te|vous} souhaite une belle suite.',
  'Je {te|vous} souhaite plein de belles choses.',
  'Très belle continuation.',
];

/** A way out that asks for nothing. One message, never two. */
export const exits: Partial<Record<SignKind, string[]>> = {
  refusal: crossed(
    [
      'Je comprends tout à fait, merci de l’avoir dit clairement.',
      'Merci pour {ta|votre} franchise, c’est bien noté.',
      'C’est compris, et merci de me l’avoir dit.',
      'Je comprends, et merci de me le dire franchement.',
      'Message reçu, merci de me l’avoir dit simplement.',
      'Je comprends très bien, merci pour {ton|votre} honnêteté.',
      'D’accord, je respecte ça, et merci de me le dire.',
      'Merci de me le dire, et je respecte ça tout à fait.',
    ],
    goodWishes,
  ),
  taken: crossed(
    [
      'Merci de me l’avoir dit.',
      'C’est noté, et merci pour {ta|votre} franchise.',
      'Je comprends, merci de me l’avoir dit.',
    ],
    [
      'Je {te|vous} souhaite beaucoup de bonheur.',
      'Beaucoup de bonheur à vous deux.',
      'Je vous souhaite plein de belles choses à tous les deux.',
    ],
  ),
  discomfort: crossed(
    [
      'Je m’excuse, ce n’était pas mon intention de {te|vous} mettre mal à l’aise.',
      'Pardon, merci de me l’avoir dit.',
      'Pardon, je ne voulais pas {te|vous} mettre mal à l’aise.',
      'Pardon, je comprends, et merci de me le dire.',
    ],
    ['Je m’arrête là.', 'Je {te|vous} laisse tranquille.', 'Je n’insiste pas.'],
    ['Bonne continuation.', 'Bonne continuation à {toi|vous}.', 'Je {te|vous} souhaite une bonne suite.'],
  ),
  user_push: crossed(
    [
      'J’ai insisté, et je n’aurais pas dû, pardon.',
      'Pardon d’avoir insisté, j’aurais dû respecter {ta|votre} réponse.',
      'J’ai trop insisté, je m’en excuse.',
    ],
    ['Je {te|vous} laisse tranquille.', 'Je m’arrête là.'],
    ['', 'Bonne continuation.', 'Bonne continuation à {toi|vous}.'],
  ),
  user_insult: crossed(
    [
      'Mes mots étaient déplacés, je m’en excuse.',
      'Je m’excuse pour mes messages, ils n’étaient pas corrects.',
      'Je n’aurais pas dû écrire ça, pardon.',
    ],
    ['Je {te|vous} laisse tranquille.', 'Je m’arrête là.'],
    ['', 'Bonne continuation.'],
  ),
  user_sexual: crossed(
    [
      'Je m’excuse, mon message était déplacé.',
      'Pardon, ce que j’ai écrit n’était pas correct.',
      'Je regrette ce que j’ai écrit, pardon.',
    ],
    ['Je n’insiste pas.', 'Je {te|vous} laisse tranquille.'],
    ['', 'Bonne continuation.'],
  ),
};

/** The match refuses one thing: it is heard, and the talk goes on. */
export const boundaries: Record<'boundary_number' | 'boundary_date' | 'boundary_day', ByTone> = {
  boundary_number: {
    humoristique: crossed(
      ['Aucun souci,', 'Pas de problème,', 'Pas de souci,'],
      ['on est très bien ici.', 'rien d’urgent.', 'cette appli me va très bien.'],
    ),
    flirt: crossed(
      ['Pas de souci du tout,', 'Je comprends tout à fait,', 'Je comprends,'],
      ['on prend notre temps.', 'rien ne presse.', 'c’est très bien ici avec {toi|vous}.'],
    ),
    original: crossed(
      ['Très bien,', 'Pas de souci,', 'Ça me va,'],
      ['on continue ici.', 'c’est très bien comme ça.', 'on reste ici.'],
    ),
  },
  boundary_date: {
    humoristique: crossed(
      ['Pas de souci,', 'Ça me va,', 'Aucun problème,'],
      ['rien ne presse.', 'on a encore plein de choses à se raconter.', 'on a tout le temps.'],
    ),
    flirt: crossed(
      ['Je comprends,', 'Pas de souci,', 'Ça me va très bien,'],
      [
        'et j’aime bien qu’on prenne le temps.',
        'on continue à se découvrir tranquillement.',
        'on y va à {ton|votre} rythme.',
      ],
    ),
    original: crossed(
      ['Très bien,', 'Aucun souci,', 'D’accord,'],
      ['on prend notre temps.', 'on fait comme ça.', 'on verra bien.'],
    ),
  },
  boundary_day: {
    humoristique: crossed(
      ['Pas de souci.', 'Aucun problème.'],
      [
        '{Tu me diras|Vous me direz} quand ça {t’arrange|vous arrange}.',
        '{Fais|Faites}-moi signe quand {tu veux|vous voulez}.',
      ],
    ),
    flirt: crossed(
      ['Pas de souci du tout,', 'Je comprends,'],
      [
        'ce sera quand {tu seras|vous serez} tranquille.',
        '{dis|dites}-moi simplement quand ça {t’arrange|vous arrange}.',
      ],
    ),
    original: crossed(
      ['Pas grave, rien ne presse.', 'Aucun souci.'],
      ['{Tu me diras|Vous me direz}.', 'On trouvera un moment.'],
    ),
  },
};

/** The match asks for what a stranger need not know, or presses for pictures. */
export const ownLimits: ByTone = {
  humoristique: crossed(
    ['Doucement.', 'Ça, c’est classé secret défense.', 'Hop, pas si vite.', 'Ah non, pas si vite.'],
    [
      'On ne se connaît pas encore assez pour ça.',
      'On continue à faire connaissance d’abord.',
      'On fait connaissance d’abord.',
      'Ça attendra qu’on se connaisse.',
    ],
  ),
  flirt: crossed(
    ['Je préfère garder ça pour moi pour l’instant.', 'On n’en est pas encore là.', 'Ça, je le garde pour moi.'],
    [
      'On prend le temps de se connaître ?',
      'Si on se voit un jour, ce sera dans un endroit public.',
      'J’aime bien prendre mon temps.',
      'Parlons d’abord un peu.',
    ],
  ),
  original: crossed(
    ['Je ne suis pas à l’aise avec ça.', 'Là, ça va trop vite pour moi.', 'Non, ça ne me convient pas.'],
    [
      'On parle d’autre chose ?',
      'Je préfère qu’on en reste à discuter ici.',
      'On reprend plus tranquillement ?',
      'Je préfère qu’on discute, simplement.',
    ],
  ),
};

/** The first message: what is in the profile, only the user knows. */
export const openers: ByTone = {
  humoristique: [
    'J’hésitais entre un « salut » banal et [un détail de son profil]. C’est vite vu : tu me racontes ?',
    'Question très sérieuse à propos de [un détail de son profil] : c’est aussi bien que ça en a l’air ?',
    'Ton profil parle de [un détail de son profil], et j’ai au moins trois questions. Je commence par la plus bête ?',
  ],
  flirt: [
    'Salut ! En lisant [un détail de son profil], j’ai eu envie d’en savoir plus.',
    'Hello, ton profil m’a fait sourire, surtout [un détail de son profil]. Tu me racontes ?',
    'Salut, j’aime bien [un détail de son profil]. C’est venu comment ?',
  ],
  original: [
    'Salut ! Si [un détail de son profil] était un titre de film, ce serait une comédie ou un thriller ?',
    'Hello ! Deux vérités, un mensonge sur [un détail de son profil] : tu commences ?',
    'Salut ! Sur dix, [un détail de son profil], ça compte combien dans ta vie ?',
  ],
};

/** The match writes another language. */
export const otherLanguage: ByTone = {
  humoristique: [
    'Mon français est meilleur que mes mimes : ça te va si on continue dans cette langue ?',
    'Je peux répondre en français, ou en mime. Tu préfères quoi ?',
    'On tente le français ? J’écris simplement, promis.',
  ],
  flirt: [
    'J’aime bien te lire, même avec un dictionnaire. Tu parles un peu français ?',
    'Tu me réponds en français, et je fais un effort dans ta langue : marché conclu ?',
    'Ta langue a du charme. Tu veux bien m’en apprendre trois mots ?',
  ],
  original: [
    'Pacte : tu m’apprends un mot de ta langue, je t’en apprends un en français. Tu commences ?',
    'Un mot intraduisible de chez toi, ce serait lequel ? Je te réponds avec un mot français.',
    'Et si chacun écrivait dans sa langue ? On verra bien qui ouvre un dictionnaire en premier.',
  ],
};
