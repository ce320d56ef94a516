import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// A thing that the match named, or the user, named back: {chose} «le saladier», {deChose} «du saladier», {aChose} «au saladier».
// Each line was tried on ends of talks that it was not written for, with the thing that the engine picks; what readers took two times in
// three and more is here. A line claims nothing about the thing: it is the handle by which what was told is taken («le coup du saladier»).

/** By what the turn does. What the user makes of it is the user's to say, in a blank. */
export const namingOf: Partial<Record<AnsweredKind, ByTone>> = {
  gag: {
    humoristique: [
      '{Haha, le coup|J’ai bien ri, avec le coup} {deChose}.',
      '{Haha, énorme, le coup|Très drôle, le coup} {deChose}.',
      '{Haha|Ah}, {chose} !',
      '{Haha, excellent|Excellent}, le coup {deChose}.',
      'Je ris encore du coup {deChose}.',
      'Haha, {chose}. [Ta réplique].',
    ],
    flirt: [
      'Le coup {deChose}, j’adore.',
      'J’adore, surtout {chose}.',
      '{Tu m’as|Vous m’avez} bien fait rire, avec le coup {deChose}.',
      'Le coup {deChose}… {tu me fais|vous me faites} rire.',
      'J’adore le coup {deChose}. [Ta réplique].',
    ],
    original: [
      'Mention spéciale pour {chose}, j’ai ri.',
      'Mention spéciale pour {chose}.',
      'L’histoire {deChose}, j’ai ri pour de vrai.',
      'Le coup {deChose}, je ne l’avais pas vu venir.',
      'Un grand moment, le coup {deChose}.',
    ],
  },
  tease: {
    humoristique: ['Haha, {chose}. [Ta réplique].', 'Haha, bien envoyé, le coup {deChose}. [Ta réplique].'],
    flirt: ['Ah, {chose}… [Ta réplique].', '{Tu me fais|Vous me faites} rire, avec {chose}. [Ta réplique].'],
    original: ['D’accord pour {chose}, mais [ta réplique].', 'Je ne l’avais pas vu venir, le coup {deChose}.'],
  },
  opinion: {
    humoristique: ['Pour {chose}, ça se défend.', 'Haha, ok pour {chose}. [Ton avis à toi].'],
    flirt: ['Pour {chose}, je {te|vous} suis.', 'Ah, {chose}… [Ton avis à toi].'],
    original: ['Pour {chose}, ça se discute, et j’aime bien.', 'Moi, pour {chose}, [ton avis à toi].'],
  },
  told: {
    humoristique: [
      'Haha, {chose}. [Ce que ça t’inspire].',
      'Haha, {chose} !',
      'Ah, {chose} ! [Ta réaction].',
      'Ah oui, {chose} ! [Ta réaction].',
    ],
    flirt: [
      'Ah, {chose}… Moi, [ton histoire à toi].',
      'Ah, {chose}… Moi, [ton expérience à toi].',
      'Ah, {chose}… [Ce que ça t’inspire].',
    ],
    original: [
      '{Chose} ? [Ce que tu veux savoir]',
      '{Chose} ? Et [ta question] ?',
      '{Chose}, [ce que tu veux savoir] ?',
    ],
  },
  mishap: {
    humoristique: ['Aïe, {chose}.', 'Aïe, {chose}… [Ta réaction].', 'Haha, aïe, {chose}.'],
    flirt: ['Oh non, {chose}… Et du coup, [ta question] ?', 'Ah non, {chose}… {Tu tiens|Vous tenez} le coup ?'],
    original: [
      'Mention spéciale pour {chose}, quand même.',
      'Dans dix ans, {tu raconteras|vous raconterez} encore l’histoire {deChose}.',
    ],
  },
  joy: {
    humoristique: ['Trop bien ! Et mention spéciale pour {chose}.', 'Bravo ! Et {chose}, haha !'],
    flirt: ['Bravo ! Et {chose}, j’adore.', 'Ça me fait plaisir pour {toi|vous}. Et {chose}, j’adore.'],
    original: [
      'Trop bien ! J’ai une question sur {chose} : [ta question]',
      'Oh, bravo ! Et {chose}, [ce que tu veux savoir] ?',
    ],
  },
  plan: {
    humoristique: ['Haha, {chose}, tout un programme.', 'Ah, {chose} ! [Ce que tu en penses].'],
    flirt: ['{Tu me raconteras|Vous me raconterez}, pour {chose} ?', 'Ah, {chose}… [Ce que ça t’inspire].'],
    original: ['Et {chose}, [ce que tu veux savoir] ?', '{Chose} ? Et du coup, [ta question] ?'],
  },
  dream: {
    humoristique: ['Ah, {chose} ! Moi, mon rêve, c’est [ton rêve].'],
    flirt: ['Ça me parle, {chose}.', 'Ah, {chose}… [Ce que ça t’inspire].'],
    original: ['J’aurais une question sur {chose} : [ce que tu veux savoir]'],
  },
  tired: {
    humoristique: ['Je compatis, surtout pour {chose}.', 'Ah là là, {chose}. Courage !'],
    flirt: ['Ah, {chose}… Courage !', 'Après {chose}, c’est repos obligatoire.'],
    original: ['Il y a la fatigue normale, et il y a {chose}.', 'La prochaine fois que je râle, je penserai {aChose}.'],
  },
  agree: {
    humoristique: ['Ça marche, et bien noté pour {chose}, haha.', 'Haha, {chose}. [Ce que ça t’inspire].'],
    flirt: ['Ah, {chose}… [Ce que ça t’inspire].'],
    original: ['Parfait. Je retiens {chose}.'],
  },
  dry: {
    humoristique: [
      'Haha, {chose}. Question suivante : [ta question]',
      'Ah, {chose} ! Question suivante : [ta question]',
    ],
    flirt: ['Ah, {chose}, d’accord… [Ce que ça t’inspire].', 'Ah, {chose} ! Moi, [ton expérience à toi].'],
    original: ['{Chose} ? Une question : [ta question]', '{Chose} ? Et du coup, [ce que tu veux savoir] ?'],
  },
};

