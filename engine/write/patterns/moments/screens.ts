import type { Moment } from '../../moment.ts';

/** Series, television, anime, documentaries. */
export const screens: Moment[] = [
  {
    id: 'series-binge',
    cue: /\b(?:(?:j'ai|on a) (?:binge\w*|(?:tout )?(?:enchaine|devore|englouti|enfile) .{0,25}(?:episodes?|saisons?|series?)|(?:mate|regarde|fini|torche|vu) (?:toute |les |la |une )?.{0,15}(?:saisons?|serie) .{0,20}(?:en (?:un|une|deux|trois|\d+) (?:week-end|soir\w*|jours?|nuits?)|d'un coup|d'une traite))|binge.?watch\w*|je binge|marathon (?:series?|netflix)|je me suis (?:enfilee?|refaite?|faite?) (?:\d+|toute|les|une|la|deux|trois) .{0,15}(?:episodes|saisons?))\b/,
    react: [
      'Je ne juge pas, j’admire.',
      'Le fameux « allez, encore un épisode ».',
      'Ton canapé doit te connaître par cœur.',
      'Quelle endurance, respect.',
    ],
    ask: {
      humoristique: [
        'Tu as remis un pied dans la vraie vie depuis ?',
        'Et maintenant, c’est le grand vide ou tu as déjà la suivante ?',
        'À quel moment tu as dit « juste le générique » en te mentant ?',
      ],
      flirt: [
        'Quand tu aimes, tu ne fais pas semblant. C’est comme ça pour tout ?',
        'Il faudrait quoi pour te faire décrocher une soirée ?',
        'Tu serais du genre à regarder la suite sans moi ?',
      ],
      original: [
        'Quel personnage tu garderais dans ta vie, pour de vrai ?',
        'Tu me la vends en une phrase, sans spoiler ?',
        'Tu restes pour l’histoire ou pour les personnages ?',
      ],
    },
    invites: ['Après tant d’heures d’écran, il te faut de l’air : on va marcher et boire un verre ?'],
  },
  {
    id: 'story-void',
    cue: /\b(?:j'ai (?:fini|termine) .{2,45}(?:je suis|j'ai) (?:en manque|videe?|perdue?|orphelin\w*|en deuil|un (?:grand )?vide|plus rien)|(?:je suis en manque|j'ai un vide) depuis (?:la fin|que j'ai (?:fini|termine)))\b/,
    weight: 3,
    react: [
      'Le fameux vide de la fin.',
      'Aïe, le manque.',
      'Je compatis, c’est une vraie rupture.',
      'C’est dur de quitter des gens qui n’existent pas.',
    ],
    ask: {
      humoristique: [
        'Tu en es à tout recommencer ou tu tiens encore ?',
        'Tu cherches déjà la suite sur des forums à 2h du matin ?',
        'Tu as prévenu tes proches que ça allait durer un peu ?',
      ],
      flirt: [
        'Je peux me porter volontaire pour occuper le temps libéré ?',
        'Une bonne conversation, ça peut faire pansement ?',
        'Tu t’attaches toujours aussi vite ?',
      ],
      original: [
        'Quel personnage va te manquer le plus ?',
        'Si tu pouvais écrire une scène de plus, il s’y passerait quoi ?',
        'Il te faut du même genre, ou tout l’inverse pour tourner la page ?',
      ],
    },
    invites: ['Le meilleur remède, c’est la vraie vie : on va boire un verre cette semaine ?'],
  },
  {
    id: 'series-now',
    cue: /\b(?:(?:je (?:suis|regarde|mate|recommence|rematte|commence)|j'ai (?:commence|attaque)|j'en suis|on regarde) .{0,40}\b(?:une series?|la serie|saison \d+|episode \d+|s\d+e\d+|k-?dramas?)|je (?:regarde|mate|suis en train de (?:mater|regarder)) .{2,30} en ce moment|je suis (?:a fond|accro|en plein) (?:dans |a |sur )?.{0,12}(?:series?|saison \d))\b/,
    unless:
      /\b(?:pas|mer|fenetre|match\w*|etoiles|apparts?|annonces|billets|vols|offres|voitures|prix|pour la \w+ fois)\b/,
    react: [
      'Ah, tu es en plein dedans.',
      'C’est le meilleur moment, quand on y est encore.',
      'Ça sent les soirées bien occupées.',
      'Je note, ça m’intrigue.',
    ],
    ask: {
      humoristique: [
        'Tu arrives à t’arrêter à un épisode, honnêtement ?',
        'Ça a déjà attaqué tes heures de sommeil ?',
        'Tu es du genre à crier sur les personnages ?',
      ],
      flirt: [
        'Raconte-m’en un bout comme si j’étais juste à côté ?',
        'Tu regardes en silence ou tu commentes tout ? C’est important pour la suite.',
        'Il y a une pause prévue pour me parler entre deux épisodes ?',
      ],
      original: [
        'C’est quoi la scène qui t’a fait dire « ok, je reste » ?',
        'Sans spoiler : à partir de quand ça devient impossible d’arrêter ?',
        'Tu vivrais dans cet univers une semaine, ou surtout pas ?',
      ],
    },
  },
  {
    id: 'no-spoilers',
    cue: /\b(?:(?:me |pas de |aucun |zero |sans |te )?(?:spoil\w*|divulgach\w*)|(?:me )?(?:dis|raconte) (?:pas|rien) .{0,12}(?:la fin|la suite))\b/,
    ofUser: true,
    unless: /\b(?:m'a spoil|m'ont spoil|fait spoil|j'ai spoil|te spoil)/,
    react: [
      'Promis, pas un mot.',
      'Motus et bouche cousue.',
      'Je ne dirai rien, même sous la torture.',
      'Compris, secret absolu.',
    ],
    ask: {
      humoristique: [
        'Tu vis sans internet en attendant, ou tu prends le risque ?',
        'Tu as coupé les ponts avec tous ceux qui connaissent la fin ?',
        'La peine encourue en cas de gaffe, c’est quoi ?',
      ],
      flirt: [
        'Tu préfères toujours la surprise, ou seulement pour les histoires ?',
        'En échange, tu me racontes ce que tu en penses une fois fini ?',
        'J’ai gagné un peu de confiance, là ?',
      ],
      original: [
        'C’est quoi ta théorie sur la fin, pour l’instant ?',
        'Tu en es où, que je sache à quoi ne pas toucher ?',
        'Qui tu soupçonnes, à ce stade ?',
      ],
    },
  },
  {
    id: 'guilty-tv',
    cue: /\b(?:je (?:regarde|mate|suis|rate|kiffe)|j'(?:adore|aime|ai (?:regarde|mate))|devant|fan d[eu']|accro (?:a|aux?)|mon plaisir coupable|addict) .{0,35}\b(?<x>koh.?lanta|top chef|le meilleur patissier|l'amour est dans le pre|les marseillais|les anges|la (?:tele.?realite|star.?ac\w*)|tele.?realite|drag race|maries au premier regard|danse avec les stars|the voice|love island|l'ile de la tentation|la villa|plus belle la vie|un si grand soleil|les feux de l'amour|les douze coups|n'oubliez pas les paroles|l'eurovision|affaire conclue|cauchemar en cuisine|the traitors|les traitres|too hot to handle|love is blind)\b/,
    react: [
      'Aucune honte à avoir, au contraire.',
      'J’aime les gens qui assument.',
      '{x}, évidemment.',
      'Honnêtement, c’est le programme parfait.',
      'Ah, là on parle de vraie culture.',
    ],
    ask: {
      humoristique: [
        'Tu commentes à voix haute ou tu restes digne ?',
        'Tu as déjà pris parti au point d’en parler au boulot ?',
        'Tu tiendrais combien de temps, de l’autre côté de l’écran ?',
      ],
      flirt: [
        'On peut te parler pendant, ou il faut attendre la pub ?',
        'C’est le genre d’aveu qui me plaît. Il y en a d’autres ?',
        'Tu partages ça avec qui, d’habitude ? Je demande pour une place libre.',
      ],
      original: [
        'C’est quoi le moment culte que tu montrerais à quelqu’un qui n’a jamais vu ?',
        'Qui tu ferais gagner, s’il ne tenait qu’à toi ?',
        'C’est ton moment à toi ou un rituel avec commentaires ?',
      ],
    },
    invites: ['Je veux le compte rendu complet en vrai : on se fait un verre cette semaine ?'],
  },
  {
    id: 'anime',
    cue: /\b(?:(?:je (?:regarde|mate|suis)|j'(?:adore|aime)|fan d'|accro aux|fond sur|fond dans|meilleur|premier) .{0,25}\banimes?|(?:une?|des|les|d'|mes) ?animes?(?: japonais)?|studio ghibli|miyazaki|one piece|naruto|demon slayer|attaque des titans|otaku)\b/,
    unless: /\b(?:pas|j'anime|qui anime|anime (?:des?|un|une|les|la|le) )\b/,
    react: [
      'Ah, quelqu’un de bon goût.',
      'Team anime, c’est noté.',
      'Ok, je sens que tu as des avis très précis.',
      'Ok, on va avoir des choses à se dire.',
    ],
    ask: {
      humoristique: [
        'VO sous-titrée obligatoire, ou on peut encore discuter ?',
        'Tu as déjà couru les bras en arrière, avoue ?',
        'Combien de fois tu as dit « non mais attends, à l’épisode 50 ça démarre » ?',
      ],
      flirt: [
        'Tu m’initierais avec lequel, avec patience ?',
        'Il y a un personnage qui t’a fait craquer plus jeune ?',
        'Tu es plutôt héros qui fonce ou personnage mystérieux au fond de la classe ?',
      ],
      original: [
        'Quelle scène te donne encore des frissons ?',
        'Dans quel univers tu poserais tes valises ?',
        'Lequel tu donnerais à voir à quelqu’un qui n’y croit pas ?',
      ],
    },
  },
  {
    id: 'documentary',
    cue: /\b(?:(?:j'ai (?:regarde|vu|mate)|je (?:regarde|mate|suis|viens de voir)|j'(?:adore|aime)|devant|fan d[e']|accro aux?) .{0,25}\b(?:docu\w*|reportages?|faites entrer l'accuse|true crimes?|faits divers|arte))\b/,
    unless: /\b(?:pas|docteur)\b/,
    react: [
      'Au moins, on apprend des trucs.',
      'J’aime bien cette curiosité.',
      'Attention, je vais vouloir le résumé.',
      'Là, tu piques ma curiosité.',
    ],
    ask: {
      humoristique: [
        'Tu t’en sers après en soirée, avec le fameux « j’ai vu un docu là-dessus » ?',
        'Tu t’endors au bout de combien de minutes, honnêtement ?',
        'C’est quoi le sujet le plus improbable sur lequel tu pourrais parler une heure ?',
      ],
      flirt: [
        'Tu me racontes ce qui t’a le plus marqué ?',
        'J’aime bien les gens qui s’intéressent à tout. C’est venu d’où ?',
        'Et si on faisait un docu sur toi, il parlerait de quoi ?',
      ],
      original: [
        'Quel est le dernier truc que tu as appris et qui ne te sert à rien ?',
        'Sur quel sujet tu attends encore qu’on en fasse un bon ?',
        'Il y en a un qui a vraiment changé ta façon de voir quelque chose ?',
      ],
    },
  },
  {
    id: 'series-broad',
    cue: /\b(?:(?:je (?:regarde|mate|suis|kiffe)|j'(?:adore|aime)|fan d[e']|accro aux?|mes?|ma|soiree|devant|dimanche|sur|journee|aprem) .{0,20}\b(?:series?|netflix|hbo|disney\+)|serie.{0,12}plaid|(?:canape|plaid|pizza|the|tisane).{0,6} (?:et )?(?:series?|netflix))\b/,
    unless: /\b(?:pas|malade|grippe|fievre|covid|rhume|angine|gastro)\b|serie (?:de|d')/,
    weight: 1,
    react: [
      'Programme validé.',
      'Soirée canapé, valeur sûre.',
      'Je comprends, c’est dur à battre.',
      'Ça me va très bien, comme programme.',
    ],
    ask: {
      humoristique: [
        'Une heure à choisir et vingt minutes avant de dormir, c’est ça ?',
        'Tu réponds quoi à « Êtes-vous toujours là ? » ?',
        'Tu as déjà vu la suite en cachette de quelqu’un ?',
      ],
      flirt: [
        'Laquelle tu choisirais pour me convertir ?',
        'Tu es plutôt un épisode en silence ou commentaire en direct ?',
        'Il y a quoi dans ta liste que tu gardes pour quelqu’un ?',
      ],
      original: [
        'Quelle série tu pourrais revoir demain depuis le début ?',
        'Quel personnage tu supporterais comme voisin ?',
        'C’est quoi le meilleur final que tu aies vu, sans me le raconter ?',
      ],
    },
    invites: ['Le canapé ne t’en voudra pas pour une soirée : on va boire un verre ?'],
  },
];
