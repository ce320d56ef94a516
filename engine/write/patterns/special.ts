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
      'Je vous souhaite plein de belles choses.',
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
      '{Tu as|Vous avez} raison, j’ai insisté, pardon.',
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
    humoristique: ['Aucun souci, on est très bien ici.', 'Pas de problème, rien d’urgent.'],
    flirt: ['Pas de souci du tout, on prend notre temps.', 'Je comprends tout à fait, rien ne presse.'],
    original: ['Très bien, on continue ici.', 'Pas de souci, c’est très bien comme ça.'],
  },
  boundary_date: {
    humoristique: ['Pas de souci, rien ne presse.', 'Ça me va, on a encore plein de choses à se raconter.'],
    flirt: [
      'Je comprends, et j’aime bien qu’on prenne le temps.',
      'Pas de souci, on continue à se découvrir tranquillement.',
    ],
    original: ['Très bien, on prend notre temps.', 'Aucun souci, on fait comme ça.'],
  },
  boundary_day: {
    humoristique: [
      'Pas de souci. {Tu me diras|Vous me direz} quand ça {t’arrange|vous arrange}.',
      'Aucun problème. {Fais|Faites}-moi signe quand {tu veux|vous voulez}.',
    ],
    flirt: [
      'Pas de souci du tout, ce sera quand {tu seras|vous serez} tranquille.',
      'Je comprends. {Dis|Dites}-moi simplement quand ça {t’arrange|vous arrange}.',
    ],
    original: ['Pas grave, rien ne presse. {Tu me diras|Vous me direz}.', 'Aucun souci, on trouvera un moment.'],
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
    'Je devais choisir entre un « salut » banal et [un détail de son profil]. Vote gagné : raconte-moi ça ?',
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
    'Mon français est meilleur que mes gestes : ça te va si on continue dans cette langue ?',
    'Je peux répondre en français, ou en mime. Tu préfères quoi ?',
    'On tente le français ? Je parle lentement, promis.',
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
