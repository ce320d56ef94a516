import type { Moment } from '../../moment.ts';
import { pet } from './everyday-words.ts';

/** Life with a pet, when nothing in particular happened. */
export const petMoments: Moment[] = [
  {
    id: 'pet-name',
    cue: new RegExp(
      `\\b(?:mon|ma|mes|le|la|un|une) (?:\\p{L}+ )?(?:${pet})\\b.{0,30}\\b(?:s'appel\\p{L}+|appele\\w*|du nom de|nomme\\w*|baptise\\w*) (?<x>(?!comment|pas)\\p{L}[\\p{L}-]+)`,
      'u',
    ),
    react: [
      '{x}, déjà je suis fan.',
      'Excellent nom, vraiment.',
      'Rien que le nom, ça promet.',
      '{x}, c’est noté : on s’incline.',
    ],
    ask: {
      humoristique: [
        'Et ça répond à ce nom, ou seulement au bruit des croquettes ?',
        'Le caractère va avec ?',
        'C’est qui le patron, chez vous ?',
      ],
      flirt: [
        'Il faut son accord pour te parler, je suppose ?',
        'Vous vous êtes trouvés comment, tous les deux ?',
        'Tu me présentes en photo ?',
      ],
      original: [
        'Ça vient d’où, ce nom ?',
        'C’était quoi, les autres noms en finale ?',
        'C’est quoi, son défaut le plus charmant ?',
      ],
    },
    invites: ['Tu me racontes tout ça autour d’un verre cette semaine ?'],
  },
  {
    id: 'named',
    cue: /\b(?:il|elle|ils|elles)(?: \p{L}+)? s'appel\p{L}+ (?<x>(?!comment|pas|plus|tous|toutes)\p{L}[\p{L}-]+)/u,
    weight: 1,
    react: ['{x}, déjà j’aime bien.', '{x}, excellent choix.', 'Joli nom, vraiment.', 'Rien à redire, c’est parfait.'],
    ask: {
      humoristique: [
        'Et le caractère va avec ?',
        'Qui a choisi ? Il y a eu débat ?',
        'Et les autres noms en finale, c’était quoi ?',
      ],
      flirt: [
        'Tu en parles avec un sourire que j’entends d’ici. C’est quoi, son caractère ?',
        'Tu me présentes un jour ?',
        'Il y a une jolie histoire derrière ?',
      ],
      original: ['Ça vient d’où, ce nom ?', 'Qui a eu le dernier mot ?', 'Ça lui va bien ?'],
    },
  },
  {
    id: 'walks-dog',
    cue: /\bje (?:sors|promene|balade|vais (?:sortir|promener|balader)|rentre de|reviens de|suis (?:sortie? |dehors )?avec) .{0,12}(?:(?:mon|mes) (?:chiens?|chiot))\b|\b(?:balade|promenade|sortie) (?:avec|de|du) (?:mon |mes |le |ma )?chien(?:ne|s)?\b/,
    react: ['La balade, sacrée.', 'Au moins, ça fait sortir.', 'Voilà qui vide la tête.', 'Quel service, dis donc.'],
    ask: {
      humoristique: [
        'Qui promène qui, en vrai ?',
        'On s’arrête à chaque arbre, ou seulement un sur deux ?',
        'Tu connais les autres humains, ou seulement le nom de leurs chiens ?',
      ],
      flirt: [
        'Vous accepteriez de la compagnie, un de ces jours ?',
        'C’est où, votre plus belle balade ?',
        'Tu penses à quoi, pendant ce temps-là ?',
      ],
      original: [
        'C’est toujours le même tour ?',
        'Avec un podcast dans les oreilles, ou juste les oiseaux ?',
        'Le meilleur coin pour marcher, par chez toi ?',
      ],
    },
    invites: ['On se fait une balade à trois un de ces jours, avec un café à emporter ?'],
  },
  {
    id: 'has-cat',
    cue: /\b(?:j'ai|j'ai aussi|je vis avec|avec) (?:(?:un|une|mon|ma) (?:vieux |petit |gros )?(?:chat|chaton|matou))\b|\b(?<!le )mon chat\b/,
    unless: /\b(?:pas de|allergique|chat gpt|chatgpt|noir de)\b/,
    weight: 1,
    react: [
      'Ah, un chat. Donc tu vis chez quelqu’un.',
      'Je comprends mieux qui commande.',
      'Un chat, forcément.',
      'Ça explique plein de choses.',
    ],
    ask: {
      humoristique: [
        'À quelle heure sonne le réveil félin ?',
        'Combien de centimètres de lit on te laisse ?',
        'On te fait les yeux doux seulement avant la gamelle, ou parfois gratuitement ?',
      ],
      flirt: [
        'Et pour être {u:accepté|acceptée|dans ses petits papiers}, on fait comment ?',
        'Tu me présentes ?',
        'Ça te ressemble, comme caractère ?',
      ],
      original: [
        'Son nom, et l’histoire qui va avec ?',
        'C’est quoi, sa manie la plus absurde ?',
        'Comment vous vous êtes rencontrés ?',
      ],
    },
    invites: ['Tu crois qu’on te laisserait sortir boire un verre cette semaine ?'],
  },
  {
    id: 'has-dog',
    cue: /\b(?:j'ai|j'ai aussi|je vis avec|avec) (?:(?:un|une|mon|ma) (?:vieux |petit |gros |grand )?(?:chien|chienne|chiot|labrador|golden|teckel|beagle|bouledogue|caniche|shiba|border collie|berger australien|jack russell))\b|\bm(?:on|a) chien(?:ne)?\b/,
    unless: /\b(?:pas de|allergique|de chien|voisin\w*)\b/,
    weight: 1,
    react: [
      'Un chien, bon point.',
      'Ah, la meilleure des excuses pour sortir.',
      'Je vois d’ici l’accueil à la porte.',
      'La fidélité à quatre pattes.',
    ],
    ask: {
      humoristique: [
        'Bien élevé, ou on fait semblant devant les gens ?',
        'Le canapé, c’est autorisé, interdit, ou « officiellement interdit » ?',
        'Chaussons vivants ou chaussons décédés ?',
      ],
      flirt: [
        'Il faut lui plaire d’abord, c’est ça ?',
        'Tu crois qu’on s’entendrait, tous les trois ?',
        'Tu me présentes ?',
      ],
      original: [
        'Son nom, et pourquoi celui-là ?',
        'Votre balade préférée, à tous les deux ?',
        'C’est quoi, sa plus belle bêtise ?',
      ],
    },
    invites: ['Une balade à trois ce week-end, ça vous dirait ?'],
  },
  {
    id: 'has-animals',
    cue: new RegExp(
      `\\b(?:j'ai|on a|je vis avec|je m'occupe de) (?<x>(?:un|une|des|deux|trois|quatre|cinq|\\d+|mes|mon|ma) (?:\\p{L}+ )?(?:${pet}|moutons|chevres|canards|ruches|poissons(?: rouges)?|gecko|serpent|iguane|phasmes|oies?))\\b`,
      'u',
    ),
    unless: /\b(?:vu|croise|mange|pas de|adopte|chats?|chiens?)\b/,
    weight: 1,
    react: [
      'Ah, ça change du chat.',
      '{x}, je ne m’y attendais pas.',
      'Drôle de petite compagnie.',
      'Là, tu m’intrigues.',
    ],
    ask: {
      humoristique: [
        'Qui réveille qui, le matin ?',
        'Et pour les vacances, tu trouves un volontaire comment ?',
        'Ça se câline, ou ça se respecte de loin ?',
      ],
      flirt: [
        'Tu fais visiter ?',
        'On sent la tendresse d’ici. C’est qui, ton chouchou ?',
        'Ça demande du cœur. Ça t’est venu comment ?',
      ],
      original: [
        'Comment ça a commencé ?',
        'Qu’est-ce qu’on ne soupçonne pas quand on n’en a pas ?',
        'Il y a un caractère qui sort du lot ?',
      ],
    },
    invites: ['Il faut que tu me racontes ça de vive voix. Un verre cette semaine ?'],
  },
  {
    id: 'pet-character',
    cue: new RegExp(
      `\\b(?:mon|ma|mes|le|la|un|une) (?:\\p{L}+ )?(?:${pet})(?: ,? ?qui)? (?:adore\\w*|deteste\\w*|ronfle\\w*|dort|dorment|a peur|a une passion|fait que|me (?:suit|colle|parle|reclame|fait)|pete|prend toute|passe sa|court apres|comprend|croit|se prend|est (?:un|une|persuade\\w*|jaloux|jalouse|con|conne|fou|folle|debile|amoureux|amoureuse|obese|possessi\\w*|trop|super|tellement|hyper|tres))\\b`,
      'u',
    ),
    unless: /\b(?:malade|veto|veterinaire|mort\w*|opere\w*|triste|du voisin|de la voisine)\b/,
    react: ['Un vrai personnage.', 'Ça, c’est de la personnalité.', 'Je visualise parfaitement.', 'Déjà, je suis fan.'],
    ask: {
      humoristique: [
        'Et toi, tu as encore ton mot à dire ?',
        'Ça tient de son humain, ou pas du tout ?',
        'Il y a un mode d’emploi pour les visiteurs ?',
      ],
      flirt: [
        'Tu en parles avec tendresse, c’est chouette. Vous vivez ensemble depuis longtemps ?',
        'Il faut apporter quoi, pour se faire accepter ?',
        'Je peux voir une photo des deux, pour comparer les caractères ?',
      ],
      original: [
        'Si ça parlait, ce serait quoi, sa première phrase ?',
        'Quel métier, dans une autre vie ?',
        'C’est quoi, votre rituel à tous les deux ?',
      ],
    },
    invites: ['Il me faut la suite des aventures autour d’un verre. Cette semaine ?'],
  },
  {
    id: 'pet-lost',
    cue: new RegExp(
      `\\b(?:mon|ma|mes|notre) (?:\\p{L}+ )?(?:${pet})\\b.{0,40}\\b(?:disparu\\w*|enfui\\w*|fugue\\w*|introuvable\\w*|s'est echappe\\w*|est pas rentre\\w*)\\b`,
      'u',
    ),
    unless: /\b(?:retrouve\w*|revenue?|rentree? (?:ce|hier|tout))\b/,
    weight: 3,
    react: [
      'Oh non, l’angoisse.',
      'Mince, je croise les doigts très fort.',
      'Oh, courage, vraiment.',
      'Ça doit te ronger, je comprends.',
    ],
    ask: {
      humoristique: [
        'Je garde les blagues pour le retour. Tu as déjà fait le tour du quartier ?',
        'Pas de piste pour l’instant ?',
        'Les voisins cherchent avec toi ?',
      ],
      flirt: ['Et toi, tu tiens le coup ?', 'Tu me tiens au courant ?', 'Tu as du monde pour t’aider ?'],
      original: [
        'Tu as pu prévenir les vétos et les refuges du coin ?',
        'C’est déjà arrivé, ou c’est la première fois ?',
        'Ça remonte à quand, exactement ?',
      ],
    },
  },
];
