import type { GradedBio } from './graded-bios.ts';

/** Bios that were written and graded after the rating was finished; docs/eval-writing.md has their first result. */
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

/** A second such set, written after the rating was changed for the first one. */
export const laterBios: readonly GradedBio[] = [
  {
    grade: 10,
    content:
      "Facteur à Brest : je connais tous les chiens du quartier par leur prénom. Devine celui qui m'a mordu, je paie les crêpes.",
  },
  {
    grade: 9,
    content:
      "Je tricote des pulls pour mes neveux et je crie devant le Top 14. Quelle équipe je dois faire semblant d'aimer pour toi ?",
  },
  {
    grade: 9,
    content:
      'Apprentie fromagère, trois vinyles de Bashung, zéro plante vivante. Si tu sais sauver un ficus, écris-moi vite.',
  },
  {
    grade: 8,
    content:
      "Sage-femme de nuit, donc brunch à 17 h. J'aime les mots croisés, le Jura et les gens en retard. Et toi, du matin ou du soir ?",
  },
  {
    grade: 8,
    content:
      'Je monte des meubles sans la notice, ça donne des étagères intéressantes. Guitare, ping-pong, lasagnes de ma tante.',
  },
  {
    grade: 7,
    content: "Comptable qui fait du théâtre d'impro le lundi. Je cherche des spots de baignade autour de Grenoble.",
  },
  {
    grade: 7,
    content: 'Moto, romans de Pennac et pâtes à la carbonara sans crème. On débat quand tu veux de la crème.',
  },
  { grade: 6, content: 'Kiné, handball le mercredi, séries le soir. Ma coloc dit que je fais le meilleur guacamole.' },
  {
    grade: 6,
    content:
      "J'habite à Lille, j'aime la photo, les concerts et les balades au bord de la mer. Tu fais quoi ce week-end ?",
  },
  {
    grade: 5,
    content: "Passionné de cuisine et de tennis. Je suis informaticien et je viens de m'installer à Rennes.",
  },
  { grade: 5, content: "Aide-soignante, un petit garçon de 4 ans. J'aime danser, la plage et les soirées jeux." },
  { grade: 4, content: "J'aime le cinéma, la musique, les sorties et passer du temps avec ma famille et mes amis." },
  {
    grade: 4,
    content: 'Toujours souriante et de bonne humeur, je suis une grande gourmande. Fan de danse et de Paris.',
  },
  { grade: 3, content: "Célibataire depuis peu, je cherche à refaire ma vie avec quelqu'un de sincère et honnête." },
  { grade: 3, content: "Un homme simple, à la recherche de l'amour, le vrai. Fidèle, tendre et attentionné." },
  { grade: 3, content: 'Je parle pas bcp ici, si tu veu en savoir plus vien me parler, je mord pas' },
  { grade: 2, content: "Si t'as pas de conversation ou si tu cherches juste un coup d'un soir, dégage. Merci." },
  { grade: 2, content: '💪🏋️‍♂️🔥 No pain no gain 🔥 Entrepreneur 💸 Dubai ✈️ Only good vibes ✨✨' },
  { grade: 1, content: 'hey' },
  { grade: 1, content: 'Insta : max.prd' },
];
