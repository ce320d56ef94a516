import type { Moment } from '../../moment.ts';

/** What the match says they are like, with others. */
export const temperament: Moment[] = [
  {
    id: 'shy',
    cue: /\b(?:je suis|j'(?:etais|avoue)|etant|mon cote|de nature|ma) .{0,20}\b(?:timide|timidite|reservee?|pas a l'aise au debut)|\b(?:je rougis|je (?:perds mes (?:moyens|mots)|bafouille|begaie)|il me faut du temps pour (?:m'ouvrir|me livrer)|je reponds par (?:oui|oui\/non))\b/,
    unless:
      /\b(?:pas (?:du tout )?timide|plus timide|mon fils|ma fille|mon chat|mon chien|table|reservee? (?:une|pour|le|la))\b/,
    react: [
      'Prends ton temps, rien ne presse.',
      'Tu t’en sors très bien jusqu’ici.',
      'Pour l’instant, tu caches bien ton jeu.',
      'Par écrit, ça ne se voit pas du tout.',
    ],
    ask: {
      humoristique: [
        'Il te faut combien de minutes avant qu’on ne t’arrête plus ?',
        'Tu fais semblant de chercher un truc dans ton sac ?',
        'Le pire pour toi : parler en public, ou commander au téléphone ?',
      ],
      flirt: [
        'Moi, ça me touche plutôt. Qu’est-ce qui te met à l’aise ?',
        'Qu’est-ce qui te ferait oublier ta timidité avec moi ?',
        'On peut avancer doucement, si tu veux. On commence par quoi ?',
      ],
      original: [
        'Avec qui tu ne l’es jamais ?',
        'Sur quel sujet tu oublies complètement de l’être ?',
        'C’est quoi le truc le plus osé que tu aies fait malgré ça ?',
      ],
    },
    invites: ['On va au calme, un café sans pression, quand tu veux. Cette semaine ?'],
  },
  {
    id: 'introvert',
    cue: /\b(?:introvertie?|casaniere?s?|casanier|pantouflarde?|je (?:suis (?:plutot |tres |un peu )?(?:solitaire|ermite|ours)|prefere (?:rester|etre) (?:chez moi|seule?|tranquille|a la maison))|(?:batterie sociale|recharger mes batteries)|besoin (?:de|d'etre) (?:seule?|solitude|calme))\b/,
    unless: /\b(?:pas (?:casani|introv|solitaire)|vacances)\b/,
    react: [
      'Rester au calme, je comprends très bien.',
      'Je comprends, les gens c’est bien, mais à petite dose.',
      'Rien de mieux qu’une soirée annulée, paraît-il.',
      'Tu annonces la couleur, j’aime bien.',
    ],
    ask: {
      humoristique: [
        'Ta batterie sociale est à combien, là tout de suite ?',
        'C’est quoi ton excuse préférée pour rentrer tôt ?',
        'Tu fais partie de ceux qui filent sans dire au revoir ?',
      ],
      flirt: [
        'Et une conversation à deux, ça consomme beaucoup ?',
        'Qu’est-ce qui te fait sortir de ta tanière avec plaisir ?',
        'Être là sans parler, avec quelqu’un, tu sais faire ?',
      ],
      original: [
        'C’est quoi ta soirée parfaite chez toi, minute par minute ?',
        'Qui a le droit de débarquer sans prévenir ?',
        'On se trompe souvent sur toi à cause de ça ?',
      ],
    },
    invites: ['Un endroit calme, un verre, et tu rentres quand tu veux. Ça te va ?'],
  },
  {
    id: 'talks-too-much',
    cue: /\b(?:je (?:parle|cause|raconte|papote|blablate) (?:beaucoup )?(?:trop|enormement|beaucoup|tout le temps|comme une pie)|(?:une )?(?:vraie )?pipelette|je suis (?:tres |trop |hyper |super )?bavarde?|on m'arrete plus|j'ai ecrit un (?:pave|roman)|(?:desolee?|pardon) (?:pour |du )?(?:le )?(?:pave|roman|monologue)|je m'etale)\b/,
    unless: /\b(?:moins|pas bavarde?|plus bavard)\b/,
    react: [
      'Continue, ça me va très bien.',
      'Parfait, je n’ai pas envie que tu t’arrêtes.',
      'Au moins, pas de blanc à craindre.',
      'Aucun souci, je lis tout.',
    ],
    ask: {
      humoristique: [
        'Tu te coupes toi-même la parole, parfois ?',
        'C’est quoi ton record de vocal, en minutes ?',
        'Les chauffeurs de taxi connaissent ta vie, avoue ?',
      ],
      flirt: [
        'Sur quel sujet je peux te lancer et t’écouter une heure ?',
        'Et si je te laisse parler, tu me racontes quoi en premier ?',
        'Qu’est-ce qui arrive à te faire taire, parfois ?',
      ],
      original: [
        'C’est quoi l’histoire que tu racontes toujours et que tes amis connaissent par cœur ?',
        'Tu parles pareil quand tu es {m:ému|émue|sous le coup de l’émotion} ?',
        'Qui est encore plus terrible que toi, dans ta famille ?',
      ],
    },
    invites: ['Tant de choses à dire, ça mérite un verre : cette semaine ?'],
  },
  {
    id: 'awkward',
    cue: /\b(?:je suis (?:tres |trop |super |un peu |hyper )?(?:malaisante?|awkward|gauche|mal a l'aise|genante?)|la honte|(?:moment|grosse|quel) (?:de )?(?:malaise|genance|gene|solitude)|truc genant|trop genant|j'ai dit (?:« ?)?(?:bisous?|je t'aime|maman|bon appetit)(?: ?»)? .{0,25}(?:directeur|patron|boss|chef|client\w*|prof|medecin|banquier|collegue|facteur)|repens\w+ a un truc)\b/,
    unless: /\b(?:a gauche|de gauche|harcel\w*|sans honte|pas la honte)\b/,
    react: [
      'On a tous ce genre de moment en stock.',
      'J’ai ri, avec tendresse.',
      'Personne ne s’en souviendra, sauf toi à 3h du matin.',
      'J’en souris encore.',
    ],
    ask: {
      humoristique: [
        'Tu as déménagé depuis, ou tu assumes ?',
        'Ça revient te hanter sous la douche ?',
        'C’est dans ton top 3, ou il y a pire ?',
      ],
      flirt: [
        'Tu me racontes le pire ? Je te promets de rester.',
        'Moi, ça me fait plutôt fondre. Ça t’arrive souvent ?',
        'Et en vrai, c’est pareil, ou tu caches bien ton jeu ?',
      ],
      original: [
        'Dans dix ans, ce sera une bonne histoire ou toujours un frisson ?',
        'Qui est au courant, à part moi ?',
        'Si tu pouvais rejouer la scène, tu dirais quoi ?',
      ],
    },
    invites: ['On va boire un verre, et chacun raconte sa pire honte ?'],
  },
  {
    id: 'clumsy',
    cue: /\b(?:(?:je suis|ma|mon cote|trop|tellement|hyper|super) .{0,15}\b(?:maladroite?|maladresse|tete en l'air|empotee?|miss catastrophe)|je (?:casse|renverse|fais tomber|perds|oublie|me cogne) (?:tout(?! le temps (?:a|au|aux)\b)|toujours|partout|dans)|j'ai (?:encore )?(?:renverse|fait tomber|casse) (?<x>(?:mon|ma|mes|un|une|le|la) (?:cafe|telephone|tasse|verre|assiette|vase|ecran)))\b/,
    unless: /\b(?:la jambe|le bras|pied|vole|cheville)\b/,
    react: [
      'Ah, ça met de la vie partout.',
      'Voilà ce qui s’appelle vivre intensément.',
      'Ça arrive aux meilleurs, souvent les mêmes.',
      'Les objets ont la vie dure, avec toi.',
      'Une pensée pour {x}.',
    ],
    ask: {
      humoristique: [
        'C’est quoi ta plus belle cascade involontaire ?',
        'Ton téléphone en est à combien de vies ?',
        'On te confie encore un plateau, ou c’est fini ?',
      ],
      flirt: [
        'Si tu renverses ton verre sur moi, tu m’en offres un autre ?',
        'Moi, ça me fait craquer. Tu en joues un peu, non ?',
        'Je prévois des habits de rechange pour notre premier verre ?',
      ],
      original: [
        'C’est quoi la bêtise qui a fini par donner quelque chose de bien ?',
        'C’est la tête qui va trop vite, ou les mains qui n’écoutent pas ?',
        'Tu as déjà perdu quoi, que tu cherches encore ?',
      ],
    },
    invites: ['On va boire un verre ? Je garde le mien à distance.'],
  },
  {
    id: 'stubborn',
    cue: /\b(?:je suis (?:tres |trop |super |hyper |un peu )?(?:tetue?|bornee?|obstinee?|une? tete de mule)|tete de mule|tetue? comme|j'ai (?:toujours|souvent) raison|sale caractere|mon caractere|grande gueule|je lache rien|rancuniere?s?|rancunier|soupe au lait|impatiente?)\b/,
    unless: /\b(?:pas (?:tetu|born|rancun)|impatiente? (?:de|d'|qu))\b/,
    react: [
      'Au moins, c’est annoncé.',
      'C’est dit avec franchise, j’aime bien.',
      'Du caractère, tant mieux.',
      'Je sens qu’on ne va pas s’ennuyer.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà eu tort, au moins une fois, pour voir ?',
        'C’est quoi le débat le plus inutile que tu n’as jamais lâché ?',
        'Tu dis « on verra » quand tu sais que tu as perdu ?',
      ],
      flirt: [
        'Qu’est-ce qui te fait céder, d’habitude ?',
        'Et si je te tiens tête, ça t’agace ou ça te plaît ?',
        'Tu sais quand même demander pardon, non ?',
      ],
      original: [
        'Tu me racontes la fois où ton caractère t’a vraiment servi ?',
        'C’est de qui, dans la famille ?',
        'Sur quoi tu as changé d’avis pour de bon ?',
      ],
    },
    invites: ['On en débat autour d’un verre ? Tu choisis le bar, comme ça tu as raison.'],
  },
  {
    id: 'perfectionist',
    cue: /\b(?:perfectionnistes?|maniaque|control freak|je (?:controle|planifie|organise) tout|(?:trop |tres |hyper )organisee?|je fais des listes|un fichier excel pour|tableau excel)\b/,
    unless: /\b(?:pas (?:maniaque|organis)|une soiree|au boulot ils)\b/,
    react: [
      'Ah, rien n’est laissé au hasard.',
      'Les listes, je comprends, ça rassure.',
      'C’est précieux, quelqu’un qui va au bout.',
      'Je sens que tes placards sont impeccables.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà refait le lave-vaisselle derrière quelqu’un ?',
        'Tu relis tes messages combien de fois avant d’envoyer ?',
        'Il y a une liste de tes listes ?',
      ],
      flirt: [
        'Et un peu d’imprévu à deux, ça te plairait ?',
        'J’ai passé les premiers contrôles ?',
        'Qu’est-ce qui te fait lâcher prise ?',
      ],
      original: [
        'C’est quoi le domaine où tu es un vrai désordre ?',
        'Tu me racontes la fois où rien ne s’est passé comme prévu et où c’était mieux ?',
        'C’est pour les autres, ou surtout envers toi ?',
      ],
    },
  },
  {
    id: 'overthinker',
    cue: /\b(?:je (?:reflechis|cogite|pense|rumine|me (?:prends la tete|pose (?:trop de|mille) questions)|surpense) ?(?:beaucoup |toujours )?(?:trop|tout le temps|enormement)?|overthink\w*|j'ai (?:reecrit|relu|efface|tape) (?:ce|mon|le) message .{0,15}fois|mille fois dans ma tete|mon cerveau (?:s'arrete|se tait) jamais)\b/,
    unless:
      /\b(?:je pense(?! (?:trop|beaucoup trop|tout le temps|enormement))|je reflechis(?! (?:trop|beaucoup))|pense pas|a toi)\b/,
    react: [
      'Le petit vélo dans la tête, il ne dort jamais.',
      'Rassure-toi, ça passe très bien.',
      'Respire, tout va bien ici.',
      'C’est touchant, franchement.',
    ],
    ask: {
      humoristique: [
        'C’est quoi le scénario catastrophe le plus élaboré, cette semaine ?',
        'À 3h du matin, tu refais quelle conversation ?',
        'Tu as prévu une version de secours de ce message ?',
      ],
      flirt: [
        'Avec moi, tu peux envoyer la première version. Elle disait quoi ?',
        'Qu’est-ce qui fait taire tout ça, chez toi ?',
        'J’aime bien que ça compte pour toi. Tu veux qu’on fasse simple ?',
      ],
      original: [
        'C’est quoi la dernière décision que tu as prise sans réfléchir ?',
        'Ça tourne plutôt sur hier ou sur demain ?',
        'Le bon côté de cogiter autant, c’est quoi ?',
      ],
    },
    invites: ['On ne réfléchit pas : un verre cette semaine, quel soir ?'],
  },
];
