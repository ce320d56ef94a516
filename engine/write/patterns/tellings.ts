import type { Moment } from '../moment.ts';

// What was told and belongs to no moment: a trouble, a story told to amuse, something of everyday life. {x} is the detail that
// stays in the mind, with its article: «la collerette», «les trois piqûres», «ton chat».

export const trouble: Moment = {
  id: 'told-trouble',
  react: [
    'Oh non, la galère.',
    'Aïe, pas cool.',
    'Mince, ça n’a pas dû être drôle.',
    'Ah là là, courage.',
    'Oh la poisse.',
  ],
  ask: {
    humoristique: [
      'Je {t’envoie|vous envoie} du soutien moral, et du chocolat imaginaire.',
      '{Avoue|Avouez}, dans un mois ça fera une très bonne anecdote.',
      'Qui est-ce qu’on doit aller engueuler ?',
    ],
    flirt: [
      '{Tu te sens|Vous vous sentez} comment, maintenant ?',
      'J’espère que la suite de {ta|votre} journée sera plus douce.',
      '{Dis-moi|Dites-moi} que quelqu’un s’occupe un peu de {toi|vous}.',
    ],
    original: [
      'Et là, qu’est-ce qui {te|vous} remonterait le moral ?',
      'Ça s’est arrangé, depuis ?',
      '{Tu préfères|Vous préférez} en parler, ou que je {te|vous} change les idées ?',
    ],
  },
  invites: [
    'Je t’offre un verre pour oublier ça ? Cette semaine, quand tu veux.',
    'Si ça peut te remonter le moral, on va boire un verre cette semaine ?',
  ],
  revives: ['Coucou ! Ça va mieux, depuis l’autre jour ?'],
};

export const story: Moment = {
  id: 'told-story',
  react: [
    'Le plus beau là-dedans, c’est quand même {x}.',
    '{x}, c’est le détail qui m’achève.',
    'Je ne m’en remets pas, {x}…',
    'Ok, {x}, je ne l’avais pas vu venir.',
    'Tu viens de me faire rire pour de bon.',
    'Cette histoire est parfaite.',
    'Je suis fan de cette histoire.',
  ],
  ask: {
    humoristique: [
      '{Dis-moi|Dites-moi} que quelqu’un a filmé.',
      'Et {tu as gardé ta|vous avez gardé votre} dignité, ou on n’en parle pas ?',
      'Il y a des témoins, au moins ?',
      'Je veux la suite, avec les dialogues.',
    ],
    flirt: [
      'J’adore {ta|votre} façon de raconter. C’est toujours comme ça, avec {toi|vous} ?',
      'Je pourrais {t’écouter|vous écouter} raconter ça pendant des heures.',
      'J’aurais bien aimé être là.',
      '{Tu me fais rire, continue|Vous me faites rire, continuez}.',
    ],
    original: [
      'Et ça s’est fini comment ?',
      'C’est quoi la morale de l’histoire ?',
      'Ça {t’arrive|vous arrive} souvent, ou c’était {ton|votre} jour ?',
      'Quel titre {tu donnerais|vous donneriez} à cet épisode ?',
    ],
  },
  invites: [
    'Il me faut la version complète, autour d’un verre. Cette semaine ?',
    'Tu racontes ça tellement bien que je veux l’entendre en vrai. Un verre cette semaine ?',
  ],
  revives: ['Je repense encore à ton histoire, et je ris encore. Quoi de neuf depuis ?'],
};

export const everyday: Moment = {
  id: 'told-everyday',
  react: ['{x}, rien que ça.', 'Ah oui, quand même.', 'Ok, je vois le tableau.', 'Ah, d’accord.'],
  ask: {
    humoristique: ['Et du coup ?', 'Et la suite ?', '{Tu ne peux pas t’arrêter|Vous ne pouvez pas vous arrêter} là.'],
    flirt: [
      '{Tu me racontes|Vous me racontez} la suite ?',
      'Et {toi|vous}, ça {te|vous} fait quoi ?',
      'J’aime bien {ta|votre} façon de dire les choses.',
    ],
    original: ['Et maintenant ?', 'C’était prévu, ou ça {t’est|vous est} tombé dessus ?', 'Et si c’était à refaire ?'],
  },
  invites: [
    '{Tu me racontes|Vous me racontez} le reste autour d’un verre, cette semaine ?',
    'On continue ça de vive voix ? Un café, un de ces jours ?',
  ],
};
