import type { TopicVoice } from './topic-voice.ts';

export const animals: TopicVoice[] = [
  {
    topics: ['cat'],
    react: {
      humoristique: [
        'Donc c’est {animal} qui {v:tient|tiennent} le bail, et toi tu paies le loyer.',
        'J’imagine que {animal} {v:a|ont} déjà un avis sur cette conversation, et pas le plus tendre.',
        'Je suppose que {animal} {v:valide|valident} tes matchs avant tout le monde.',
      ],
      flirt: [
        'Partager sa vie avec {animal}, ça demande du charme et de la diplomatie. Deux qualités, donc.',
        'Je sens qu’il va falloir séduire {animal} avant toi. J’accepte le défi.',
        'Tu parles {detonanimal} avec une tendresse qui me plaît bien.',
      ],
      original: [
        'J’aimerais lire le journal intime {detonanimal}, surtout les pages sur toi.',
        'Il faudrait un entretien officiel avec {animal}, pour avoir la vraie version.',
        'Dans une autre vie, {animal} {v:dirige|dirigent} une banque, c’est évident.',
      ],
    },
    ask: {
      humoristique: [
        'Réveil à cinq heures par une patte sur le visage : vrai ou vrai ?',
        'Le dernier objet poussé du haut de la table, c’était quoi ?',
        'Combien de surnoms ridicules, officiellement ?',
      ],
      flirt: [
        'Comment on passe l’examen d’entrée, avec des croquettes ou du charme ?',
        'Câlin sur demande ou seulement aux heures d’ouverture ?',
        'C’est quoi votre rituel à tous les deux ?',
      ],
      original: [
        'S’il y avait un sous-titre à son regard, ce serait quoi ?',
        'Plutôt philosophe, dictateur ou clown ?',
        'La plus grosse bêtise, on peut la déclassifier ?',
      ],
    },
  },
  {
    topics: ['dog'],
    react: {
      humoristique: [
        'Soyons honnêtes, c’est {animal} qui reçoit le plus de messages, non ?',
        'Je note : pour te plaire, il faut d’abord que {animal} {v:accepte|acceptent} de rendre la balle.',
        'J’imagine {animal} en train de relire tes messages par-dessus ton épaule.',
      ],
      flirt: [
        'Je crois que je vais devoir faire bonne impression {aanimal} d’abord.',
        '{Animal} {v:a|ont} de la chance, on sent tout de suite qui est le chouchou.',
        'Une balade avec {animal} et toi, ça ressemble à un bon dimanche.',
      ],
      original: [
        'Si {animal} {v:tenait|tenaient} un profil, la bio dirait quoi ?',
        'J’aimerais savoir ce que {animal} {v:raconte|racontent} de toi aux autres, au parc.',
        'J’imagine {animal} à la mairie, avec un programme très clair : plus de balades.',
      ],
    },
    ask: {
      humoristique: [
        'Qui promène qui, en vrai ?',
        'Le canapé : territoire interdit ou cause perdue ?',
        'Le dernier truc mâchouillé, il avait de la valeur ?',
      ],
      flirt: [
        'C’est quoi votre promenade préférée à tous les deux ?',
        'Quel est le meilleur moyen de s’en faire un ami ?',
        'Plutôt grand timide ou roi de l’accueil ?',
      ],
      original: [
        'Le jour de votre rencontre, ça s’est passé comment ?',
        'S’il y avait une voix off, ce serait celle de qui ?',
        'La bêtise qui est devenue une légende, c’est laquelle ?',
      ],
    },
  },
  {
    topics: ['pet'],
    react: {
      humoristique: [
        'Alors là, {un}, je ne m’y attendais pas, et je veux tout savoir.',
        '{Un}, d’accord. On est loin du profil classique, et tant mieux.',
      ],
      flirt: [
        '{Un}, voilà quelque chose qui te rend encore plus {m:intrigant|intrigante|difficile à oublier}.',
        'J’aime bien : tu as répondu {un} comme si c’était normal.',
      ],
      original: [
        'Il y a un film à faire avec {un} dans le premier rôle.',
        '{Un}, c’est une bien meilleure accroche que n’importe quel « coucou ».',
      ],
    },
    ask: {
      humoristique: ['Qui commande à la maison, vraiment ?', 'Le nom est aussi original que l’idée ?'],
      flirt: ['Comment est née cette histoire ?', 'C’est quoi son petit caractère ?'],
      original: ['Sa plus grande aventure jusqu’ici ?', 'S’il fallait un métier, ce serait lequel ?'],
    },
  },
  {
    topics: ['cat', 'dog'],
    react: {
      humoristique: [
        '{Le}, la seule compagnie qui ne demande jamais « on mange quoi ce soir ».',
        'Avec {le}, on parle tout seul, mais avec un public.',
      ],
      flirt: [
        'Tu parles {de} avec beaucoup d’affection, c’est plutôt bon signe.',
        '{Le}, voilà une compagnie qui ne triche jamais sur l’humeur.',
      ],
      original: [
        'Si {le} {v:tenait|tenaient} un cabinet de psy, il y aurait six mois d’attente.',
        '{Le}, c’est un cours de patience avec des poils.',
      ],
    },
    ask: {
      humoristique: [
        'Combien de photos dans le téléphone, sans tricher ?',
        'Plutôt gros câlin ou respect à distance ?',
      ],
      flirt: [
        'D’où {te|vous} vient cette affection ?',
        'C’est quoi la rencontre à quatre pattes qui {t’a|vous a} fait fondre ?',
      ],
      original: [
        'Si {tu comprenais|vous compreniez} leur langue une heure, première question ?',
        'L’animal le plus drôle que {tu aies|vous ayez} croisé ?',
      ],
    },
  },
];
