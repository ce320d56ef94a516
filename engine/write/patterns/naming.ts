import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// A thing that the match named, named back: {chose} «le saladier», {deChose} «du saladier», {aChose} «au saladier», {nomChose} «saladier».
// Each line was tried on ends of talks that it was not written for, with the thing that the engine picks; what readers took three times in
// four and more is here. A line claims nothing about the thing: it is the handle by which what was told is taken («le coup du saladier»).

/** By what the turn does. */
export const namingOf: Partial<Record<AnsweredKind, ByTone>> = {
  gag: {
    humoristique: [
      'Haha, le coup {deChose}.',
      'Haha, énorme, le coup {deChose}.',
      'Haha, {chose}, excellent.',
      'Je ris encore du coup {deChose}.',
      'Je ne me remets pas {deChose}.',
      'Le coup {deChose}, magnifique.',
    ],
    flirt: [
      'Le coup {deChose}, j’adore.',
      'J’adore, surtout {chose}.',
      '{Tu m’as|Vous m’avez} bien fait rire, avec le coup {deChose}.',
      'Le coup {deChose}… {tu me fais|vous me faites} rire.',
    ],
    original: [
      'Mention spéciale pour {chose}, j’ai ri.',
      'L’histoire {deChose}, j’ai ri pour de vrai.',
      'Le coup {deChose}, je le retiens.',
      'Le coup {deChose}, je ne l’avais pas vu venir.',
      'Un grand moment, le coup {deChose}.',
    ],
  },
  tease: {
    humoristique: ['Haha, bien envoyé, le coup {deChose}.', 'Haha, le coup {deChose}.'],
    flirt: [
      '{Tu me fais|Vous me faites} rire, avec {chose}.',
      'Après le coup {deChose}, je sens qu’on va bien s’entendre.',
      'Bien joué, le coup {deChose}.',
    ],
    original: ['Je ne l’avais pas vu venir, le coup {deChose}.', 'Le coup {deChose}, je m’en souviendrai.'],
  },
  opinion: {
    humoristique: ['Pour {chose}, ça se défend.', 'Ok, c’est noté pour {chose}.', 'Haha, ok pour {chose}.'],
    flirt: ['Pour {chose}, je {te|vous} suis.', 'Pour {chose}, on est d’accord.'],
    original: [
      'Je note pour {chose}.',
      'Pour {chose}, ça se discute, et j’aime bien.',
      'Je n’avais jamais vu {chose} sous cet angle.',
    ],
  },
  told: {
    humoristique: ['Question bête sur {chose} : [ta question]', 'Haha, {chose}.'],
    flirt: [
      'Ah, {chose}… Moi, [ton histoire à toi].',
      'J’ai envie de {te|vous} demander un truc, sur {chose} : [ta question]',
    ],
    original: ['J’ai une question sur {chose} : [ta question]', 'Ah, {chose} ! [Ce que ça t’inspire].'],
  },
  mishap: {
    humoristique: [
      'Ah là là, {chose}.',
      'Aïe, {chose}. Je compatis, mais j’ai souri.',
      'Haha, aïe, {chose}.',
      'Ah non, {chose}…',
    ],
    flirt: ['Ah non, {chose}… {Tu tiens|Vous tenez} le coup ?', '{Pauvre toi|Je vous plains}, avec {chose}.'],
    original: [
      'Mention spéciale pour {chose}, quand même.',
      'Dans dix ans, {tu raconteras|vous raconterez} encore l’histoire {deChose}.',
    ],
  },
  joy: {
    humoristique: ['Trop bien ! Et mention spéciale pour {chose}.'],
    flirt: ['Ça me fait plaisir pour {toi|vous}. Et {chose}, j’adore.'],
    original: [],
  },
  plan: {
    humoristique: ['Haha, {chose}, tout un programme.', 'Mention spéciale pour {chose}, haha.'],
    flirt: ['{Tu me raconteras|Vous me raconterez}, pour {chose} ?'],
    original: ['Une question sur {chose} : [ta question]', 'Je demanderai des nouvelles {deChose}, je préviens.'],
  },
  dream: {
    humoristique: [],
    flirt: ['Ça me parle, {chose}.'],
    original: ['J’aurais une question sur {chose} : [ta question]'],
  },
  tired: {
    humoristique: ['Je compatis, surtout pour {chose}.', 'Ah là là, {chose}. Courage !'],
    flirt: ['Je pense à {toi|vous}, et {aChose}. Courage.', 'Après {chose}, c’est repos obligatoire.'],
    original: ['Il y a la fatigue normale, et il y a {chose}.', 'La prochaine fois que je râle, je penserai {aChose}.'],
  },
  agree: {
    humoristique: ['Ça marche, et bien noté pour {chose}, haha.'],
    flirt: ['J’ai hâte, pour {chose} et pour le reste.'],
    original: ['C’est noté, {chose} aussi.', 'Parfait. Je retiens {chose}.'],
  },
  dry: {
    humoristique: ['Haha, {chose}.', 'Ah, {chose} !'],
    flirt: ['{Raconte|Racontez}-moi un peu, pour {chose} ?'],
    original: ['{Chose} ? J’ai une question : [ta question]'],
  },
};

/** It may be hard: nothing that smiles. */
export const namingGently: ByTone = {
  humoristique: ['Ah, {chose}… Je comprends.'],
  flirt: ['Oh, {chose}…'],
  original: ['J’ai juste une question sur {chose} : [ta question]'],
};

/** Before an answer. */
export const namingLeads: ByTone = {
  humoristique: ['Ah, {chose}…', 'Haha, {chose} !', 'Je valide {chose}.'],
  flirt: ['Oh, {chose} !', '{Chose}, j’adore.', 'L’histoire {deChose}, j’adore.'],
  original: ['Ah, {chose} !', 'Ah oui, {chose} !'],
};

