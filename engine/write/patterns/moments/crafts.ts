import type { Moment } from '../../moment.ts';

/** Things made by hand: clay, paint, thread, wood, pictures. */
export const crafts: Moment[] = [
  {
    id: 'craft-flop',
    cue: /\b(?:(?:mon|ma|mes|le|la|un|une|c'est|c'etait) (?:premiere? |petite? )?(?:bol|vase|tasse|pot|pull|echarpe|bonnet|dessin|tableau|portrait|sculpture|etagere|meuble|robe|croquis|aquarelle|bonshommes)\b.{0,40}\b(?:ressemble\w*|on dirait|bancale?|tordue?|penche|rate\w*|de travers|cendrier|moufles)|(?:cendrier|moufles|gribouillis)\b.{0,30}\b(?:c'est|c'etait) (?:un|une|mon|ma))\b/,
    unless: /\b(?:bebe|fils|fille|ne?veu|niece|ex)\b/,
    weight: 3,
    react: [
      'Un chef-d’œuvre incompris, c’est tout.',
      'L’art contemporain n’attend que toi.',
      'C’est l’intention qui compte.',
      'Moi, je défends l’artiste.',
    ],
    ask: {
      humoristique: [
        'Qui va le recevoir à Noël sans pouvoir dire non ?',
        'Tu le présentes en disant « c’est voulu » ?',
        'Tu l’exposes bien en vue, ou face au mur ?',
      ],
      flirt: [
        'Tu m’en réserves un exemplaire dédicacé ?',
        'Je le veux, même raté. Il y a une liste d’attente ?',
        'Et tu y retournes quand, vers la gloire ?',
      ],
      original: [
        'Dans ta tête, au départ, ça ressemblait à quoi ?',
        'Tu le gardes en souvenir, ou il disparaît cette nuit ?',
        'C’est quoi le prochain défi, maintenant que tout est permis ?',
      ],
    },
    invites: ['Cette œuvre mérite un vernissage : on va boire un verre cette semaine ?'],
  },
  {
    id: 'pottery',
    cue: /\b(?:poterie|ceramique|tour de potier|argile|j'ai (?:fait|tourne|rate|reussi) (?:un|une|mon|ma) (?:premiere? )?(?:bol|vase|tasse|mug)(?! d))\b/,
    unless: /\b(?:pas trop|carrelage|plaque|barrage)\b/,
    react: [
      'Les mains dans la terre, ça doit faire du bien.',
      'Si ça tient debout, c’est déjà une victoire.',
      'J’aime beaucoup l’idée.',
      'Un peu tordu, c’est ce qui fait le charme.',
    ],
    ask: {
      humoristique: [
        'Tes proches boivent déjà tous dans des tasses penchées ?',
        'Tu as combien de bols qui étaient des vases, au départ ?',
        'La scène de « Ghost », on te la ressort à chaque fois ?',
      ],
      flirt: [
        'Tu m’apprendrais sans trop te moquer ?',
        'Il faut gagner quoi pour avoir une tasse signée de toi ?',
        'C’est la patience ou le calme que tu y trouves ?',
      ],
      original: [
        'C’est quoi la pièce ratée que tu n’as jamais pu jeter ?',
        'Tu sais d’avance ce que ça va devenir, ou la terre décide ?',
        'Tu rêves de réussir quoi, un jour ?',
      ],
    },
    invites: ['Un café dans de vraies tasses droites, cette semaine ?'],
  },
  {
    id: 'drawing',
    cue: /\b(?:je (?:dessine|peins|crayonne|fais (?:de la peinture|de l'aquarelle|du dessin|du modele vivant|des aquarelles|de la gravure)|me suis (?:re)?mise? (?:a|au) (?:l'aquarelle|dessin\w*|la peinture|peindre))|j'(?:adore|aime) (?:dessiner|peindre|le dessin|la peinture|l'aquarelle)|(?:mes|mon) (?:dessins?|aquarelles?|toiles?|croquis|tableaux?)|cours de (?:dessin|peinture|aquarelle))\b/,
    unless: /\b(?:pas|mur|murs|volets|salon|cuisine|excel|plafond|chambre)\b/,
    react: [
      'Ah, tu as ce talent-là.',
      'Ça, ça m’intrigue.',
      'Moi, je trouve ça très classe.',
      'Voilà qui change des écrans.',
    ],
    ask: {
      humoristique: [
        'Ta gomme tient le coup ?',
        'Tes proches ont tous fini en modèle, qu’ils le veuillent ou non ?',
        'Tu gribouilles aussi en pleine réunion, avoue ?',
      ],
      flirt: [
        'J’aurai le droit de voir un carnet, un jour ?',
        'Tu dessinerais quoi de cette conversation ?',
        'Il faut poser combien de temps sans bouger, avec toi ?',
      ],
      original: [
        'C’est quoi le sujet auquel tu reviens toujours ?',
        'Tu arrêtes quand, comment tu sais que c’est fini ?',
        'Tes dessins, tu les accroches ou tu les caches ?',
      ],
    },
    invites: ['Un café en terrasse, et tu me croques la table d’à côté ?'],
  },
  {
    id: 'photography',
    cue: /\b(?:(?:je (?:fais|suis|me suis mise?)|j'(?:adore|aime)|passionnee? d[e']|fan d[e']) .{0,15}\b(?:la photo|de la photo|photographie|photographe|a la photo|argentique|photos? de (?:rue|paysages?|nature|nuit))|mon appareil (?:photo|argentique)|a l'argentique)\b/,
    unless: /\b(?:pas|photo de profil|mes photos|en photo)\b/,
    react: [
      'Ah, quelqu’un qui sait regarder.',
      'La photo, ça oblige à ralentir.',
      'J’aime bien ce genre de regard.',
      'Ça m’intrigue, ce que tu vois dans le viseur.',
    ],
    ask: {
      humoristique: [
        'Combien de photos ratées pour une bonne, honnêtement ?',
        'Tu fais attendre tout le monde pour « la bonne lumière » ?',
        'Ton téléphone en est à combien de couchers de soleil ?',
      ],
      flirt: [
        'Tu me montrerais ta préférée ?',
        'Tu photographies surtout les lieux, ou les gens aussi ?',
        'Où tu m’emmènerais pour une belle lumière ?',
      ],
      original: [
        'Quelle photo tu n’as pas osé prendre et que tu revois encore ?',
        'À quelle heure la ville est la plus belle, pour toi ?',
        'Tu cherches l’image ou tu attends qu’elle vienne ?',
      ],
    },
    invites: ['Une balade en fin de journée, à la bonne lumière, et un verre après ?'],
  },
  {
    id: 'sewing',
    cue: /\b(?:(?:je (?:couds|tricote|brode|crochete|fais (?:de la couture|du tricot|du crochet|de la broderie|du macrame)|me suis (?:re)?mise? (?:a la couture|au tricot|au crochet|a coudre|a tricoter))|j'(?:ai (?:cousu|tricote|brode|crochete)|apprends (?:la couture|le tricot|le crochet|a coudre|a tricoter)|adore (?:coudre|tricoter|la couture|le tricot))|ma machine a coudre|cours de couture))\b/,
    unless: /\bpas\b/,
    react: [
      'Fait main, c’est quand même autre chose.',
      'Ah, des doigts de fée.',
      'Respect, ça demande une patience folle.',
      'Un savoir-faire qui sert vraiment, bravo.',
    ],
    ask: {
      humoristique: [
        'Tout ton entourage a déjà une écharpe, qu’il le veuille ou non ?',
        'Le projet commencé en 2021, il en est où ?',
        'Combien de mailles perdues avant les gros mots ?',
      ],
      flirt: [
        'Il faut se connaître depuis combien de temps pour mériter un bonnet ?',
        'Tu m’apprendrais au moins à recoudre un bouton ?',
        'Tu fais ça en silence ou en papotant ? J’imagine bien la scène.',
      ],
      original: [
        'C’est quoi la pièce dont tu ne te sépareras jamais ?',
        'Qui t’a appris ?',
        'C’est le geste ou le résultat que tu préfères ?',
      ],
    },
    invites: ['Tu poses les aiguilles une soirée, et on va boire un verre ?'],
  },
  {
    id: 'handmade',
    cue: /\b(?:je (?:bricole|restaure|retape|fabrique|fais (?:du bricolage|de l'ebenisterie|de la menuiserie|mes (?:savons|bougies|meubles|bijoux)|des (?:bougies|savons|bijoux|maquettes)))|j'ai (?:fabrique|retape|restaure|monte|construit|ponce) (?<x>(?:un|une|mon|ma|mes|des|le|la) (?:vieux |vieille |petit |petite |grand |grande )?(?:meuble|table|etagere|commode|lit|cabane|bibliotheque|chaise|banc|velo|lampe|bureau|terrasse|buffet|fauteuil|armoire|placard))|j'(?:adore|aime) (?:bricoler|fabriquer|retaper))\b/,
    unless: /\b(?:pas|dossier|equipe)\b/,
    react: [
      'Ah, quelqu’un qui sait se servir de ses mains.',
      'Fait main, ça a tout de suite plus de valeur.',
      'Respect, vraiment.',
      '{x}, carrément. Bravo.',
      'Ça force toujours mon admiration.',
    ],
    ask: {
      humoristique: [
        'Il restait combien de vis à la fin ?',
        'Tu lis les notices, ou c’est pour les faibles ?',
        'Combien d’allers-retours au magasin pour une seule pièce ?',
      ],
      flirt: [
        'Tu prends les commandes, ou il faut d’abord t’offrir un verre ?',
        'Tu m’apprendrais à planter un clou droit ?',
        'Ça rassure, quelqu’un qui répare. Tu répares tout ?',
      ],
      original: [
        'C’est quoi le projet un peu fou que tu gardes pour plus tard ?',
        'C’est quoi la chose que tu as faite et que tu regardes encore avec plaisir ?',
        'Tu dessines un plan ou tu improvises ?',
      ],
    },
    invites: ['Une pause dans les travaux : on va boire un verre ?'],
  },
];
