export interface GradedBio {
  content: string;
  /** A person's grade, given before any score was seen: 1 says nothing or puts readers off, 10 makes it easy to answer. */
  grade: number;
}

/** The bios that the rating was developed with. */
export const gradedBios: readonly GradedBio[] = [
  {
    grade: 10,
    content:
      "Je fais un curry vert qui fait pleurer mon frère et je perds au Scrabble avec panache. Ton plat qui impressionne, c'est quoi ?",
  },
  {
    grade: 10,
    content:
      'Prof de SVT la semaine, grimpeuse à Fontainebleau le dimanche. Dis-moi ta pire chute, je te montre ma cicatrice au genou.',
  },
  {
    grade: 9,
    content:
      "Mon chat s'appelle Préfet et il fait respecter l'ordre. Je cuisine coréen, je cours lentement. Tu ramènes le dessert ?",
  },
  {
    grade: 9,
    content:
      "Collectionne les cartes IGN et les recettes de ma grand-mère bretonne. Team kouign-amann. Ton meilleur sentier, c'est lequel ?",
  },
  {
    grade: 9,
    content:
      'Je répare des vélos, je rate mes plantes vertes, je connais tous les dialogues de OSS 117. Une réplique et je te réponds.',
  },
  {
    grade: 9,
    content:
      "Saxo dans un groupe de funk le jeudi, infirmier les autres jours. Je cherche quelqu'un pour tester tous les bo bun de Lyon 🍜",
  },
  {
    grade: 8,
    content:
      'Libraire, donc je juge sur la première page. La mienne : polars islandais, tarte au citron, bains de mer en octobre. La tienne ?',
  },
  {
    grade: 8,
    content:
      'Rando dans le Vercors, vinyles de Nina Simone et mauvaise foi aux jeux de société. Tu prends quelle couleur au Catan ?',
  },
  {
    grade: 8,
    content:
      "Je fais du pain au levain qui s'appelle Gérard. Ciné le mardi, escalade le jeudi, brocante le dimanche matin.",
  },
  {
    grade: 8,
    content:
      "Deux vérités, un mensonge : j'ai nagé avec des tortues, je parle italien, je sais faire du monocycle. Tu paries ?",
  },
  {
    grade: 7,
    content:
      "Jazz, cuisine thaï et grandes marches dans Paris. Si tu connais un bon resto à moins de 15 €, on va s'entendre.",
  },
  {
    grade: 7,
    content:
      'Architecte, fan de basket et de films coréens. Je débats volontiers sur la meilleure pizza de la ville. Et toi ?',
  },
  {
    grade: 7,
    content:
      "J'apprends le piano à 34 ans, c'est long pour les voisins. Sinon je cuisine, je lis des BD et je fais du paddle.",
  },
  {
    grade: 7,
    content:
      'Moitié Marseille, moitié Bruxelles. Je fais du roller, je photographie des enseignes et je chante faux dans la voiture.',
  },
  {
    grade: 6,
    content:
      "J'aime la rando, les concerts de rock et les jeux de société. Toujours partante pour un café en terrasse.",
  },
  {
    grade: 6,
    content:
      'Ingénieur, surfeur du dimanche et amateur de bons cafés. Je voyage avec un sac à dos et pas beaucoup de plan.',
  },
  {
    grade: 6,
    content: "Danse, yoga, cuisine végétarienne. Je sors d'un an au Portugal et je cherche de bonnes adresses ici !",
  },
  { grade: 6, content: "Papa d'une petite Lou, fan de rugby et de barbecue. On se raconte nos journées ?" },
  { grade: 5, content: 'Sport, ciné, resto, voyages. Je travaille dans la com à Nantes. À bientôt peut-être !' },
  { grade: 5, content: "Salut, moi c'est Théo, 27 ans, j'aime le foot, les jeux vidéo et les soirées avec mes potes." },
  {
    grade: 5,
    content:
      "J'adore voyager, découvrir de nouvelles cultures, la musique et la bonne bouffe. Dernier voyage : le Japon.",
  },
  {
    grade: 5,
    content: 'Étudiante en droit, passionnée de lecture et de musique. Viens me parler de ton livre préféré',
  },
  { grade: 4, content: "Bon vivant, j'aime rire et profiter de la vie avec mes amis. Fan de sport et de voyages ✈️" },
  {
    grade: 4,
    content: "Simple, drôle, attentionné et sincère. J'aime les balades et le cinéma. N'hésite pas à venir me parler.",
  },
  {
    grade: 4,
    content: 'Épicurienne, curieuse et souriante. Je croque la vie à pleines dents. Amatrice de vin et de fromage.',
  },
  { grade: 4, content: 'Lyon 📍 29 ans 🎂 1m82 📏 Sport 🏋️ Voyage ✈️ Apéro 🍻 Netflix 🍿' },
  {
    grade: 3,
    content: "La vie est belle, il faut en profiter ! Carpe diem. J'aime rire, voyager, et les plaisirs simples.",
  },
  {
    grade: 3,
    content:
      "Ici pour faire de belles rencontres et plus si affinités. Je suis quelqu'un de simple et sans prise de tête.",
  },
  { grade: 3, content: "je sais pas quoi mettre dans ma bio demande et tu sauras, j'aime bien rigoler" },
  {
    grade: 3,
    content:
      "j'aime le sport et les voyage, je suis quelqun de gentil et drole qui cherche une relation serieuse avec une fille bien",
  },
  {
    grade: 2,
    content:
      "Marre des profils bidons et des ghosteurs. Si c'est pour perdre mon temps, passe ton chemin. Pas de plan cul !",
  },
  {
    grade: 2,
    content:
      'Pas de photo pas de réponse. Si tu fais moins de 1m80 swipe à gauche. Je ne réponds pas aux « salut ça va ».',
  },
  { grade: 2, content: 'Ajoute moi sur snap : leo.du75, je suis jamais ici. Insta : @leo_officiel' },
  {
    grade: 2,
    content: 'JE CHERCHE UNE FEMME SERIEUSE !!! PAS DE PRISE DE TETE !!! MERCI DE PASSER VOTRE CHEMIN SINON !!!',
  },
  {
    grade: 2,
    content: 'Gentil, drôle, sportif, intelligent, cultivé, ambitieux, généreux, fidèle, attentionné, romantique.',
  },
  { grade: 2, content: 'slt sa va jsui la pr tchaté et voir se que sa done mdr' },
  { grade: 1, content: '😂🔥💯✌️' },
  { grade: 1, content: 'Salut' },
  { grade: 1, content: '...' },
  {
    grade: 1,
    content: "Les mecs vous êtes tous des connards, foutez-moi la paix. Encore un gros lourd et je supprime l'appli.",
  },
];
