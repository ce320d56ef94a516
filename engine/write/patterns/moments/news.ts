import type { Moment } from '../../moment.ts';

/** News of the match's life, good or heavy with a future: nothing else in the message is louder. */
export const news: Moment[] = [
  {
    id: 'passed',
    cue: /\b(?:je l'ai eue?|^je l'ai$|j'ai (?:eu|reussi|decroche|valide|obtenu) (?<x>(?:mon|ma|le|la|mes) (?:permis|exam\w*|diplome|concours|bac\w*|licence|master|these|annee|semestre|partiels|oral|certif\w*|titre|brevet de pilote|capes|agreg\w*|crfpa))|je suis (?:officiellement )?(?:diplome\w*|admise?|recue?|prise? a)|j'ai eu mes? resultats? .{0,20}(?:valide|admis|bon)|c'est valide)\b/,
    weight: 3,
    react: [
      'Bravo !!',
      'Félicitations, c’est énorme !',
      'Ah mais bravo, c’est une super nouvelle !',
      'Yes, bravo ! Ça fait trop plaisir à lire.',
    ],
    ask: {
      humoristique: [
        'Tu as crié, pleuré ou fait semblant de rester digne ?',
        'Qui a eu droit au premier appel hystérique ?',
        'Tu réalises, ou tu relis encore les résultats toutes les dix minutes ?',
      ],
      flirt: [
        'Je suis {u:fier|fière|tout sourire} {u:de toi|de toi|pour toi}, et on se connaît à peine. Tu fêtes ça comment ?',
        'J’aurais bien aimé voir ta tête à ce moment-là. Tu fêtes ça comment ?',
        'Tu as bien mérité qu’on te chouchoute. Qu’est-ce qui te ferait plaisir ce soir ?',
      ],
      original: [
        'C’est quoi la première chose que tu t’offres, maintenant que c’est fait ?',
        'Il y a un an, tu y aurais cru ?',
        'Alors, c’est quoi la suite du plan ?',
      ],
    },
    invites: [
      'Ça se fête : je t’offre un verre cette semaine, quel soir t’arrange ?',
      'Une nouvelle pareille, ça s’arrose. On trinque cette semaine ?',
    ],
  },
  {
    id: 'new-job',
    cue: /\b(?:j'ai (?:eu|decroche|trouve|obtenu|signe) (?:mon |le |un |ma )?(?<x>(?:cdi|cdd|poste|job|boulot|taf|stage|alternance|promotion|contrat))|^cdi\b|^(?:je l'ai|c'est bon) !? ?(?:le )?cdi|je (?:commence|demarre|debute) (?:mon |un )nouveau (?:job|boulot|taf|poste|travail)|nouveau (?:job|boulot|taf|poste)|j'ai ete (?:prise?|promue?|embauchee?|augmentee?)|ils m'ont (?:prise?|rappelee?)|je suis prise?(?= ?(?:[.!,]|$|ils|cdi|au|en cdi|a partir)))\b/,
    weight: 3,
    react: [
      'Bravo, ça c’est une nouvelle !',
      'Félicitations !',
      'Ah trop bien, bravo !',
      'Super nouvelle, bravo à toi !',
    ],
    ask: {
      humoristique: [
        'Tu as déjà repéré la meilleure machine à café ?',
        'On t’a déjà présenté le collègue qui parle pendant une heure ?',
        'Le syndrome de l’imposteur est prévu à quelle heure ?',
      ],
      flirt: [
        'Ils ont bien choisi. Tu commences quand ?',
        'Ça te va bien, ce sourire que je devine. Tu te sens comment ?',
        'Tu dois être sur un petit nuage, non ?',
      ],
      original: [
        'C’est plutôt soulagement ou plutôt feu d’artifice ?',
        'Qu’est-ce qui t’a fait dire oui ?',
        'Le premier jour, tu l’imagines comment ?',
      ],
    },
    invites: [
      'Un nouveau départ, ça s’arrose. On va boire un verre cette semaine ?',
      'On fête ça ? Je t’offre le premier verre.',
    ],
  },
  {
    id: 'good-news',
    acts: ['good_news'],
    ofUser: true,
    react: [
      'Ah, bravo !',
      'Trop bien, félicitations !',
      'Ça, c’est une bonne nouvelle !',
      'Oh, ça me fait plaisir pour toi !',
    ],
    ask: {
      humoristique: [
        'Tu as déjà prévenu la terre entière, ou je suis dans les premiers ?',
        'Danse de la joie, ou air détaché ?',
        'On a le droit de crier avec toi ?',
      ],
      flirt: [
        'Ça se voit que tu es sur un nuage, et ça me plaît. Tu fêtes ça comment ?',
        'Tu le mérites sûrement. Tu te sens comment ?',
        'J’aime bien recevoir ce genre de message de toi.',
      ],
      original: [
        'La première personne à qui tu l’as dit, c’était qui ?',
        'Et maintenant, c’est quoi la suite ?',
        'Ça change quoi pour toi, concrètement ?',
      ],
    },
    invites: ['Il faut marquer le coup : je t’offre un verre cette semaine ?', 'On fête ça ? Dis-moi quel soir.'],
  },
];
