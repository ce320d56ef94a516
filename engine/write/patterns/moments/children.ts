import type { Moment } from '../../moment.ts';
import { child, notChild } from './everyday-words.ts';

/** The match's children, nephews, and children that they look after. */
export const childrenMoments: Moment[] = [
  {
    id: 'child-ill',
    cue: new RegExp(
      `\\b(?:${child})\\b${notChild}.{0,40}\\b(?:malade\\w*|de la fievre|fievre|gastro|varicelle|otite|angine|bronchiolite|a l'hopital|aux urgences|vomi\\w*|casse (?:le|la|un))\\b|\\benfant malade\\b`,
    ),
    weight: 3,
    react: [
      'Oh, pauvre petit bout.',
      'Courage à vous.',
      'Aïe, les nuits doivent être courtes.',
      'Oh mince, plein de courage.',
    ],
    ask: {
      humoristique: [
        'Et toi, il te reste un peu de batterie ?',
        'Tu tiens au café, ou on a dépassé ce stade ?',
        'Dessin animé en boucle, je suppose ?',
      ],
      flirt: [
        'Et toi, qui s’occupe de toi pendant ce temps ?',
        'Prends soin de toi aussi. Ça va un peu mieux, là ?',
        'Je t’envoie des forces. Tu arrives à te reposer un peu ?',
      ],
      original: [
        'Ça va mieux depuis, ou c’est encore la nuit blanche ?',
        'C’est quoi, votre remède maison ?',
        'Tu as du renfort, au moins ?',
      ],
    },
    invites: ['Quand tout le monde ira mieux, je t’offre un verre pour souffler.'],
  },
  {
    id: 'child-did',
    cue: new RegExp(
      `\\b(?:(?:${child}))\\b${notChild}(?: (?:de \\d+ ans|\\p{L}+))?(?: ,)? (?:(?:a|ont|vient de|viennent de) (?:encore )?(?:decide\\w*|mange\\w*|dit|dire|demande\\w*|repeint|repeindre|casse\\w*|mis|cache\\w*|colle\\w*|dessine\\w*|cru|essaye\\w*|essaie|refuse\\w*|voulu|invente\\w*|repondu|repondre|coupe\\w*|teste\\w*|renverse\\w*|vide\\w*|lache|hurle|boude|verse|enferme|explique\\w*)|m'(?:a|ont) (?:encore |juste )?(?:dit|demande|coupe|reveille\\w*|maquille\\w*|coiffe\\w*|explique|repondu|fait (?:remarquer|une crise|un sketch|croire|jurer|promettre)|battue?|colle|regarde\\w*|appele\\w*|traite\\w*|enferme\\w*|pique|vole|cache)|veut (?:un|une|plus|absolument|se marier|etre|devenir|que|pas)|veulent|refuse\\w*|me (?:demande|dit|regarde|reveille|fait croire|corrige|juge)\\w*|pense|croit|est persuade\\w*|fait (?:une crise|que|un caprice|la gueule|la tete)|mange (?:que|pas|plus)|mangent (?:que|pas|plus))\\b`,
      'u',
    ),
    unless:
      /\b(?:malade\w*|fievre|hopital|urgences|mort\w*|decede\w*|harcel\w*|chez (?:leur|son) (?:pere|mere|papa|maman)|a (?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) ans|ont \d+)\b/,
    react: [
      'J’adore la logique.',
      'Il y a de l’idée.',
      'Impossible de lutter contre ça.',
      'Et il faut garder son sérieux, en plus.',
      'Ça, ça se garde pour le discours de ses 18 ans.',
    ],
    ask: {
      humoristique: [
        'Tu as craqué tout de suite, ou tu as tenu bon ?',
        'L’autorité parentale, elle se porte comment ?',
        'Ça vient de toi, ce côté-là, ou tu nies ?',
      ],
      flirt: [
        'On sent que tu adores ça, au fond. Tu as réagi comment ?',
        'Et toi, au même âge, c’était mieux ou pire ?',
        'Je t’imagine bien dans la scène. Ça a fini comment ?',
      ],
      original: [
        'Et la phrase d’enfant la plus folle que tu aies entendue ?',
        'Sa dernière grande idée avant celle-là, c’était quoi ?',
        'Ça se passe souvent comme ça, chez vous ?',
      ],
    },
    invites: ['Tu as gagné une soirée entre adultes : un verre cette semaine ?'],
  },
  {
    id: 'has-children',
    cue: /\bj'ai (?:aussi )?(?:(?:un|une|deux|trois|quatre|2|3|4) (?:grands? |grandes? |petite?s? |jeunes )?(?:enfants?|fils|filles?|garcons?|ados?|gamins?|gosses?|grands|jumeaux|jumelles))\b|\bje suis (?:la |le |une |un )?(?:maman|papa|mere|pere)\b(?! noel)|\b(?:maman|papa) (?:solo|de (?:deux|trois|\d))\b/,
    unless: /\b(?:veux|voudrais|pas d'enfant|temoin|a charge de)\b/,
    react: [
      'Sacrée aventure.',
      'Les journées doivent être bien remplies.',
      'Ah, ça doit en faire, de la vie à la maison.',
      'Ok, je vois le rythme.',
    ],
    ask: {
      humoristique: [
        'Qui fait la loi, à la maison ?',
        'Combien de négociations par jour, à peu près ?',
        'Et le silence, tu t’en souviens encore ?',
      ],
      flirt: [
        'Et toi, tu arrives à garder du temps pour toi ?',
        'C’est quoi, ce qui te fait fondre à chaque fois ?',
        'Tu en parles joliment. C’est quoi, vos moments à vous ?',
      ],
      original: [
        'Qu’est-ce que ça a changé chez toi, en vrai ?',
        'Vous partagez quoi, comme passion commune ?',
        'Ça tient de toi, niveau caractère ?',
      ],
    },
    invites: ['Si tu trouves un soir de libre, je t’offre un verre.'],
  },
  {
    id: 'niece',
    cue: /\b(?:(?:mon|ma|mes) (?:petite?s? |deux |trois )?(?:neveux?|nieces?|filleule?s?))\b|\b(?:baby[- ]?sit\w*|je garde (?:mon|ma|mes|les|le|la|un|deux) (?:neveux?|nieces?|filleule?|enfants?|petits?|gamins?|bebe|fils|fille) (?:de|d'|ce|jusqu))/,
    unless: /\b(?:malade\w*|hopital|decede\w*|accouche|de coeur)\b/,
    react: [
      'Ah, le rôle en or.',
      'Les meilleurs souvenirs, ça.',
      'Tu dois être l’adulte cool de la bande.',
      'Je devine déjà le niveau sonore.',
    ],
    ask: {
      humoristique: [
        'Qui a épuisé l’autre en premier ?',
        'Tu rends les enfants avec plus de sucre qu’à l’arrivée, c’est ça ?',
        'Combien de parties de cache-cache avant de demander grâce ?',
      ],
      flirt: [
        'On sent que tu fonds. C’est quoi, votre truc à vous ?',
        'Tu es du genre à tout autoriser, non ?',
        'Tu as un petit cœur tout mou, en fait ?',
      ],
      original: [
        'Le dernier mot d’enfant qui t’a fait rire ?',
        'Tu leur apprends quoi, que leurs parents n’approuveraient pas ?',
        'Quel âge, et quel caractère ?',
      ],
    },
    invites: ['Après ça, il te faudra une soirée entre adultes. Un verre cette semaine ?'],
  },
  {
    id: 'child-proud',
    cue: new RegExp(
      `\\b(?:${child})\\b${notChild}(?: (?:de \\d+ ans|\\p{L}+))?(?: ,)? (?:(?:a|ont|vient de|viennent d') ?(?:enfin )?(?:eu (?:son|sa|leur|un 1|un 2|une bonne|\\d)|avoir (?:son|sa)|reussi\\w*|gagne\\w*|marque|appris a|fait (?:ses|son|sa) premi\\w+|commence|perdu (?:sa|une) (?:premiere )?dent)|m'(?:a|ont) (?:offert|fait (?:un dessin|un gateau|un cadeau|une carte|une surprise|le petit)|ecrit|dit (?:qu'|je t'aime|que j'etais))|sait (?:lire|nager|faire|ecrire|marcher)|entre (?:en|au)|rentre (?:en|au) (?:cp|6eme|sixieme|college|lycee|maternelle)|est (?:prise?|admise?|recue?))`,
      'u',
    ),
    react: [
      'Oh, ça doit te faire quelque chose.',
      'Il y a de quoi être aux anges.',
      'Ça, ça se garde précieusement.',
      'Quel beau moment.',
    ],
    ask: {
      humoristique: [
        'Tu as versé une petite larme, avoue ?',
        'Toute la famille est au courant, ou seulement la moitié du pays ?',
        'Et tu as réussi à rester digne ?',
      ],
      flirt: [
        'Ton sourire s’entend d’ici. Tu as réagi comment ?',
        'Tu y es sûrement pour quelque chose, non ?',
        'Et toi, tu te sens comment, là ?',
      ],
      original: [
        'Ça passe trop vite, ou tu savoures ?',
        'Vous avez marqué le coup comment ?',
        'Ça te rappelle toi au même âge ?',
      ],
    },
    invites: ['Ça s’arrose aussi entre adultes : un verre cette semaine ?'],
  },
];
