import type { Moment } from '../../moment.ts';

/** What the match confides: loves, dreams, fears, flaws, opinions. */
export const innerLife: Moment[] = [
  {
    id: 'fear',
    cue: /\b(?:(?:j'ai (?:tres |trop |super |hyper )?(?:peur|la phobie|une phobie|le vertige|la trouille)|je (?:flippe|panique|suis (?:terrifiee?|phobique|arachnophobe|claustro\w*))|phobie|peur bleue) ?.{0,15}\b(?<x>(?:des |du |de la |les |le |la |aux )?(?:araignees?|vide|hauteurs?|noir|serpents?|avion|souris|rats|guepes?|chiens?|clowns?|pigeons?|orage|piqures|aiguilles|dentiste|requins?|ascenseurs?))|j'ai le vertige|arachnophobe|claustro\w*)\b/,
    unless: /\bpas (?:peur|le vertige)\b/,
    react: [
      'Ça ne se raisonne pas, ces choses-là.',
      'Je ne me moque pas, promis.',
      'On a tous un truc comme ça.',
      'C’est noté, je ferai attention.',
    ],
    ask: {
      humoristique: [
        'Tu appelles du renfort, ou tu déménages ?',
        'Tu cries dignement ou pas du tout dignement ?',
        'C’est quoi ta technique de survie, dans ces cas-là ?',
      ],
      flirt: [
        'Il te faut quelqu’un à côté, dans ces moments-là ?',
        'Tu te laisses rassurer facilement ?',
        'Qu’est-ce qui te donne du courage ?',
      ],
      original: [
        'Ça vient d’une histoire précise, ou c’est de naissance ?',
        'La fois où tu as réussi à prendre sur toi, c’était où ?',
        'Et à l’inverse, qu’est-ce qui ne te fait absolument pas peur ?',
      ],
    },
  },
  {
    id: 'dream',
    cue: /\b(?:mon (?:plus grand |grand |petit )?reve (?:c'est|ce serait|serait|c'etait|:)|je (?:reve d[e']|revais? d[e']|voudrais tellement|reverais d[e'])|j'ai toujours (?:reve|voulu)|mon reve|sur ma (?:bucket list|liste de reves))\b/,
    unless:
      /\b(?:sieste|cafe|pizza|douche|biere|lit|raclette|week-end|glace|burger|cauchemar|cette nuit|bizarre|pas|j'ai reve d|de mon lit|vacances|dormir)\b/,
    react: [
      'C’est un beau rêve, ça.',
      'Ça vaut le coup d’y croire.',
      'J’aime bien que tu le dises tout haut.',
      'Ça te va bien, je trouve.',
    ],
    ask: {
      humoristique: [
        'Il manque quoi : le temps, l’argent ou un petit coup de folie ?',
        'Tu as déjà cherché le prix sur internet à minuit, avoue ?',
        'Et le plan B, c’est élever des chèvres, comme tout le monde ?',
      ],
      flirt: [
        'Et dans ce rêve, il y a une place à côté de toi ?',
        'Tu en parles avec des étoiles. Ça date de quand ?',
        'Qui est au courant, à part moi maintenant ?',
      ],
      original: [
        'Le premier pas, ce serait quoi ?',
        'Qu’est-ce qui te retient, pour de vrai ?',
        'L’enfant que tu étais, il en penserait quoi ?',
      ],
    },
    invites: ['Tu me racontes ce rêve autour d’un verre, cette semaine ?'],
  },
  {
    id: 'daydreamer',
    cue: /\b(?:je suis (?:tres |un peu |trop |une? (?:grande? )?|souvent )?(?:reveu(?:r|se)|dans la lune|dans mes pensees|dans ma tete|lunaire)|tete dans les (?:nuages|etoiles)|je (?:reve|revasse) (?:beaucoup|tout le temps|trop|eveillee?)|je m'invente des (?:vies|histoires))\b/,
    react: [
      'Reviens quand tu veux, je t’attends là.',
      'Tant que tu redescends de temps en temps.',
      'J’aime bien les gens un peu ailleurs.',
      'C’est une jolie façon d’être là.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà raté ton arrêt en pensant à autre chose ?',
        'Tu acquiesces sans écouter, parfois, avoue ?',
        'En réunion, tu pars où ?',
      ],
      flirt: [
        'Il t’arrive de rêver à une conversation comme celle-ci ?',
        'J’ai une petite place là-haut ?',
        'Qu’est-ce qui te ramène sur terre, avec le sourire ?',
      ],
      original: [
        'Ta dernière rêverie, c’était où ?',
        'Tu t’inventes plutôt des vies ou des mondes ?',
        'Le lieu où tu rêves le mieux : train, douche ou fenêtre ?',
      ],
    },
  },
  {
    id: 'nostalgic',
    cue: /\b(?:(?:je suis |un peu |tres )nostalgique|nostalgie|ca me (?:manque|rend nostalgique)|c'etait mieux avant|(?:les annees|generation) (?:80|90|2000)|mon enfance|quand j'etais (?:petite?|gamine?|enfant|ado|gosse|au lycee)|souvenirs? d'enfance)\b/,
    unless:
      /\b(?:difficile|dure|maltrait\w*|pas (?:eu )?(?:facile|simple|drole)|triste|pere|mere|deces|morte?|harcel\w*|malade)\b/,
    react: [
      'Ah, les bons souvenirs.',
      'On y revient toujours un peu.',
      'Ça m’a fait sourire, cette image.',
      'Ça me met un petit coup de nostalgie.',
    ],
    ask: {
      humoristique: [
        'Quel générique tu pourrais encore chanter en entier ?',
        'C’est quoi la mode de l’époque que tu as suivie et que tu nies ?',
        'C’est quoi le goûter qui te ramène direct à tes huit ans ?',
      ],
      flirt: [
        'Tu étais comment, à cette époque-là ?',
        'Toi, enfant, c’était plutôt arbres, livres ou bêtises ?',
        'Tu me raconterais un souvenir que tu gardes précieusement ?',
      ],
      original: [
        'Il y a une odeur qui te ramène tout droit là-bas ?',
        'Si tu pouvais revivre une seule journée, tu prendrais laquelle ?',
        'Qu’est-ce que tu as gardé de cet âge-là ?',
      ],
    },
    invites: ['On échange nos meilleurs souvenirs autour d’un verre ?'],
  },
  {
    id: 'romantic',
    cue: /\b(?:je suis (?:tres |trop |un peu |hyper |une? (?:grande?|vraie?|incorrigible|eternel(?:le)?) ?)*(?:romantique|fleur bleue|sentimental\w*|coeur d'artichaut)|fleur bleue|coeur d'artichaut|(?:j'adore|j'aime) les (?:lettres|petites attentions|petits mots|surprises)|incorrigible romantique)\b/,
    unless: /\bpas (?:tres |trop |du tout )?(?:romantique|fleur bleue)\b/,
    react: [
      'C’est devenu rare, et c’est précieux.',
      'J’aime bien qu’on ose le dire.',
      'Enfin quelqu’un qui l’avoue.',
      'Ça ne se démode pas.',
    ],
    ask: {
      humoristique: [
        'Tu pleures aux mariages de gens que tu ne connais pas ?',
        'Un geste romantique qui a complètement raté ?',
        'Les comédies de Noël, tu les vois toutes, avoue ?',
      ],
      flirt: [
        'C’est quoi le petit geste qui te fait fondre à coup sûr ?',
        'Une lettre ou une surprise, qu’est-ce qui te toucherait le plus ?',
        'Et toi, tu fais quoi quand quelqu’un te plaît vraiment ?',
      ],
      original: [
        'C’est quoi la plus jolie chose qu’on ait faite pour toi ?',
        'Il y a un moment tout simple que tu trouves plus romantique que des roses ?',
        'C’est de qui, ce côté-là ?',
      ],
    },
    invites: ['On commence simplement : une balade et un verre, cette semaine ?'],
  },
  {
    id: 'small-joys',
    cue: /\b(?:(?:les |des )?(?:petits? |simples )(?:plaisirs|bonheurs|joies)|plaisirs simples|(?:ce que j'aime|ce qui me rend heureu(?:x|se)|mon petit bonheur|rien de mieux que|y a rien de mieux)|le bonheur (?:c'est|:)|j'aime les choses simples|profiter de la vie)\b/,
    react: [
      'Ça me parle, cette façon de voir.',
      'Je signe tout de suite.',
      'Voilà, tout est dit.',
      'Ça donne envie d’en être.',
    ],
    ask: {
      humoristique: [
        'Et le petit plaisir un peu coupable, celui qu’on n’avoue pas ?',
        'Draps propres ou dernier carré de chocolat, lequel gagne ?',
        'Le dernier dont tu as profité, c’était aujourd’hui ?',
      ],
      flirt: [
        'J’aime bien ta façon de voir. Tu me partagerais le prochain ?',
        'Et à deux, lequel devient encore meilleur ?',
        'Qu’est-ce qui t’a fait sourire, aujourd’hui ?',
      ],
      original: [
        'C’est quoi le bruit ou l’odeur qui te met de bonne humeur aussitôt ?',
        'C’est lequel, celui qui ne coûte rien et que tu ne vendrais pas ?',
        'Ça te vient de quelqu’un, cette façon de savourer ?',
      ],
    },
    invites: ['Un plaisir simple : un verre au soleil ou au chaud, cette semaine ?'],
  },
  {
    id: 'my-flaw',
    cue: /\b(?:mon (?:pire |plus grand |gros |principal |seul )?defaut|mes defauts|mon red flag|je suis (?:un|une) red flag|je suis (?:tres )?(?:susceptible|jalouse?|bordelique|desordonnee?|rouspeteu(?:r|se)|raleu(?:r|se)))\b/,
    unless: /\b(?:maladive?|pas jalouse?)\b/,
    react: [
      'Merci pour l’honnêteté.',
      'Si c’est ça le pire, tout va bien.',
      'C’est plutôt attachant, dit comme ça.',
      'Au moins, pas de mauvaise surprise.',
    ],
    ask: {
      humoristique: [
        'C’est dans les conditions générales, ou en petites lignes ?',
        'Tes amis confirment, ou ils diraient pire ?',
        'Il y a une version d’essai gratuite ?',
      ],
      flirt: [
        'Et la qualité qui compense, c’est quoi ?',
        'Tu le dis tôt, j’apprécie. On s’y habitue vite ?',
        'Qui arrive à te faire rire de ça ?',
      ],
      original: [
        'C’est un défaut que tu voudrais vraiment changer ?',
        'Il t’a déjà rendu service, ce défaut ?',
        'Et chez les autres, quel défaut tu pardonnes toujours ?',
      ],
    },
    invites: ['Je prends le risque : un verre cette semaine ?'],
  },
  {
    id: 'unpopular-opinion',
    cue: /\b(?:(?:unpopular|hot) (?:opinion|take)|opinion impopulaire|avis (?:impopulaire|tranche|polemique)|je vais me faire (?:des ennemis|detester|lyncher|insulter)|(?:attention )?polemique|(?:je|on) (?:va )?me juge(?:r|z)? .{0,10}mais|me juge pas)\b/,
    react: [
      'Ok, je m’accroche.',
      'Enfin quelqu’un qui ose.',
      'Je prends une grande inspiration.',
      'Dire ça ici, c’est courageux.',
    ],
    ask: {
      humoristique: [
        'Tu as perdu combien d’amis avec ça ?',
        'Tu le dis aussi devant témoins ?',
        'Tu en as d’autres de ce niveau, que je m’assoie ?',
      ],
      flirt: [
        'J’aime qu’on ait des avis. Tu le défendrais devant moi jusqu’au bout ?',
        'Il en faut plus pour me faire fuir. C’est quoi la suivante ?',
        'Si je ne suis pas d’accord, on se fâche ou on trinque ?',
      ],
      original: [
        'Qu’est-ce qui te ferait changer d’avis ?',
        'Depuis quand tu penses ça, il y a eu un déclic ?',
        'Et l’avis que tout le monde partage et qui t’énerve ?',
      ],
    },
    invites: ['Ce débat se règle autour d’un verre. Quel soir ?'],
  },
];