/** It may be hard: nothing that smiles. */
export const namingGently: ByTone = {
  humoristique: ['Ah oui, {chose}… [Ta réaction].', 'Ah, {chose}… [Ta réaction].'],
  flirt: ['Ah, {chose}… [Ce que ça t’inspire].'],
  original: ['Oh, {chose}… [Ce que ça t’inspire].', 'Oh, {chose}… [Ta réaction].'],
};

/** Where it is hardly worth it, or only the name of where it was: with next to nothing. */
export const namingFaintly: ByTone = {
  humoristique: [],
  flirt: ['Ah, {chose}… [Ta réaction].', 'Ah oui, {chose}… [Ta réaction].'],
  original: ['{Chose} ? [Ta question]', '{Chose} ? {Dis|Dites}-moi, [ta question] ?'],
};

/** Before an answer. */
export const namingLeads: ByTone = {
  humoristique: ['Ah, {chose}…', '{Haha|Ah}, {chose} !'],
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
  flirt: ['{Chose}, hmm… {reponseDetail}.', 'Alors, pour {chose} : {reponseDetail}.', '{Chose} ? {reponseDetail}.'],
  original: ['Ah, {chose} ! {reponseSimple}.', '{Chose} : {reponseSimple}.', '{Chose}, {chose}… {reponseSimple}.'],
};

/** Before an invitation or a number: it claims nothing, what follows is plain. */
export const namingBeforeWish: ByTone = {
  humoristique: ['{Haha|Ah}, {chose} !', 'Ah ça, {chose} !'],
  flirt: ['Ah, {chose}…'],
  original: ['Ha, {chose}…'],
};

/** A yes to what the match proposes. */
export const namingYes: ByTone = {
  humoristique: ['Va pour {chose} !', '{Chose} ? Avec plaisir !', '{Vendu|Très volontiers} pour {chose} !'],
  flirt: ['Avec plaisir pour {chose} !', '{Chose}, j’adore l’idée.'],
  original: ['Bonne idée, {chose}.', '{Chose}, ça me tente bien !', 'Oui pour {chose} !'],
};

/** What both would do, where the match says yes to it. */
export const namingPlans: ByTone = {
  humoristique: ['C’est parti pour {chose} !', 'Super, c’est parti pour {chose} !'],
  flirt: ['{Chose} avec {toi|vous}, j’ai hâte.', '{Chose}, j’ai hâte !'],
  original: ['C’est noté pour {chose}.', 'Parfait, va pour {chose}.'],
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
      'Je pense très fort à {toi|vous}, et {aChose}.',
      'Toutes mes pensées pour {toi|vous}, et pour {chose}.',
      'Une douce pensée pour {toi|vous}, et pour {chose}.',
      'Je suis de tout cœur avec {toi|vous}. Une pensée pour {chose}.',
    ],
  ),
  // Twice is enough.
  original: [],
};

