// What people write beside their tastes, and the budget for two that it says (null: none). Written after said-budget.ts, and not looked at
// while it was.

export const saidBudgets: [text: string, euros: number | null][] = [
  ['expos, escalade, ramen', null],
  ['15 euros max, on aime marcher', 15],
  ['budget 30€ pour deux', 30],
  ['pas plus de 10 € par personne, et des jeux', 20],
  ['un truc gratuit, elle aime la photo', 0],
  ['on est fauchés, plutôt balade', 20],
  ['petit budget, musique live', 20],
  ['40 balles tout compris', 40],
  ['ciné ou bowling, 12 euros chacun', 24],
  ["jusqu'à 80 euros, elle adore les bons restos", 80],
  ['pas trop cher svp, cuisine du monde', 20],
  ['sans rien dépenser, dehors', 0],
  ['fin de mois compliquée, des idées simples', 20],
  ['j’ai 25 € pour la soirée', 25],
  ['entre 20 et 35 euros', 35],
  ['elle a 30 ans et aime le yoga', null],
  ['concerts, rendez-vous à 20 h', null],
  ['mon vélo coûte 900 euros, on aime rouler', null],
  ['10€/pers, un bar à jeux', 20],
  ['zéro budget mais de l’imagination', 0],
  ['chers souvenirs de Rome, cuisine italienne', null],
  ['on aime les brocantes, 5 euros suffisent', 5],
  ['budget étudiant, expos', 20],
  ['Netflix, chats, 2 chiens', null],
];
