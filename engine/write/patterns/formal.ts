import type { ByTone } from '../pattern.ts';

/** For people who say «vous»: a little more distance, the same warmth. */
export const formalReact: ByTone = {
  humoristique: [
    '{Le}, voilà un sujet sur lequel je sens qu’on peut vite se disputer, avec élégance.',
    'Je prends bonne note {de}, c’est versé au dossier.',
    'Avec {le}, vous avez toute mon attention, et je la donne rarement aussi vite.',
  ],
  flirt: [
    '{Le}, vous en parlez joliment.',
    'Vous me donnez envie d’en apprendre davantage sur {le}.',
    'J’aime beaucoup la façon dont vous parlez {de}.',
  ],
  original: [
    '{Le}, c’est une bien meilleure présentation qu’une carte de visite.',
    'On devine déjà quelqu’un à sa façon d’aborder {le}.',
    '{Le}, je le garde comme point de départ de notre conversation.',
  ],
};

export const formalAsk: ByTone = {
  humoristique: [
    'Est-ce une passion avouée ou un plaisir coupable ?',
    'Faut-il vous croire sur parole ou demander des preuves ?',
  ],
  flirt: ['Qu’est-ce qui vous plaît le plus là-dedans ?', 'Comment cette envie vous est-elle venue ?'],
  original: [
    'Quel en est votre plus beau souvenir ?',
    'Si vous deviez m’en convaincre en une phrase, ce serait laquelle ?',
  ],
};

export const formalPlain: ByTone = {
  humoristique: [
    'Je sens qu’il y a une bonne histoire derrière ce message. Par quoi faut-il commencer ?',
    'Voilà qui mérite une question d’importance : quel est le dernier fou rire en date ?',
    'Je propose un sujet sans risque : le meilleur dessert du monde ?',
  ],
  flirt: [
    'J’ai envie d’en savoir davantage. Quel a été le meilleur moment de la journée ?',
    'C’est un plaisir de lire ces mots. Et la suite, elle ressemble à quoi ?',
    'Cette conversation me plaît bien. Une bonne soirée, ça commence comment ?',
  ],
  original: [
    'Une question au hasard : quel endroit fait du bien à coup sûr ?',
    'Changeons d’angle : une chose simple qui rend heureux, ce serait laquelle ?',
    'Si cette semaine avait un titre, ce serait quoi ?',
  ],
};
