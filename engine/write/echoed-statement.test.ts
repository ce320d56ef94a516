import { expect, it } from 'vitest';
import { echoedStatement } from './echoed-statement.ts';

it.each([
  ["j'ai arrêté d'étendre mon linge", "Tu as arrêté d'étendre ton linge"],
  ["je passe l'aspi comme si c'était Bercy", "Tu passes l'aspi comme si c'était Bercy"],
  ['Mon oncle a fait un discours de 20 min', 'Ton oncle a fait un discours de 20 min'],
  ['je me suis fait voler mon vélo', "Tu t'es fait voler ton vélo"],
  ["J'ai crié dans le tram", 'Tu as crié dans le tram'],
  ['Je vais devenir expert en mots fléchés', 'Tu vas devenir expert en mots fléchés'],
  ['je serai la fille avec un bonnet jaune', 'Tu seras la fille avec un bonnet jaune'],
  ["je n'ai ni table ni mari", "Tu n'as ni table ni mari"],
  ["Les enfants m'ont inscrit ici en douce", "Les enfants t'ont inscrit ici en douce"],
  ['un monsieur qui sent chaque courgette', 'Un monsieur qui sent chaque courgette'],
  ['74 km, une crevaison, deux kouign-amann', '74 km, une crevaison, deux kouign-amann'],
])('%s → %s', (clause, echo) => {
  expect(echoedStatement(clause)).toBe(echo);
});

it.each([
  'il te salue et demande si tu as du comté',
  'on est tombé en panne à côté de Lagos',
  'dont un qui a mordu son voisin',
  'personne m’a jamais dit ça',
  'nous répétons le Requiem',
  'elle se termine à la fin du mois',
  'je suis pas là pour collectionner',
  "j'ai l'œil nul par contre",
])('«%s» is not said back', (clause) => {
  expect(echoedStatement(clause)).toBeUndefined();
});
