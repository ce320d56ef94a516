import type { Moment } from '../../moment.ts';
import { pet } from './everyday-words.ts';

const mine = `(?:mon|ma|mes|le|la|les|notre|nos) (?:vieux |vieille |petit |petite |gros |grosse |deux |trois )?(?:${pet})`;
/** What is said back: never «ta chatte», and no «le» of a neighbour's animal. */
const named =
  '(?:mon|mes) (?:vieux |petit |gros |deux |trois )?(?:chats?|chatons?|chiens?|chiots?|lapins?|hamsters?|perroquet|poules|cheval|chevaux|poney|ane|teckel|golden|labrador|beagle|caniche|furet)';

/** What happens to the pets of the match, and because of them. */
export const animalMoments: Moment[] = [
  {
    id: 'pet-died',
    cue: new RegExp(
      `\\b(?:${mine})\\b.{0,40}\\b(?:est (?:mort\\w*|decede\\w*|parti\\w*|plus la)|nous a quitte\\w*|m'a quitte\\w*|vient de mourir|s'est eteint\\w*)\\b|\\b(?:j'ai|on a) (?:du |perdu |enterre |fait )(?:faire )?(?:endormir|euthanasier|piquer)?\\s?(?:${mine})\\b|\\b(?:euthanasi\\w+|faire endormir|faire piquer)\\b`,
    ),
    unless: /\b(?:en vacances|chez le veto pour|en week-end|se promener|retrouve|enfuie?|fugue|cherche|disparue?)\b/,
    weight: 3,
    react: [
      'Oh, je suis vraiment {u:désolé|désolée|triste pour toi}.',
      'Toutes mes pensées pour toi, sincèrement.',
      'Oh non… Ça laisse un vide immense.',
      'Je t’envoie beaucoup de douceur.',
    ],
    ask: {
      humoristique: [
        'Si tu as envie de me raconter ses plus belles bêtises, je suis là.',
        'Quand tu voudras, je veux bien entendre vos meilleurs souvenirs.',
        'Tu as quelqu’un avec toi ce soir ?',
      ],
      flirt: [
        'Je suis là si tu veux en parler, ou parler de tout autre chose.',
        'Prends soin de toi. Tu veux me parler un peu de vous deux ?',
        'Ne reste pas {m:seul|seule|sans personne} ce soir, d’accord ?',
      ],
      original: [
        'C’était quoi, votre petit rituel à vous ?',
        'Tu me raconterais un souvenir, si ça te fait du bien ?',
        'Tu tiens le coup ?',
      ],
    },
    invites: ['Quand tu te sentiras de sortir un peu, on peut juste aller marcher ensemble.'],
  },
  {
    id: 'pet-ill',
    cue: new RegExp(
      `\\b(?:${mine})\\b.{0,60}\\b(?:malade|veto|veterinaire|opere\\w*|operation|boite|vomi\\w*|patte cassee|blesse\\w*|collerette|urgences|s'est casse|mange plus|va pas bien)\\b|\\b(?:chez le|du|au|passe chez le) (?:veto|veterinaire)\\b|\\bcollerette\\b`,
    ),
    unless: /\b(?:en boite|je suis veto|je suis veterinaire|etudes)\b/,
    weight: 3,
    react: [
      'Oh, pauvre petite bête.',
      'Courage à vous deux.',
      'Aïe, ça serre le cœur.',
      'J’espère que ça ira vite mieux.',
    ],
    ask: {
      humoristique: [
        'Ça en profite un peu pour se faire chouchouter, non ?',
        'Et de vous deux, c’est qui le plus stressé ?',
        'Les friandises de consolation ont déjà été distribuées ?',
      ],
      flirt: [
        'Et toi, tu tiens le coup ?',
        'On sent que tu t’en occupes bien. Ça va, de ton côté ?',
        'Je vous envoie du courage à tous les deux. Comment ça se passe, là ?',
      ],
      original: [
        'Qu’est-ce qu’a dit le véto ?',
        'Il y en a pour longtemps, avant le retour à la normale ?',
        'C’est quoi, le traitement : repos, cachets, ou câlins toutes les heures ?',
      ],
    },
    invites: ['Quand ton malade ira mieux, on va prendre l’air tous les deux ? Un café, par exemple.'],
  },
  {
    id: 'pet-adopted',
    cue: new RegExp(
      `\\b(?:j'ai|on a|je viens d'|on vient d'|je vais|je dois|on va) ?(?:enfin |finalement )?(?:adopte\\w*|adopter|recueilli\\w*|recueillir|craque pour|recupere\\w*|recuperer|accueilli\\w*) (?<x>(?:un|une|deux) (?:petit |petite |jeune |vieux |vieille )?(?:${pet}))\\b|\\b(?:un|mon|mon nouveau) (?:chaton|chiot)\\b.{0,20}\\b(?:arrive|depuis|vient d'arriver)\\b`,
    ),
    weight: 3,
    react: [
      'Oh, félicitations à vous deux !',
      'Ah mais quelle bonne nouvelle !',
      'Ça y est, ta vie ne t’appartient plus.',
      '{x} ! Je fonds un peu.',
    ],
    ask: {
      humoristique: [
        'Qui commande déjà, à la maison ?',
        'Combien de photos en deux jours, honnêtement ?',
        'Le canapé est encore à toi, ou c’est réglé ?',
      ],
      flirt: [
        'Il faudra que je passe un entretien, je suppose ?',
        'Tu dois être aux anges. Son petit nom, c’est quoi ?',
        'J’ai droit à une photo pour faire connaissance ?',
      ],
      original: [
        'Comment s’est fait le coup de foudre ?',
        'Pour le nom, tu as trouvé ou tu hésites encore ?',
        'C’est quoi, son premier trait de caractère ?',
      ],
    },
    says: { humoristique: ['{x} ! On arrête tout : son nom et une photo, dans l’ordre que tu veux.'] },
    invites: ['Ça se fête. On boit un verre, et tu me montres les deux cents photos ?'],
  },
  {
    id: 'pet-mischief',
    cue: new RegExp(
      `(?:\\b${named}\\b)?.{0,6}(?:\\b${mine})?(?<=\\b(?:${pet}))(?: ,? ?qui| \\p{L}+)? (?:(?:a|ont) (?:encore |juste |deja |aussi )?(?:mange|bouffe|vomi|casse|fait (?:tomber|pipi|caca|une betise|ses griffes|un trou)|vole|pique|detruit|renverse|marche sur|pisse|saute|griffe|dechire|gratte|attrape|ramene|chope|devore|massacre|decide|vire|envoye|appuye)|m'(?:a|ont) (?:encore )?(?:mordu|griffe|reveille\\w*|vole|pique|saute|regarde\\w*|juge\\w*|casse|mange|pisse|vomi|fait tomber|enferme\\w*|bouffe|ramene|ignore\\w*)|me (?:reveille|juge|regarde|saute|fixe|mord|vole|pique|ignore)\\w*|(?:miaule|refuse|reclame|squatte|aboie|fait la (?:gueule|tete))\\w*)\\b`,
      'u',
    ),
    unless: /\b(?:malade|veto|veterinaire|mort\w*|opere\w*|decede\w*|adorable avec|du voisin|de la voisine)\b/,
    react: [
      'Quel culot, j’adore.',
      'Je ris {u:tout seul|toute seule|bêtement} devant mon écran.',
      'On sait qui commande, chez toi.',
      'Alors là, aucun remords, j’imagine.',
      'Ça, c’est de la personnalité.',
    ],
    ask: {
      humoristique: [
        'Et en plus, tu paies les croquettes ?',
        'Tu as tenté l’autorité, ou tu as renoncé depuis longtemps ?',
        'Il y a eu des excuses ?',
      ],
      flirt: [
        'Et les invités, ils sont bien reçus ou ils passent un entretien ?',
        'Je sens que pour te plaire, il faudra d’abord plaire à quelqu’un d’autre. Une astuce ?',
        'Et toi, tu fonds à chaque fois, non ?',
      ],
      original: [
        'S’il ne fallait garder qu’un exploit de sa carrière, ce serait lequel ?',
        'Tu crois que c’est du génie ou de la pure mauvaise foi ?',
        'Ça s’est déjà vu ou c’est une nouveauté ?',
      ],
    },
    invites: ['J’ai besoin d’entendre ça en vrai. On boit un verre cette semaine ?'],
  },
  {
    id: 'wants-pet',
    cue: new RegExp(
      `\\b(?:je (?:veux|voudrais|reve d'|cherche|pense a)|j'(?:aimerais|hesite|ai (?:trop |tellement )?envie)|mon reve) .{0,30}\\b(?<x>(?:un|une|des|deux) (?:petit |petite |gros |grand )?(?:${pet}))\\b`,
    ),
    unless: /\b(?:promener|garder|voir|sortir|caresser|laisser|de chien|de chat)\b/,
    react: [
      'Je sens que c’est presque décidé.',
      '{x}, ça se réfléchit… deux minutes.',
      'L’idée fait son chemin, on dirait.',
      'Ah, le grand projet.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà choisi le nom, avoue ?',
        'Combien d’annonces dans tes favoris ?',
        'Il te manque quoi : la place, le temps ou la permission du propriétaire ?',
      ],
      flirt: [
        'Il aurait quel caractère, ton compagnon idéal ? Je parle à quatre pattes, bien sûr.',
        'Tu serais du genre à tout lui passer, non ?',
        'Qu’est-ce qui te retient encore ?',
      ],
      original: [
        'Tu l’appellerais comment ?',
        'Refuge, coup de foudre ou hasard : tu l’imagines comment, la rencontre ?',
        'Tu as grandi avec des animaux ?',
      ],
    },
    invites: ['On en parle autour d’un verre, et on choisit déjà le nom ?'],
  },
  {
    id: 'many-pets',
    cue: /\b(?:j'ai|on a|je vis avec|avec|mes) (?:aussi )?(?:deux|trois|quatre|cinq|\d+) (?:gros |vieux |petits )?(?:chats|chiens|chiennes|chatons)\b|\bmes (?:chats|chiens)\b/,
    weight: 1,
    react: [
      'Tu es en minorité, donc.',
      'Ça fait du monde à la maison.',
      'Sacrée petite tribu.',
      'Tu ne dois jamais t’ennuyer.',
    ],
    ask: {
      humoristique: [
        'Il te reste un coin de canapé ?',
        'Qui fait la loi, là-dedans ?',
        'Le budget croquettes, on en parle ?',
      ],
      flirt: [
        'Il faut convaincre tout le monde, ou un seul vote suffit ?',
        'Tu me présentes la bande ?',
        'C’est lequel, ton chouchou secret ?',
      ],
      original: [
        'Les noms, et qui les a choisis ?',
        'Ils s’entendent bien, ou c’est diplomatie tous les jours ?',
        'Lequel te ressemble le plus ?',
      ],
    },
    invites: ['Tu crois qu’ils te laisseraient sortir un soir boire un verre ?'],
  },
];
