import type { GradedBio } from './graded-bios.ts';

/** Written and graded when the rating was done, and never used to change it. */
export const heldOutBios: readonly GradedBio[] = [
  {
    grade: 10,
    content:
      "Vétérinaire à la campagne : hier, une vache m'a mangé une manche. Le soir, je joue du violon. Ton dernier moment absurde ?",
  },
  {
    grade: 9,
    content:
      "Je vis avec un perroquet qui imite le micro-ondes. Fan de polars suédois et de soupe à l'oignon. Qui cuisine, toi ou moi ?",
  },
  {
    grade: 9,
    content:
      "Mécano le jour, danseur de forró le mercredi soir. Je t'apprends trois pas si tu m'apprends un mot de breton.",
  },
  {
    grade: 9,
    content:
      "J'ai traversé les Cévennes avec un âne qui n'avançait pas. Depuis, plus rien ne m'énerve. Ta randonnée la plus ratée ?",
  },
  {
    grade: 8,
    content:
      'Bibliothécaire, nulle en mots fléchés, imbattable au baby-foot. Je cherche le meilleur croque-monsieur de Toulouse.',
  },
  {
    grade: 8,
    content:
      'Pâtissier : je me lève à 4 h, je sens la brioche. Le dimanche, je fais du kayak sur la Vézère. Chocolat noir ou praliné ?',
  },
  {
    grade: 7,
    content:
      "Graphiste, je dessine dans le train et je collectionne les tickets de musée. J'aime la bossa et les cafés qui ferment tard.",
  },
  {
    grade: 7,
    content: "Maman d'un petit Sacha, prof de yoga, addict aux podcasts d'histoire. Raconte-moi un truc que j'ignore.",
  },
  {
    grade: 7,
    content: 'Nantes, escalade en salle, raviolis maison et vieux films de Tati. Dispo pour une partie de backgammon.',
  },
  {
    grade: 6,
    content: 'Développeur, je fais de la guitare et du vélo. Je regarde trop de documentaires sur les requins.',
  },
  { grade: 6, content: "Commerciale, j'adore la plage, le padel et cuisiner italien. Tu es plutôt mer ou montagne ?" },
  { grade: 6, content: "J'ai 41 ans et deux ados. Le week-end, c'est bricolage, jardin et barbecue avec les voisins." },
  {
    grade: 5,
    content: "Fan de foot et de rap, je travaille dans le bâtiment. J'aime aussi aller au ciné et faire la fête.",
  },
  { grade: 5, content: 'Nouvelle à Bordeaux, je veux découvrir la ville et ses bons restos. Musique, ciné, sport.' },
  {
    grade: 4,
    content: "Jeune homme dynamique et motivé, passionné de sport, j'aime sortir et m'amuser avec mes amis.",
  },
  { grade: 4, content: "Je suis une fille simple qui aime la vie, la nature et les animaux. J'ai un chat 🐱" },
  {
    grade: 3,
    content: 'Souriante, pétillante, positive, je cherche un homme bien pour une relation sérieuse et durable.',
  },
  { grade: 3, content: 'Je suis nul en présentation alors viens me découvrir, je ne mords pas 😉😉😉' },
  {
    grade: 3,
    content: 'bonjour je cherche une femme pour faire ma vie avec elle et etre heureu, je suis serieu et gentil',
  },
  {
    grade: 2,
    content:
      'Les mecs mariés, les mythos et les lourds, passez votre chemin. Je suis fatiguée de perdre mon temps ici.',
  },
  { grade: 2, content: 'Abonnez vous à mon insta @laura.fit_95 je réponds que la-bas bisous' },
  { grade: 2, content: 'Beau gosse 1m90, muscles, tablettes. Pas besoin de parler, une photo suffit !!!!' },
  { grade: 1, content: 'Ok' },
  { grade: 1, content: '🍑🍆💦 dm' },
];