/** After a limit was heard, on something else that was said with it. */
export const namingAfterLimit: ByTone = {
  humoristique: ['Et sinon, {chose}… [Ta réplique].', 'Et sinon, pour {chose} : [ta réplique].'],
  flirt: ['Et {chose}, [ce que tu veux savoir] ?', '{Tu me racontes|Vous me racontez} plutôt, pour {chose} ?'],
  original: ['Par contre, j’ai une question sur {chose} : [ta question]'],
};

/** Good news, of what the user asked about. */
export const namingSuccess: ByTone = {
  humoristique: ['Bravo pour {chose} !', 'Trop fort ! Bravo pour {chose}.'],
  flirt: ['Félicitations pour {chose} ! Ça me fait très plaisir.', 'Oh, bravo pour {chose}, vraiment.'],
  original: ['Alors là, chapeau pour {chose}.', 'Quelle bonne nouvelle, pour {chose} ! [Ta réaction].'],
};

/** Someone of theirs is ill, and the meeting has to wait. */
export const namingGetWell: ByTone = {
  humoristique: ['La santé d’abord ! Bon rétablissement {aChose}.'],
  flirt: ['Aucun souci. J’espère que ça va aller, pour {chose}.'],
  original: ['Pas de souci, je comprends. Courage à {toi|vous}, et {aChose}.'],
};

/** After a silence: what they spoke of. */
export const namingRevivals: ByTone = {
  humoristique: ['Et {chose}, alors ?', 'On en était {aChose}, non ? Quoi de neuf depuis ?'],
  flirt: crossed(
    ['Je repensais {aChose}.', 'Je repensais {aChose}, et à {toi|vous}.', 'J’ai repensé {aChose}, l’autre jour.'],
    [
      'Quoi de neuf ?',
      'Comment {tu vas|vous allez} ?',
      '{Tu vas|Vous allez} bien ?',
      'Tout va bien de {ton|votre} côté ?',
    ],
  ),
  original: crossed(
    ['On parlait {deChose}, je crois.', 'On en était {aChose}, je crois.', 'La dernière fois, on parlait {deChose}.'],
    ['Comment {tu vas|vous allez} ?', 'Quoi de neuf ?', '{Tu vas|Vous allez} bien ?'],
  ),
};

/** The same, of what the user spoke of without an answer: it is let go. */
export const namingLetGo: ByTone = {
  humoristique: crossed(
    ['{Chose} {v:peut|peuvent} attendre.'],
    ['Et sinon, comment {tu vas|vous allez} ?', 'Comment se passe {ta|votre} semaine ?', 'Quoi de neuf, sinon ?'],
  ),
  flirt: [
    'Laissons {chose} de côté : quoi de beau, ces jours-ci ?',
    'Laissons {chose} de côté : comment {tu vas|vous allez} ?',
    'Tant pis pour {chose}. Tout va bien de {ton|votre} côté ?',
  ],
  original: crossed(
    ['Je {te|vous} parlais {deChose}.', 'On parlait {deChose}, non ?'],
    ['Comment {tu vas|vous allez} ?', 'Quoi de neuf ?', '{Tu vas|Vous allez} bien ?'],
  ),
};

/** To someone who has never answered: what the user wrote about. */
export const namingSecondTries: ByTone = {
  humoristique: ['Je retente, avec {chose} comme seul argument. Promis, c’est mon dernier essai.'],
  flirt: ['{Chose}, c’était surtout un prétexte pour {te|vous} parler. Comment {tu vas|vous allez} ?'],
  original: ['{Chose}, ça m’intrigue toujours, si jamais.'],
};

/** After a short answer, back on what the user asked about. */
export const namingAgain: ByTone = {
  humoristique: ['Ah, {chose}… [Ta question, version drôle]', 'Je ne lâche pas {chose} : [ta question, version drôle]'],
  flirt: ['Et {chose}, [ce que tu veux savoir] ?', 'À part {chose}, [ce que tu veux savoir] ?'],
  original: ['J’ai encore une question sur {chose} : [laquelle]', 'Pour en revenir {aChose} : [ta prochaine question]'],
};

/** The short answer itself, taken up. */
export const namingEcho: ByTone = {
  humoristique: ['{Chose} ! Et [ta question] ?', '{Chose} ! Question suivante : [ta prochaine question]'],
  flirt: ['{Chose} ? J’adore. [Ce que ça t’inspire].', '{Chose} ? Et alors, [ton expérience à toi].'],
  original: ['{Chose} ? J’aurais une question : [laquelle]', '{Chose}, c’est noté. Moi, [ton expérience à toi].'],
};
