import type { Moment } from '../../moment.ts';

/** Books: being read, loved, piled up, drawn, written. */
export const reading: Moment[] = [
  {
    id: 'book-now',
    cue: /\b(?:je (?:lis|relis|bouquine|suis (?:en train de lire|plongee? dans (?:un|mon|le) (?:livre|roman|bouquin|polar)))|j'ai (?:commence|attaque|entame|ouvert) (?:un|mon|le|une?) (?:\w+ )?(?:livre|roman|bouquin|polar|essai|biographie|thriller)|j'ai (?:commence|recommence) a lire|avec (?:un|mon) (?:bon )?(?:livre|bouquin|roman|polar))\b/,
    unless:
      /\b(?:pas|plus|jamais|tes? messages?|ton|ta bio|tes|sur l'avenir|dans les pensees|mangas?|bds?)\b|lis (?:ca|sur)/,
    react: [
      'Livre à la main, je vois le tableau.',
      'Ah, quelqu’un qui lit encore pour de vrai.',
      'Ça donne envie de couper le téléphone.',
      'Ça m’a l’air d’un bon moment.',
    ],
    ask: {
      humoristique: [
        'Marque-page, coin corné, ou ticket de caisse de 2019 ?',
        'Tu dis « encore un chapitre » combien de fois par soir ?',
        'Tu vas voir la dernière page avant, avoue ?',
      ],
      flirt: [
        'Tu me lirais ta phrase préférée ?',
        'On peut t’interrompre en pleine lecture, ou c’est à nos risques ?',
        'C’est le genre d’histoire que tu me prêterais ?',
      ],
      original: [
        'Ça parle de quoi, raconté comme à un ami pressé ?',
        'À quelle page tu as su que tu irais au bout ?',
        'Tu le vois où, ce livre : lit, train, ou terrasse au soleil ?',
      ],
    },
    invites: ['Tu me racontes la suite autour d’un café cette semaine ?'],
  },
  {
    id: 'book-finished',
    cue: /\b(?:j'ai (?:devore|fini|termine|lu|adore|englouti|relu) (?<x>(?:un|mon|ce|le|le dernier) (?:\w+ )?(?:livre|roman|bouquin|polar|tome|thriller))|(?:livre|roman|bouquin|tome)\b.{0,30}\b(?:en (?:une|deux|\d) (?:nuits?|jours?|soirees?)|j'ai (?:adore|devore)|m'a (?:bouleversee?|marquee?|retournee?))|j'ai devore .{2,40} de [a-z]+ [a-z]+)\b/,
    unless: /\b(?:pas|serie|saison|episodes?|chocolat|pizza|these|memoire)\b/,
    react: [
      'Ah, les livres qu’on n’arrive pas à reposer.',
      'Quand un livre t’attrape, c’est fichu.',
      'Tu en parles bien, ça donne envie.',
      'Ok, je l’ajoute à ma liste.',
    ],
    ask: {
      humoristique: [
        'La nuit a été courte, du coup ?',
        'Tu l’as refermé en fixant le mur cinq minutes ?',
        'Tu l’as déjà imposé à combien de proches ?',
      ],
      flirt: [
        'Tu me le prêtes, ou c’est trop tôt dans notre histoire ?',
        'Tu soulignes des passages ? J’aimerais bien les lire.',
        'Un livre qui te plaît autant, ça dit quoi de toi ?',
      ],
      original: ['Une phrase t’est restée ?', 'Tu aurais changé la fin ?', 'Quel personnage tu inviterais à dîner ?'],
    },
    invites: ['Tu me le racontes autour d’un verre cette semaine ?'],
  },
  {
    id: 'book-pile',
    cue: /\b(?:pile a lire|ma pal|(?:trop|plein|encore|quatre|cinq|\d+) (?:de )?(?:livres|bouquins) .{0,25}(?:achete\w*|en attente|retard|pas (?:encore )?lus?)|j'ai (?:encore |re)?(?:achete|craque .{0,15}) .{0,15}(?:livres|bouquins)|(?:je (?:vais|suis|passe|traine|sors|peux passer|me perds)|j'adore|j'aime|perdre|fouiner) .{0,30}\b(?:librairies?|bibliotheques?|mediatheques?|bouquinistes?|biblio))\b/,
    unless: /\b(?:je bosse|je travaille|reviser|revise|mes cours|pas trop)\b/,
    react: [
      'On n’a jamais trop de livres, juste trop peu d’étagères.',
      'Le fameux « je regarde, je n’achète rien ».',
      'Je vois le genre, et il me plaît.',
      'Je vois très bien le problème.',
    ],
    ask: {
      humoristique: [
        'Combien d’achetés pour un lu, honnêtement ?',
        'Ton étagère tient encore le coup ?',
        'Tu as déjà acheté deux fois le même ?',
      ],
      flirt: [
        'Tu choisirais quoi pour moi, juste d’après nos messages ?',
        'On se croiserait à quel rayon ?',
        'Tu choisis à la couverture ou au coup de cœur ? Je demande pour moi.',
      ],
      original: [
        'Lequel attend depuis le plus longtemps ?',
        'C’est quoi le dernier livre que tu as offert à quelqu’un ?',
        'Tu lis la première phrase avant de choisir, ou la quatrième de couv ?',
      ],
    },
    invites: ['On va fouiner dans une librairie, et on compare nos trouvailles autour d’un café ?'],
  },
  {
    id: 'manga-comics',
    cue: /\b(?:(?:je (?:lis|collectionne|suis|relis|devore)|j'(?:adore|aime|ai)|fan d[e']|mes?|un|des|les|accro aux?|fond sur les?) .{0,20}\b(?:mangas?|bds?|bandes? dessinees?|comics?|romans? graphiques?|webtoons?))\b/,
    unless: /\b(?:pas|jamais)\b/,
    react: [
      'Ah, des bulles, j’approuve.',
      'Tes étagères doivent valoir le détour.',
      'Bon terrain, ça.',
      'Ça, ça se lit à toute heure.',
    ],
    ask: {
      humoristique: [
        'Tu lis debout au rayon sans jamais acheter, ou tu es quelqu’un de bien ?',
        'Tu prêtes les tiens, ou il faut signer une décharge ?',
        'On peut les ouvrir en grand, ou c’est un crime ?',
      ],
      flirt: [
        'Tu me mettrais quel premier tome entre les mains ?',
        'Si on te dessinait, tu serais le héros ou le personnage qui vole la scène ?',
        'Tu as déjà eu un faible pour un personnage de papier ?',
      ],
      original: [
        'Tu regardes d’abord le dessin ou l’histoire ?',
        'Quelle case tu encadrerais chez toi ?',
        'C’est lequel, celui qui a tout déclenché ?',
      ],
    },
    invites: ['Un café, et tu me fais une liste de trois à lire absolument ?'],
  },
  {
    id: 'writes',
    cue: /\b(?:j'(?:ecris|ecrivais|essaie d'ecrire|aime ecrire|adore ecrire|ai (?:ecrit|commence) un (?:roman|livre|recueil))|je (?:suis en train d'ecrire|me suis mise? a ecrire|tiens un (?:journal|carnet))|mon (?:roman|manuscrit|recueil|blog)|mes (?:poemes|nouvelles|textes|carnets)|des poemes)\b(?! (?:a|au|aux|pour te|te|ce message|ici|de mes nouvelles|fort|mal|trop)\b)/,
    unless:
      /\b(?:pas|these|memoire|rapport|mails?|cv|lettre|message|donner|prendre|bonnes nouvelles|aucune nouvelle|en classe|au lycee|ma mere)\b/,
    react: [
      'Écrire, il faut oser. Respect.',
      'Ah, ça m’intrigue pour de bon.',
      'J’aime bien l’idée de toi avec un carnet.',
      'Voilà qui explique tes messages.',
    ],
    ask: {
      humoristique: [
        'Tes proches ont peur de finir dedans ?',
        'Tu écris la nuit avec un café froid, comme dans les films ?',
        'Je risque de devenir un personnage ?',
      ],
      flirt: [
        'J’aurais le droit de lire un bout, un jour ?',
        'Tu écrirais quoi sur notre première conversation ?',
        'Tu choisis tes mots, ça se sent. Ça te vient d’où ?',
      ],
      original: [
        'Ça commence par une phrase, une image ou une colère ?',
        'Tu écris pour qu’on lise, ou surtout pas ?',
        'Tu relis le lendemain avec tendresse ou avec effroi ?',
      ],
    },
    invites: ['Tu m’en lis une page autour d’un verre ?'],
  },
  {
    id: 'reads-little',
    cue: /\b(?:je (?:lis (?:pas|plus|jamais|peu|trop peu)|suis pas (?:tres |trop |un grand |une grande )?(?:lecture|lecteur|lectrice|livres?|bouquins?))|j'ai (?:pas|plus) (?:lu|ouvert|fini) (?:un|de|une?) (?:livre|bouquin|roman).{0,20}|la lecture.{0,12}pas (?:mon|trop))\b/,
    react: [
      'C’est honnête, j’aime bien.',
      'Ça arrive aux meilleurs.',
      'Personne ne t’en voudra.',
      'Au moins, tu ne fais pas semblant.',
    ],
    ask: {
      humoristique: [
        'Les menus de resto, ça compte, non ?',
        'Le dernier en date, c’était pour le bac ?',
        'Tu as quand même un livre qui prend la poussière sur la table de nuit ?',
      ],
      flirt: [
        'Et si on te lisait une histoire ?',
        'Mes messages, au moins, tu les lis jusqu’au bout ?',
        'Alors, tu voyages comment, quand tu veux t’évader ?',
      ],
      original: [
        'C’est la faute de l’école, ou c’est le temps qui manque ?',
        'Tu te racontes des histoires autrement, films, jeux, podcasts ?',
        'Si quelqu’un écrivait ta vie, tu lirais ?',
      ],
    },
  },
  {
    id: 'reading-broad',
    cue: /\b(?:j'(?:adore|aime) (?:trop |beaucoup |bien )?(?:lire|la lecture|les (?:livres|bouquins|romans|polars)|bouquiner|la poesie|la fantasy)|(?:fan|passionnee?|grand lecteur|grande lectrice|accro) .{0,15}(?:lecture|livres|polars|romans|fantasy|sf|bouquins)|je suis (?:une? )?(?:grand lecteur|grande lectrice|rat de bibliotheque)|je lis (?:beaucoup|enormement|de tout|surtout|plutot|tous les soirs))\b/,
    weight: 1,
    react: [
      'Ah, quelqu’un à qui demander quoi lire.',
      'Ça, c’est une bonne nouvelle.',
      'Je sens venir les bonnes recommandations.',
      'Ça me plaît, ça.',
    ],
    ask: {
      humoristique: [
        'Tu lis en marchant, ou tu tiens à tes tibias ?',
        'Tu peux abandonner un livre nul, ou tu vas au bout par fierté ?',
        'Tu as déjà raté ta station à cause d’un chapitre ?',
      ],
      flirt: [
        'Quel livre tu glisserais dans mon sac ?',
        'Un livre pour mieux te connaître, ce serait lequel ?',
        'Tu lirais à voix haute pour quelqu’un ?',
      ],
      original: [
        'Lequel tu aimerais relire comme si c’était la première fois ?',
        'Papier qui sent l’encre, ou liseuse sans complexe ?',
        'Quel livre tu as offert le plus souvent ?',
      ],
    },
    invites: ['Un café et un échange de livres, ça te dirait ?'],
  },
];
