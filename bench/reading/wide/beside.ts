import type { Split } from '../scene.ts';

// Texts beside a conversation, which are no messages of it.

export const listed: Record<Split, { title: string; people: string[]; said: string[]; facts: string[] }> = {
  dev: {
    title: 'Discussions',
    people: [
      'Maman',
      'Coloc rue Pasteur',
      'Baptiste',
      'Équipe foot',
      'Claire B.',
      'Dentiste',
      'Julien',
      'Mémé',
      'Ludo',
      'Sonia',
      'Voisins',
      'Rémi',
      'Tata Jo',
      'Alice',
    ],
    said: [
      'Tu passes dimanche ?',
      'Vous avez reçu une photo',
      'ok pour moi',
      'On se retrouve à la gare vers midi',
      'Merci encore pour hier soir',
      'Appel manqué',
      'Toi : je te rappelle',
      'haha grave',
      'Le code est 4512',
    ],
    facts: ['Notifications', 'Médias, liens et fichiers', 'Bloquer', 'Signaler'],
  },
  test: {
    title: 'Messages',
    people: [
      'Papa',
      'Escalade jeudi',
      'Pauline',
      'Bureau 3e',
      'Marc-Antoine',
      'Dr Lemoine',
      'Flavie',
      'Les cousins',
      'Oumar',
      'Gardienne',
      'Chorale',
      'Nils',
      'Agathe',
      'Édouard',
    ],
    said: [
      'Réunion décalée à 15 h',
      'Tu as pensé au pain ?',
      'Vidéo',
      'je suis en bas',
      'Vous : parfait, à demain',
      'Est-ce que le colis est arrivé ?',
      'Trop bien ce concert',
      'A réagi à votre message',
    ],
    facts: ['Mettre en sourdine', 'Rechercher dans la conversation', 'Annuler le match', 'À 4 km'],
  },
};

export const notes: Record<Split, { title: string; text: string[] }[]> = {
  dev: [
    {
      title: 'Courses',
      text: ['Lait, œufs, farine complète', 'Deux citrons et du gingembre', 'Piles pour la télécommande'],
    },
    {
      title: 'Idées de sortie',
      text: [
        'Le musée est gratuit le premier dimanche du mois.',
        'Péniche-bar près du pont, ouverte dès avril.',
        'Marché de nuit en juillet.',
      ],
    },
  ],
  test: [
    {
      title: 'Météo à Lyon',
      text: [
        'Samedi : 19 degrés, quelques nuages.',
        'Dimanche : 21 degrés, grand soleil.',
        'Lundi : averses en fin de journée.',
      ],
    },
    {
      title: 'Recette du clafoutis',
      text: [
        'Préchauffer le four à 180 degrés.',
        'Mélanger la farine, le sucre et les œufs.',
        'Verser sur les cerises et cuire quarante minutes.',
      ],
    },
  ],
};
