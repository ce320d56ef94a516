import type { StylePatterns } from './pattern-set.ts';

// Composed, courteous, full sentences; no exclamation, no slang.

export const classe: StylePatterns = {
  taste: [
    "[Attaché|Attachée] aux belles choses, à commencer par {a}. [Ouvert|Ouverte] à toute phrase qui débute par « et si l'on ».",
    "Peu de choses méritent qu'on en parle longtemps. Pour moi : {a:dit}. Et pour toi, laquelle passe avant les autres ?",
    "Un goût assumé : {a:dit}. Une préférence : les conversations qui font oublier l'heure. Par quoi veux-tu commencer ?",
    "Entre {a} et {b}, je n'ai jamais su choisir. J'ai cessé d'essayer, et mes week-ends s'en portent très bien.",
    "De {a} à {b}, mes goûts font parfois le grand écart. J'aime autant découvrir les tiens que défendre les miens.",
    "J'accorde à {a} le temps qu'on accorde aux choses qui comptent. J'en garde toujours pour une bonne conversation.",
    "J'ai le goût du détail : {a:dit}, {b:dit}, et cette façon qu'ont certaines personnes de bien raconter.",
    "Ma passion discrète : {a:dit}. J'aimerais rencontrer quelqu'un qui ait la sienne et sache la raconter.",
    "On gagne mon attention avec {a}, on la garde avec une question sincère. Le café, je m'en charge.",
  ],
  evening: [
    "Ma définition d'une soirée réussie : {a:dit}, une conversation qui s'attarde, et le téléphone oublié dans une poche.",
    "Si tu ne devais me poser qu'une question, qu'elle porte sur ceci : {a:dit}. La réponse mérite bien un verre.",
    'À ma table, on parle volontiers de ceci : {a:dit}. Le reste se décide au dessert. Quel sujet apporterais-tu ?',
    'Un rendez-vous réussi demande peu : une heure devant nous, {a} pour premier sujet, et aucun écran sur la table.',
    "On pourrait {a:inf}, puis dîner sans regarder l'heure. Les belles soirées s'organisent rarement mieux que cela.",
    "Rien ne presse. On commence par un mot sur {a}, on poursuit autour d'un verre, et l'on verra où cela nous mène.",
    "Je préfère une heure de {a:nom} à trois heures de bavardage, sauf si c'est toi qui mènes la conversation.",
    "Une invitation, plutôt qu'un long discours : {a:inf}, puis un dîner simple et quelques bonnes questions.",
  ],
  belief: [
    'Je crois aux choses bien faites : {a}, {b}, et une première conversation qui ne commence pas par « salut ».',
    'Il y a {a} pour les jours clairs et {b} pour les autres. Reste à trouver avec qui partager les deux.',
    "Le luxe, selon moi, tient en peu de mots : du temps, {a}, et quelqu'un avec qui en parler sans se presser.",
    "J'aime prendre le temps de {a:inf}, comme j'aime les gens qui finissent leurs phrases. De quoi parlerait-on ?",
    'Je tiens {a:le} pour un art, et la conversation pour un autre. Je pratique volontiers les deux le même soir.',
    "L'élégance, c'est {a:inf} sans en faire une histoire, et faire une histoire d'un simple café. On essaie ?",
    "Ma meilleure excuse pour décliner une invitation : {a:inf}. Ma meilleure raison d'en accepter une : ton humour.",
    "Quelques certitudes : {a:dit}, la politesse du cœur, et le plaisir d'une réponse bien tournée. Quelles sont les tiennes ?",
  ],
  chapters: [
    'Trois repères me suffisent : {a:dit}, {b:dit}, {c:dit}. Le quatrième pourrait être un rendez-vous, si cela te tente.',
    "Premier chapitre : {a:dit}. Deuxième chapitre : {b:dit}. J'aimerais que quelqu'un de curieux lise la suite.",
    "Certains ont un jardin secret. Le mien n'a rien de secret : {a:dit}, {b:dit}, et de longs dîners.",
    "Ma carte de visite tiendrait en un mot : {a:mot}. Au dos, j'écrirais une question. Laquelle aimerais-tu y lire ?",
    "Un mot pour me situer : {a:mot}. Une phrase pour t'accueillir : prends ton temps, et raconte-moi bien.",
  ],
};
