import type { ByTone, Frame } from '../pattern.ts';

/** The match fell silent: come back light, on a subject, without a reproach. */
export const reviveFrames: Frame[] = [
  {
    tone: 'humoristique',
    text: 'Je relance le débat national : {le}, finalement, on en pense quoi ?',
  },
  {
    tone: 'humoristique',
    text: 'Je rouvre le dossier « {nom} », il manque une pièce essentielle : la fin de l’histoire.',
  },
  {
    tone: 'humoristique',
    text: 'Alerte : cette conversation s’est arrêtée pile sur {le}. C’est cruel pour le suspense.',
  },
  { tone: 'humoristique', text: 'Question urgente, ou presque : {le}, on en était où ?' },
  {
    tone: 'humoristique',
    text: 'Je vote pour une saison 2 de notre conversation. Premier épisode : {le}.',
    intensity: ['joueur', 'direct'],
  },
  {
    tone: 'flirt',
    text: 'Je repensais à notre discussion sur {le}, elle m’avait fait sourire. Comment {tu vas|vous allez} ?',
  },
  { tone: 'flirt', text: 'J’aimais bien t’entendre parler {de}. Si l’envie de reprendre te dit, je suis là.' },
  {
    tone: 'flirt',
    text: 'On s’était arrêtés sur {le}, et j’ai encore envie de t’entendre là-dessus. Ta semaine se passe bien ?',
  },
  { tone: 'flirt', text: 'Un petit coucou, parce que {le}, ça me fait penser à notre conversation. Comment ça va ?' },
  {
    tone: 'flirt',
    text: 'J’ai envie de reprendre là où on en était : {le}, et toi qui racontes.',
    intensity: ['direct', 'joueur'],
  },
  { tone: 'original', text: 'Sondage express, une seule réponse possible : {le}, pour ou contre ?' },
  { tone: 'original', text: 'Je reprends le fil au hasard et je tombe sur {le}. Plutôt bon signe, non ?' },
  {
    tone: 'original',
    text: 'Message dans une bouteille : {le}, et une bonne humeur intacte. À {toi|vous} de jouer, quand {tu veux|vous voulez}.',
  },
  { tone: 'original', text: 'Trois mots pour relancer la machine : {le}, raconte encore.' },
  { tone: 'original', text: 'Si {le} {v:était|étaient} un film, on en serait à l’entracte. On rallume la salle ?' },
];

/** The user is the one who was late: the match wrote last. */
export const lateFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je réapparais avec du retard et une vraie question : {le}, on en était où ?' },
  { tone: 'humoristique', text: 'Réponse tardive, mais livrée avec le sourire. Alors, {le}, il y a du nouveau ?' },
  { tone: 'flirt', text: 'J’ai tardé, mais je n’avais pas oublié {le}. Tu me racontes la suite ?' },
  { tone: 'flirt', text: 'Avec un peu de retard : j’ai toujours envie de parler {de} avec toi. Comment tu vas ?' },
  { tone: 'original', text: 'On reprend au même endroit : {le}. Considère ça comme une pause publicitaire.' },
  { tone: 'original', text: 'Fin de l’entracte. Scène suivante : {le}. À toi ?' },
];

export const plainReviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je relance les dés : meilleure nouvelle de ta semaine ?' },
  { tone: 'humoristique', text: 'Petit contrôle technique de la conversation : toujours en état de rouler ?' },
  { tone: 'humoristique', text: 'Je reviens avec une question d’intérêt national : pain au chocolat ou chocolatine ?' },
  { tone: 'flirt', text: 'Un petit coucou en passant, j’aimais bien nos échanges. Comment se passe ta semaine ?' },
  { tone: 'flirt', text: 'Je repensais à notre conversation, elle m’avait fait sourire. Comment tu vas ?' },
  {
    tone: 'flirt',
    text: 'J’espère que tout va bien de ton côté. Si l’envie de discuter revient, ça me ferait plaisir.',
  },
  { tone: 'original', text: 'Question joker, sans enjeu : le plus joli moment de ta semaine ?' },
  {
    tone: 'original',
    text: 'Message dans une bouteille : si tu le trouves, raconte-moi une chose qui t’a fait sourire.',
  },
  { tone: 'original', text: 'On reprend à zéro avec une règle : la question la plus inutile gagne. À toi.' },
];

/** The match dislikes it or never did it. */
export const withoutReviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'J’ai tenu parole : pas un mot {de}, nulle part. Et {toi|vous}, quoi de beau ?' },
  { tone: 'humoristique', text: 'Petit sondage de contrôle : {le}, c’est toujours non ?' },
  {
    tone: 'flirt',
    text: 'Je me souviens pour {le}. Ce que j’aimerais savoir maintenant, c’est ce qui {te|vous} plaît. Comment ça va ?',
  },
  { tone: 'flirt', text: 'Un petit coucou, garanti sans {nom}. Comment se passe {ta|votre} semaine ?' },
  {
    tone: 'original',
    text: 'Nouvelle saison de notre conversation, sans {nom} au générique. Premier épisode : le meilleur moment de la semaine ?',
  },
  { tone: 'original', text: 'On avait réglé le cas {de}. Quel est le prochain grand sujet ?' },
];

/** The user was late and a question waits: a word for it, then the answer, in lower case after the colon. */
export const lateLeads: ByTone = {
  humoristique: ['Réponse tardive, mais livrée avec le sourire :', 'Avec un retard parfaitement assumé :'],
  flirt: ['J’ai tardé, mais je n’avais pas oublié :', 'Un peu tard, mais avec plaisir :'],
  original: ['Fin de l’entracte, on reprend :', 'Après une courte page de publicité :'],
};