/** The answer to a question about it. */
export const namingAnswers: ByTone = {
  humoristique: [
    '{Chose} ? {reponseDrole}.',
    'Ah, {chose}… {reponseDrole}.',
    'Alors, {chose} : {reponseDrole}.',
    'Pour {chose} : {reponseDrole}.',
  ],
  flirt: [
    '{Chose}, hmm… {reponseDetail}.',
    'Alors, pour {chose} : {reponseDetail}.',
    '{Chose} ? {reponseDetail}.',
    'Côté {nomChose}, {reponseDetail}.',
  ],
  original: ['Ah, {chose} ! {reponseSimple}.', '{Chose} : {reponseSimple}.', '{Chose}, {chose}… {reponseSimple}.'],
};

/** With an invitation. */
export const namingInvitations: ByTone = {
  humoristique: [
    'On reparle {deChose} autour d’un verre ? [Ton jour], par exemple.',
    '{Chose}, ça vaut bien un verre. [Ton jour] ?',
    'Je veux entendre parler {deChose} en vrai. [Ton jour], {tu es|vous êtes} libre ?',
  ],
  flirt: [
    'J’ai envie que {tu me racontes|vous me racontiez} {chose} en vrai. [Ton jour], ça {te|vous} va ?',
    '{Chose}, j’adore. Un verre avec moi [ton jour], ça {te|vous} dit ?',
    'Rien que pour {chose}, j’ai envie de {te|vous} voir en vrai. [Ton jour] ?',
  ],
  original: [
    'On continue sur {chose} autour d’un verre ? [Ton jour], si ça {te|vous} dit.',
    'Bon, {chose}, il faut qu’on en parle en vrai. [Ton jour] ?',
    'J’ai des questions sur {chose}, mais de vive voix. [Ton jour] ?',
  ],
};

/** With the wish to write elsewhere. */
export const namingNumbers: ByTone = {
  humoristique: [
    'Bon, {chose}, il faut qu’on en reparle. Mon numéro : [ton numéro]',
    'Haha, {chose}. On continue ailleurs ? [ton numéro]',
  ],
  flirt: ['{Chose}, j’adore. On continue ailleurs qu’ici ? [ton numéro]'],
  original: ['On reparle {deChose} de vive voix ? Mon numéro : [ton numéro]'],
};

/** A yes to what the match proposes. */
export const namingYes: ByTone = {
  humoristique: ['Va pour {chose} !', '{Chose} ? Avec plaisir !', '{Vendu|Très volontiers} pour {chose} !'],
  flirt: ['Avec plaisir pour {chose} !', '{Chose}, j’adore l’idée.'],
  original: ['Bonne idée, {chose}.', '{Chose}, ça me tente bien !', 'Oui pour {chose} !'],
};

/** A hint at an outing, taken up. */
export const namingHints: ByTone = {
  humoristique: [
    '{Chose}, je prends ça pour une invitation.',
    'Va pour {chose} !',
    '{Vendu|Très volontiers} pour {chose} !',
  ],
  flirt: ['{Chose} avec {toi|vous}, ça me tente beaucoup.', '{Chose}, ça me plairait bien, avec {toi|vous}.'],
  original: ['Oui pour {chose}.', '{Chose}, ça me tente bien.'],
};

/** Someone of theirs, in a hard time. */
export const namingInTrouble: ByTone = {
  humoristique: crossed(
    ['Courage, vraiment.', 'Courage à {toi|vous}.', 'Oh… Courage, vraiment.', 'Plein de courage.'],
    [
      'Une pensée pour {toi|vous}, et pour {chose}.',
      'Une pensée pour {chose}, et pour {toi|vous}.',
      'Je pense à {toi|vous}, et {aChose}.',
    ],
  ),
  flirt: crossed(
    ['', 'Oh…', 'Merci de me le dire.', 'Oh non.'],
    [
      'Je pense fort à {toi|vous}, et {aChose}.',
      'Une douce pensée pour {toi|vous}, et pour {chose}.',
      'Je suis de tout cœur avec {toi|vous}. Une pensée pour {chose}.',
    ],
  ),
  original: crossed(
    ['C’est dur, ça.', 'C’est dur.', 'Ça ne doit pas être simple.', 'Ça ne doit pas être facile.'],
    [
      'Je pense bien à {toi|vous}, et {aChose}.',
      'Une pensée pour {chose}.',
      'Une vraie pensée pour {toi|vous}, et pour {chose}.',
    ],
  ),
};

/** All is said, and this was said with it. */
export const namingSettled: ByTone = {
  humoristique: ['Ça marche, et bien noté pour {chose}.', 'C’est noté. Et mention spéciale pour {chose}.'],
  flirt: ['Parfait, j’ai hâte. Et {chose}, j’adore.', 'J’ai hâte, et pas seulement pour {chose}.'],
  original: ['C’est noté, et {chose} aussi.', 'Parfait, je retiens {chose}.'],
};

/** After a silence. */
export const namingRevivals: ByTone = {
  humoristique: ['Alors, {chose} ?', 'Bon, et {chose} ?', 'Et {chose}, alors ?'],
  flirt: [
    'Je repensais {aChose}, et à {toi|vous}. Comment {tu vas|vous allez} ?',
    'Je repensais {aChose}. Comment {tu vas|vous allez} ?',
  ],
  original: [
    'La dernière fois, on en était {aChose}. {Tu vas|Vous allez} bien ?',
    'Je viens aux nouvelles : et {chose} ?',
    'On en était {aChose}, non ?',
  ],
};
