import type { TopicVoice } from './topic-voice.ts';

export const animals: TopicVoice[] = [
  {
    topics: ['cat'],
    remarks: [
      'Je suppose que {ton} {v:valide|valident} tes matchs avant tout le monde.',
      'Je sens qu’il va falloir séduire {ton} avant toi. J’accepte le défi.',
      'J’aimerais lire le journal intime {deton}, surtout les pages sur toi.',
      'Il faudrait un entretien officiel avec {ton}, pour avoir la vraie version.',
      'Dans une autre vie, {ton} {v:dirige|dirigent} une banque, c’est évident.',
    ],
    questions: [
      'Réveil à cinq heures par une patte sur le visage : vrai ou vrai ?',
      'Le dernier objet poussé du haut de la table, c’était quoi ?',
      'Combien de surnoms ridicules, officiellement ?',
      'Comment on passe l’examen d’entrée, avec des croquettes ou du charme ?',
      'Câlin sur demande ou seulement aux heures d’ouverture ?',
      'C’est quoi votre rituel à tous les deux ?',
      'S’il y avait un sous-titre à son regard, ce serait quoi ?',
      'Plutôt philosophe, dictateur ou clown ?',
      'La plus grosse bêtise, on peut la déclassifier ?',
    ],
  },
  {
    topics: ['dog'],
    remarks: [
      'Je crois que je vais devoir faire bonne impression {aton} d’abord.',
      'Une balade avec {ton} et toi, ça ressemble à un bon dimanche.',
      'J’imagine {ton} à la mairie, avec un programme très clair : plus de balades.',
    ],
    questions: [
      'Qui promène qui, en vrai ?',
      'Le canapé : territoire interdit ou cause perdue ?',
      'Le dernier truc mâchouillé, il avait de la valeur ?',
      'C’est quoi votre promenade préférée à tous les deux ?',
      'Quel est le meilleur moyen de s’en faire un ami ?',
      'Plutôt grand timide ou roi de l’accueil ?',
      'Le jour de votre rencontre, ça s’est passé comment ?',
      'S’il y avait une voix off, ce serait celle de qui ?',
      'La bêtise qui est devenue une légende, c’est laquelle ?',
    ],
  },
  {
    topics: ['pet'],
    remarks: [
      'Alors là, {un}, je ne m’y attendais pas, et je veux tout savoir.',
      '{Un}, d’accord. On est loin du profil classique, et tant mieux.',
      '{Un}, voilà quelque chose qui te rend encore plus {m:intrigant|intrigante|difficile à oublier}.',
      'J’aime bien : tu as répondu {un} comme si c’était normal.',
      'Il y a un film à faire avec {un} dans le premier rôle.',
      '{Un}, c’est une bien meilleure accroche que n’importe quel « coucou ».',
    ],
    questions: [
      'Qui commande à la maison, vraiment ?',
      'Le nom est aussi original que l’idée ?',
      'C’est quoi son petit caractère ?',
      'Sa plus grande aventure jusqu’ici ?',
      'S’il fallait un métier, ce serait lequel ?',
    ],
  },
  {
    topics: ['cat', 'dog'],
    remarks: [
      '{Le}, la seule compagnie qui ne demande jamais « on mange quoi ce soir ».',
      '{Le}, voilà une compagnie qui ne triche jamais sur l’humeur.',
      'Si {le} {v:tenait|tenaient} un cabinet de psy, il y aurait six mois d’attente.',
      '{Le}, c’est un cours de patience avec des poils.',
    ],
    questions: [
      'Combien de photos dans le téléphone, sans tricher ?',
      'Plutôt gros câlin ou respect à distance ?',
      'D’où te vient cette affection ?',
      'C’est quoi la rencontre à quatre pattes qui t’a fait fondre ?',
      'Si tu comprenais leur langue une heure, première question ?',
      'L’animal le plus drôle que tu aies croisé ?',
    ],
  },
];
