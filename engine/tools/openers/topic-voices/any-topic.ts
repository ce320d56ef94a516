import type { TopicVoice } from './topic-voice.ts';

/** For a subject that has no voice of its own, and for what the match dislikes, never did or asks about. */
export const anyTopic: TopicVoice[] = [
  {
    topics: ['other'],
    when: ['likes', 'past', 'future', 'wish'],
    react: {
      humoristique: [
        'Attends, {un} ? Il me faut toute l’histoire, avec les détails gênants.',
        'Je ne m’attendais pas à parler {dun} aujourd’hui, et c’est plutôt une bonne surprise.',
        '{Un}, donc. Cette conversation vient de prendre un virage intéressant.',
      ],
      flirt: [
        '{Ce}, ça m’intrigue, et toi aussi un peu.',
        'J’aime bien ce genre de détail : {un}, ça ne s’invente pas.',
        'Tu as le chic pour glisser {un} dans la conversation, continue.',
      ],
      original: [
        '{Un}, voilà un mot que je n’avais encore lu sur aucun profil.',
        'Je garde {ce} comme titre provisoire de notre conversation.',
        'Il y a une histoire derrière {ce}, je le sens.',
      ],
    },
    ask: {
      humoristique: ['Ça commence comment, cette histoire ?', 'Et tout ça s’est terminé sans blessé ?'],
      flirt: ['Tu me racontes la suite ?', 'C’est venu d’où, cette idée ?'],
      original: [
        'S’il fallait un titre à tout ça, ce serait quoi ?',
        'Le détail que personne ne croirait, c’est lequel ?',
      ],
    },
  },
  {
    topics: [],
    when: ['dislikes'],
    react: {
      humoristique: [
        '{Le}, c’est non, donc. Je raye ça de la liste avec beaucoup de respect.',
        'Bon, {le}, on oublie. On vient de gagner du temps.',
        'Je prends note : {le}, on n’en parle qu’en présence d’un avocat.',
      ],
      flirt: [
        'J’aime bien : au moins, avec {le}, tu ne fais pas semblant.',
        'Une personne qui sait ce qu’elle n’aime pas, {le} par exemple, c’est reposant.',
      ],
      original: [
        '{Le}, il en faut pour tout le monde, et visiblement pas pour toi.',
        'On se lie parfois mieux sur ce qu’on déteste : {le}, très bien, on a une base.',
      ],
    },
    ask: {
      humoristique: ['C’est un traumatisme ou une conviction ?', 'Et à la place, on met quoi ?'],
      flirt: [
        'Et à l’inverse, qu’est-ce qui {te|vous} fait craquer à coup sûr ?',
        'Et ce que {tu aimes|vous aimez} vraiment, alors ?',
      ],
      original: [
        'Qu’est-ce qui pourrait {te|vous} faire changer d’avis ?',
        'Le pire souvenir à ce sujet, c’est lequel ?',
      ],
    },
  },
  {
    topics: [],
    when: ['never'],
    react: {
      humoristique: [
        'Jamais, donc {le} {v:reste|restent} une légende pour l’instant.',
        '{Le}, zéro expérience et sûrement un avis quand même : je respecte.',
      ],
      flirt: [
        '{Le}, une première fois à prévoir, alors. J’aime bien les premières fois.',
        'Je trouve ça plutôt bien, d’avoir encore {le} devant soi.',
      ],
      original: [
        '{Le}, je le mets tout en haut de la liste des choses à tenter un jour.',
        'On devrait tous garder deux ou trois choses pour plus tard : {le}, par exemple.',
      ],
    },
    ask: {
      humoristique: [
        'Par peur, par flemme ou par principe ?',
        'Qu’est-ce qu’il faudrait comme pot-de-vin pour essayer ?',
      ],
      flirt: ['Avec la bonne personne, ça {te|vous} tenterait ?', 'Qu’est-ce qui {te|vous} ferait dire oui ?'],
      original: [
        'C’est quoi la dernière chose que {tu as|vous avez} faite pour la première fois ?',
        'Curiosité ou pas du tout envie ?',
      ],
    },
  },
  {
    topics: [],
    when: ['asked'],
    react: { humoristique: [], flirt: [], original: [] },
    ask: {
      humoristique: [
        'Et toi, {le} : grande passion ou simple curiosité ?',
        'À mon tour : {le}, chez toi, c’est du sérieux ou du grand n’importe quoi ?',
        'Et de ton côté, {le}, ça mérite une médaille ou un fou rire ?',
      ],
      flirt: [
        'Et toi, {le}, c’est quelque chose qui te ressemble ?',
        'J’aimerais bien ta version aussi : {le}, ça te parle comment ?',
        'Tu me racontes ton histoire avec {le} ?',
      ],
      original: [
        'Question retournée : {le}, dans ta vie, ça occupe quelle place sur dix ?',
        'Et ton plus vieux souvenir avec {le}, c’est lequel ?',
        'Maintenant je veux savoir pourquoi {le} t’intéresse autant.',
      ],
    },
  },
];
