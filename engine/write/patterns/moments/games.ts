import type { Moment } from '../../moment.ts';

/** Games: on a screen, on a table, in a locked room. */
export const games: Moment[] = [
  {
    id: 'sore-loser',
    cue: /\b(?:(?:tres |super |hyper )?mauvaise? (?:perdante?|joueu(?:r|se)|gagnante?)|je (?:deteste|supporte pas (?:de )?|sais pas) perdre|imbattable|insupportable quand je (?:gagne|perds)|je (?:triche|gagne toujours|perds (?:toujours|tout le temps) (?:a|au|aux))|trop competiti(?:f|ve))\b/,
    unless: /\b(?:du temps|mon temps|mes cles|du poids|patience|jamais triche|trompe)\b/,
    react: [
      'C’est dit, au moins.',
      'J’aime la franchise de l’annonce.',
      'Voilà, je sais où je mets les pieds.',
      'Ça promet de belles soirées.',
    ],
    ask: {
      humoristique: [
        'Le plateau a déjà volé, ou tu restes dans la légalité ?',
        'Qui refuse encore de jouer avec toi ?',
        'Une défaite, ça se digère en combien de jours ?',
      ],
      flirt: [
        'Et si je gagnais, on se reparlerait quand même ?',
        'Je relève. On joue à quoi, et on parie quoi ?',
        'Il faut te laisser gagner, ou tu le sentirais ?',
      ],
      original: [
        'C’est quoi le jeu où tu n’as encore jamais perdu ?',
        'C’est quoi ta défaite la plus humiliante ?',
        'C’est de famille, ou tu as développé ça {m:tout seul|toute seule|sans aide} ?',
      ],
    },
    invites: ['Un bar à jeux, un soir cette semaine : le perdant offre les verres ?'],
  },
  {
    id: 'video-games',
    cue: /\b(?:je (?:joue|rejoue|suis|passe|geek|farme|game)|j'ai (?:joue|rejoue|passe|lance|fini|platine|achete)|j'(?:adore|aime)|accro a|fan d[e']|a fond sur|gameu(?:r|se)) ?.{0,35}\b(?:jeux? video\w*|jv|switch|ps[45]|playstation|xbox|nintendo|(?:la|ma|une) console|zelda|mario(?: kart)?|stardew|animal crossing|sims|minecraft|fortnite|(?:sur|a) lol|league of legends|valorant|elden ring|baldur'?s?|skyrim|gta|fifa|rocket league|pokemon|overwatch|world of warcraft|cyberpunk|hollow knight|manette|steam)\b|\b(?:je suis (?:une? )?(?:gros |grosse )?(?:geek|gameu(?:r|se)))\b|\b(?:stardew valley|animal crossing|mario kart|elden ring|baldur's gate)\b/,
    unless: /\b(?:pas|deteste|jamais|bosse en ligne|cours en ligne|tarot|echecs|poker)\b/,
    react: [
      'Ah, la manette est de sortie.',
      'Aucun jugement ici.',
      'Je sens que tes nuits raccourcissent.',
      'Ok, c’est du sérieux.',
    ],
    ask: {
      humoristique: [
        'Le « encore dix minutes », il a duré combien d’heures ?',
        'Tu râles contre les manettes quand tu perds ?',
        'Tu joues pour gagner, ou pour décorer ta petite maison ?',
      ],
      flirt: [
        'Tu me laisserais gagner une fois, par politesse ?',
        'Tu prendrais quelqu’un de très mauvais mais motivé dans ton équipe ?',
        'On peut t’en décrocher avec quoi, une bonne conversation ?',
      ],
      original: [
        'C’est quoi le jeu de ton enfance auquel tu pourrais rejouer ce soir ?',
        'Tu y vas pour l’histoire, pour le défi ou pour débrancher ?',
        'Dans lequel tu irais vivre une semaine ?',
      ],
    },
    invites: ['Un bar avec des bornes d’arcade et un verre, ça te tente cette semaine ?'],
  },
  {
    id: 'board-games',
    cue: /\b(?:jeux? de (?:societe|plateau|cartes)|soirees? jeux|bar a jeux|(?:je joue|on (?:joue|a joue)|parties? de|fan d[e']|accro au?|imbattable (?:a|au)) .{0,15}\b(?:catan|uno|monopoly|skyjo|codenames|dixit|loups?.garous?|scrabble|time.?s up|belote|tarot|coinche|rami|tric.?trac|petits chevaux|cluedo|risk|carcassonne|splendor|7 wonders))\b/,
    unless: /\b(?:pas trop|deteste|j'aime pas|tirage|tire les cartes|cartomanc\w+)\b/,
    react: [
      'Ah, une soirée jeux, ça se prend au sérieux.',
      'J’aime bien, on voit qui est qui.',
      'Voilà une activité à risque pour les amitiés.',
      'Ça finit toujours en mauvaise foi, ces trucs-là.',
    ],
    ask: {
      humoristique: [
        'Tu lis la règle en entier, ou tu l’inventes quand ça t’arrange ?',
        'Une amitié a déjà fini sur un plateau ?',
        'Tu es du genre à demander une revanche à 2h du matin ?',
      ],
      flirt: [
        'Tu me prendrais dans ton équipe, ou en adversaire ?',
        'On parie quoi, si je te bats ?',
        'Il vaut mieux t’avoir avec ou contre soi ?',
      ],
      original: [
        'Quel jeu tu proposes à quelqu’un pour savoir qui il est vraiment ?',
        'La meilleure partie de ta vie, elle a fini comment ?',
        'Stratège qui calcule ou bluff total ?',
      ],
    },
    invites: [
      'Un bar à jeux cette semaine : le perdant paie sa tournée ?',
      'Une partie et un verre, un soir cette semaine ?',
    ],
  },
  {
    id: 'chess',
    cue: /\b(?:(?:je (?:joue|fais|progresse|suis)|j'(?:adore|aime|apprends|ai)|on (?:joue|a joue)|partie d'|club d'|accro aux) ?.{0,15}\bechecs?|chess\.com|lichess|jeu de go)\b/,
    unless: /\b(?:pas|echec scolaire|des echecs|mes echecs|mon echec|un echec)\b/,
    react: [
      'Ok, je vais peser chacun de mes messages.',
      'Ah, un esprit qui a trois coups d’avance.',
      'J’admire, ça demande une sacrée tête.',
      'Je sens que je vais perdre avec le sourire.',
    ],
    ask: {
      humoristique: [
        'Tu perds avec élégance ou la tour part dans le mur ?',
        'Tu me mets échec et mat en combien de coups, à ton avis ?',
        'La pendule, tu tapes dessus comme dans les séries ?',
      ],
      flirt: [
        'Tu ouvrirais comment, face à moi ?',
        'Et dans la vie, tu calcules aussi, ou tu fonces ?',
        'Si je perds, c’est toi qui choisis le bar ?',
      ],
      original: [
        'C’est quoi ta pièce préférée, celle que tu ne sacrifies jamais ?',
        'C’est quoi la partie perdue que tu rejoues encore dans ta tête ?',
        'Plutôt blitz sous pression, ou lente stratégie ?',
      ],
    },
    invites: ['Une partie dans un café, cette semaine ? J’accepte la défaite et l’addition.'],
  },
  {
    id: 'role-play',
    cue: /\b(?:jeux? de roles?|jdr|donjons? et dragons?|dungeons?|d&d|dnd|maitre du jeu|gn grandeur nature|grandeur nature|cosplay\w*|warhammer)\b/,
    unless: /\b(?:pas|photo)\b/,
    react: [
      'Ah, il en faut, de l’imagination.',
      'Je sens les soirées qui finissent très tard.',
      'Des dés et des amis, que demander de plus.',
      'J’aime beaucoup qu’on joue encore, adulte.',
    ],
    ask: {
      humoristique: [
        'Tu fais la voix, ou seulement quand on insiste ?',
        'Le dé le plus traître de ta carrière, c’était à quel moment ?',
        'Qui oublie toujours ses affaires dans ton groupe ?',
      ],
      flirt: [
        'Tu m’inventerais quel personnage ?',
        'On a le droit d’arriver sans rien y connaître ?',
        'Tu es plutôt barde charmeur ou voleur discret, en vrai ?',
      ],
      original: [
        'Ton personnage, il a quoi que tu n’as pas ?',
        'C’est quoi la scène dont votre table parle encore ?',
        'Qu’est-ce qui te plaît : l’histoire, la bande ou le rôle ?',
      ],
    },
    invites: ['On lance les dés : si c’est pair, un verre cette semaine ?'],
  },
  {
    id: 'escape-game',
    cue: /\b(?:escape.?games?|escape.?rooms?|murder party|chasse au tresor|enigmes?)\b/,
    unless: /\bpas trop\b/,
    react: [
      'Le meilleur moyen de voir qui panique.',
      'Le chrono, la panique, tout ce qu’on aime.',
      'Ça révèle les gens, ce genre de truc.',
      'J’aime bien l’énergie.',
    ],
    ask: {
      humoristique: [
        'Tu cherches les indices, ou tu ouvres dix fois le même tiroir ?',
        'Quelqu’un a déjà démonté un truc qu’il ne fallait pas ?',
        'Vous êtes sortis à temps, ou par pitié ?',
      ],
      flirt: [
        'À nous deux, on sortirait en combien de temps ?',
        'Tu prends les commandes ou tu suis ?',
        'Je fais un bon binôme, si tu cherches. Tu prends des essais ?',
      ],
      original: [
        'Il y a une énigme que tu as résolue avant tout le monde ?',
        'C’est quoi le thème idéal, si tu inventais la salle ?',
        'Tu es plutôt logique, fouille ou moral des troupes ?',
      ],
    },
    invites: ['On en tente un tous les deux, et un verre pour fêter ça ou s’en remettre ?'],
  },
  {
    id: 'puzzles-quiz',
    cue: /\b(?:puzzles?|mots? (?:croises|fleches)|sudokus?|wordle|sutom|rubik\w*|lego|quiz|blind.?tests?|questions pour un champion|burger quiz|trivial pursuit|culture generale)\b/,
    unless: /\b(?:pas trop|nulle? (?:au|aux|en)|zero)\b/,
    react: [
      'Ça calme et ça rend fou, en même temps.',
      'Ah, le genre de truc qui rend accro.',
      'J’aime bien, c’est calme et redoutable.',
      'Ça occupe bien plus que prévu, en général.',
    ],
    ask: {
      humoristique: [
        'Tu triches un tout petit peu, ou jamais ?',
        'Le dernier morceau manque toujours, non ?',
        'Tu réponds plus vite que tout le monde, du coup on t’en veut ?',
      ],
      flirt: [
        'Je te pose une question, et le perdant offre le café ?',
        'Tu acceptes les coéquipiers qui n’apportent que la bonne humeur ?',
        'Quel sujet te ferait briller devant moi ?',
      ],
      original: [
        'C’est quoi ton sujet imbattable, celui qui surprend tout le monde ?',
        'Ton plus gros défi jusqu’ici, c’était quoi ?',
        'Ça te vide la tête, ou ça la remplit ?',
      ],
    },
    invites: ['Un quiz dans un bar cette semaine, dans la même équipe ?'],
  },
  {
    id: 'poker',
    cue: /\b(?:(?:je joue|parties?|soirees?|tournoi|j'(?:adore|aime)|on joue|fan de) .{0,12}\bpoker|poker entre)\b/,
    unless: /\b(?:pas|menteur|face|argent perdu)\b/,
    react: [
      'Ok, donc je ne saurai jamais ce que tu penses.',
      'Le bluff, tout un art.',
      'Je me méfie déjà un peu.',
      'Voilà, je vais relire tes messages autrement.',
    ],
    ask: {
      humoristique: [
        'Tu joues des cacahuètes ou ta place au canapé ?',
        'Tu as un tic qui te trahit, avoue ?',
        'C’est quoi le plus gros bluff de ta vie, hors cartes ?',
      ],
      flirt: [
        'Tu bluffes, là, ou je te plais un peu ?',
        'Il faut te regarder longtemps pour deviner ton jeu ?',
        'Tu miserais quoi sur nous deux ?',
      ],
      original: [
        'Quelle main tu n’oublieras jamais ?',
        'Tu lis les gens aussi bien qu’aux cartes, dans la vraie vie ?',
        'Prudence ou tapis : c’est pareil dans la vie ?',
      ],
    },
    invites: ['Cartes sur table : un verre cette semaine ?'],
  },
];
