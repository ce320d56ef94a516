import type { Moment } from '../../moment.ts';

/** What one listens to: concerts, festivals, records, playlists, podcasts. */
export const listening: Moment[] = [
  {
    id: 'concert-coming',
    cue: /\b(?:(?:je (?:vais|pars)|on va|j'ai (?:pris|eu|choppe|mes|des|une|ma) ?.{0,12}places?|hate|demain|ce soir|samedi|vendredi|dimanche|jeudi|la semaine prochaine|bientot) .{0,25}\b(?:concert|voir .{2,25} en concert|zenith|bercy|accor arena|stade de france|l'olympia)|concert .{0,30}(?:ce soir|demain|samedi|vendredi|dimanche|jeudi|la semaine prochaine|dans (?:deux|trois|\d+) (?:jours|semaines)|j'ai hate))\b/,
    unless: /\b(?:pas|hier|dernier|derniere|j'ai vu|c'etait|annule\w*|match|aviron)\b/,
    react: ['Oh, la chance.', 'Ça va être un grand moment.', 'Ah, j’imagine l’impatience.', 'Bon concert en avance.'],
    ask: {
      humoristique: [
        'Fosse à se faire marcher dessus, ou gradins tranquille ?',
        'Tu révises les paroles, ou tu comptes sur le yaourt ?',
        'Tu seras au premier rang ou juste derrière quelqu’un d’immense, comme toujours ?',
      ],
      flirt: [
        'Tu m’enverras trois secondes de vidéo floue ?',
        'C’est quoi la chanson où tu vas crier le plus fort ?',
        'Tu me chantes un bout du refrain pour que je comprenne ?',
      ],
      original: [
        'Quel titre tu attends plus que les autres ?',
        'C’est une première, ou une vieille histoire entre vous ?',
        'Si ça s’ouvrait sur un seul morceau, lequel ?',
      ],
    },
    invites: [
      'Un verre avant le concert, pour se chauffer la voix ?',
      'Et après le concert, tu me racontes autour d’un verre ?',
    ],
  },
  {
    id: 'concert-seen',
    cue: /\b(?:(?:j'etais|je suis allee?|on (?:est alle\w*|etait)|je (?:sors|rentre|reviens)|j'ai (?:vu|fait|kiffe|adore)|hier|quel) .{0,30}\b(?:concert|zenith|bercy|l'olympia|accor arena|en live)|(?:le|ce|mon premier) concert .{0,30}(?:etait|c'etait|incroyable|dingue|genial)|concert (?:hier|samedi dernier|de folie|incroyable|de dingue))\b/,
    unless: /\b(?:pas alle|demain|ce soir|annule\w*|prochaine?|voix off)\b/,
    react: [
      'Ah, la redescente d’après concert.',
      'Ça devait être quelque chose.',
      'On sent que tu y es encore un peu.',
      'Tu dois encore avoir le son dans la tête.',
    ],
    ask: {
      humoristique: [
        'Il te reste un peu de voix, ou on continue par écrit par obligation ?',
        'Les oreilles sifflent encore ?',
        'Combien de vidéos floues que tu ne regarderas jamais ?',
      ],
      flirt: [
        'Tu dansais ou tu fermais les yeux ?',
        'J’aurais bien aimé te voir en plein refrain. Tu donnes tout ?',
        'La prochaine fois, tu gardes une place à côté ?',
      ],
      original: [
        'Il y a eu un moment où toute la salle a hurlé ?',
        'Quel morceau te trotte encore dans la tête ?',
        'Le rappel valait le coup ?',
      ],
    },
    invites: ['Tu me racontes autour d’un verre, avec ce qu’il te reste de voix ?'],
  },
  {
    id: 'festival',
    cue: /\b(?:festivals?|hellfest|vieilles charrues|solidays|rock en seine|eurockeennes|francofolies|garorock|beauregard|we love green|main square|dour|tomorrowland|paleo|interceltique)\b/,
    unless: /\b(?:film|cannes|court-metrage|bd|angouleme|pas trop|deteste|j'aime pas|avignon|theatre)\b/,
    react: [
      'Ah, les festivals.',
      'Boue, bière et bonheur, en gros.',
      'Rien que le mot sent l’été.',
      'Je vois déjà les bottes et la crème solaire.',
    ],
    ask: {
      humoristique: [
        'Camping avec les courageux, ou vraie douche obligatoire ?',
        'Combien de fois tu as perdu tes amis dans la foule ?',
        'Le record de nuits sans dormir, il est à combien ?',
      ],
      flirt: [
        'Tu es plutôt premier rang en sueur, ou sieste dans l’herbe au fond ?',
        'On t’emmène danser, ou il faut te supplier ?',
        'Ta plus belle rencontre de festival, c’était qui ?',
      ],
      original: [
        'C’est quoi le groupe découvert par hasard que tu écoutes encore ?',
        'L’affiche de rêve, trois noms, tu mets qui ?',
        'Tu prépares un planning, ou tu te laisses porter ?',
      ],
    },
    invites: ['Un avant-goût avant l’été : un concert dans un bar, et un verre ?'],
  },
  {
    id: 'vinyl',
    cue: /\b(?:vinyles?|platine|disquaires?|33 tours|45 tours)\b/,
    unless: /\b(?:sol|parquet|blond|blonde|cheveux|pas de)\b/,
    react: [
      'Ah, le petit craquement du début.',
      'Ça, c’est écouter pour de vrai.',
      'Le bel objet, je comprends.',
      'C’est le début de la fin pour ton salon.',
    ],
    ask: {
      humoristique: [
        'La collection tient dans une caisse, ou elle a sa propre pièce ?',
        'Tu dis « le son est plus chaud », oui ou non ?',
        'C’est quoi le plus honteux du lot, celui rangé à l’envers ?',
      ],
      flirt: [
        'Tu mettrais quel disque pour un premier soir à parler ?',
        'Face A ou face B, toi ?',
        'Lequel tu ne prêterais qu’à quelqu’un de confiance ?',
      ],
      original: [
        'C’était quoi, le premier que tu as acheté avec ton argent ?',
        'Quel disque tu sauverais d’un déménagement raté ?',
        'Il y en a un que tu cherches depuis des années ?',
      ],
    },
    invites: ['On va fouiller chez un disquaire, et un café juste après ?'],
  },
  {
    id: 'on-repeat',
    cue: /\b(?:j'ecoute (?:que ca|ca|du|de la|de l'|en boucle|beaucoup|trop|le dernier|son|leur|.{2,30} en boucle)|en boucle|(?:ma|une|cette|mes) (?:nouvelle )?playlists?|j'ai (?:fait|cree) une playlist|(?:cette|ma|la|une) (?:chanson|musique) .{0,20}(?:tete|preferee|du moment))\b/,
    unless: /\b(?:pas|tourne en boucle|ressasse|podcasts?|pense)\b/,
    weight: 2,
    react: [
      'Le son du moment, c’est sacré.',
      'Ah, on entre dans l’intime.',
      'Je vois, l’obsession musicale.',
      'Ça s’écoute fort, ça.',
    ],
    ask: {
      humoristique: [
        'Ton entourage tient le coup, ou il demande grâce ?',
        'Tu le mets dans les écouteurs ou tu imposes ça à tout le monde ?',
        'Avant de t’en lasser, tu te donnes combien de jours ?',
      ],
      flirt: [
        'Tu m’envoies un morceau, je te dis ce que j’entends ?',
        'Quelle chanson tu mettrais en pensant à cette conversation ?',
        'C’est à écouter où, pour bien faire ? Je suis tes consignes.',
      ],
      original: [
        'Il te met dans quel état, ce son ?',
        'Quelle chanson tu n’arrives plus à écouter, et pourquoi ?',
        'C’est laquelle, la chanson qui te remet debout à coup sûr ?',
      ],
    },
  },
  {
    id: 'music-clueless',
    cue: /\b(?:j'y connais rien (?:du tout )?en musique|(?:aucune|pas de|zero) (?:culture musicale|oreille)|j'ecoute (?:que|toujours|juste) .{0,20}(?:radio|annees \d+|meme chose|memes)|nulle? (?:au|aux|en) blind.?tests?)\b/,
    react: [
      'C’est honnête, ça me va.',
      'Voilà qui repose, pour une fois.',
      'Aucun snobisme, j’aime bien.',
      'Il faut bien un public pour les autres.',
    ],
    ask: {
      humoristique: [
        'Au blind test, tu tiens la buvette ?',
        'Les génériques de dessins animés, au moins, ça passe ?',
        'Tu danses quand même sur tout, ou même pas ?',
      ],
      flirt: [
        'Je t’envoie un morceau, et tu me dis ce que ça te fait ?',
        'Quelle chanson tu aimes sans oser le dire ?',
        'On commence ton éducation par quoi ?',
      ],
      original: [
        'Le silence, alors, ou la radio en fond ?',
        'C’est quoi la seule chanson que tu reconnais en deux notes ?',
        'La musique de ton enfance en voiture, c’était quoi ?',
      ],
    },
  },
  {
    id: 'music-broad',
    cue: /\b(?:j'(?:adore|aime|ecoute|kiffe)|je (?:kiffe|suis (?:fan|a fond|tres))|fan d[e']|passionnee? d[e']) .{0,20}\b(?:musique|rap|rock|jazz|techno|electro|metal|pop|classique|chanson francaise|reggae|r&b|soul|funk|k-?pop|opera|hip.?hop|disco|house|variete|folk|country)\b/,
    unless: /\b(?:pas|deteste|pop.?corn|escalade|danse\w*|danser)\b/,
    weight: 1,
    react: [
      'Ah, on parle musique.',
      'Bon terrain d’entente, la musique.',
      'Tes écouteurs ne doivent pas chômer.',
      'Voilà qui s’écoute bien fort.',
    ],
    ask: {
      humoristique: [
        'C’est quoi ta chanson honteuse, celle que tu caches dans une playlist privée ?',
        'Tu chantes juste, ou avec le cœur ?',
        'Qui a le droit de toucher au son, en voiture ?',
      ],
      flirt: [
        'Tu m’envoies le morceau qui te ressemble le plus ?',
        'Quelle chanson irait bien avec cette conversation ?',
        'C’est laquelle, la chanson qui te fait danser en dix secondes ?',
      ],
      original: [
        'C’est quoi le concert de ta vie, jusqu’ici ?',
        'C’est quoi le premier album que tu as usé jusqu’au bout ?',
        'C’est quoi le morceau à écouter de nuit, fenêtre ouverte ?',
      ],
    },
    invites: ['Un petit concert dans un bar cette semaine, ça te dirait ?'],
  },
  {
    id: 'podcasts',
    cue: /\b(?:(?:je |j'|mes?|un|des|les|accro aux|fan de) ?.{0,25}\bpodcasts?)\b/,
    unless: /\bpas\b/,
    weight: 1,
    react: [
      'Team podcasts, je vois.',
      'Une voix dans les oreilles et tout va mieux.',
      'Les trajets passent tout de suite mieux.',
      'Toujours bon à prendre, une bonne écoute.',
    ],
    ask: {
      humoristique: [
        'Tu écoutes en vitesse x1,5 ou tu as encore une âme ?',
        'Tu as déjà ri {m:tout seul|toute seule|à voix haute} dans le métro à cause d’un épisode ?',
        'Combien de fois tu as dit « j’ai entendu dans un podcast que… » cette semaine ?',
      ],
      flirt: [
        'Tu me fais écouter lequel en premier ?',
        'Si tu lançais le tien, je serais {u:ton premier auditeur|ta première auditrice|au premier rang}. Il parlerait de quoi ?',
        'Quel épisode tu me ferais écouter pour que je te comprenne mieux ?',
      ],
      original: [
        'Quel épisode t’a fait rester dans la voiture jusqu’à la fin ?',
        'Plutôt histoires vraies, rires ou trucs qu’on apprend ?',
        'Qui tu inviterais au micro, si tu pouvais choisir n’importe qui ?',
      ],
    },
  },
];
