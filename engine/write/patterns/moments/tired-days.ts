import type { Moment } from '../../moment.ts';

/** Energy, sleep, laziness, nerves: kindness first. */
export const tiredDays: Moment[] = [
  {
    id: 'tired',
    cue: /\b(?:je suis (?:trop |tellement |un peu |vraiment |completement |totalement |super |hyper |tres |assez |bien |aussi |deja |encore |grave |litteralement |plus que )*(?:fatiguee?|crevee?|claquee?|rincee?|lessivee?|epuisee?|naze|ko|hs|explosee?|cassee?|morte?(?: de fatigue)?|decalquee?|eclatee?|vannee?|a plat|au bout (?:du rouleau|de ma vie)|une loque|cuite?|demontee?|videe?)|la fatigue|j'en peux plus|coup de barre|gros coup de mou|plus de batterie|plus d'energie|je tiens plus debout|je dors debout|creve?e? de ma journee|fatiguee? aujourd'hui)\b/,
    unless:
      /\b(?:mort\w* de (?:rire|honte|faim|trouille|peur)|(?:pas|plus) (?:trop |si |tres )?fatiguee?|fatiguee? (?:de|des|du) (?!(?:ma|cette|la) (?:journee|semaine|nuit))|cuite? aux|cassee? (?:le|la|un)|j'en peux plus (?:de (?:rire|toi|mon boulot|ce boulot|mon taf))|tu me|morte? (?:la|avec|quand)|ko technique)\b/,
    react: [
      'Oh, courage.',
      'Aïe, la grosse fatigue.',
      'Là, tu as le droit de ne plus rien faire du tout.',
      'Bon, canapé obligatoire.',
      'Repos bien mérité, alors.',
    ],
    ask: {
      humoristique: [
        'Tu tiens encore au café, ou c’est la pure volonté ?',
        'Ta batterie, elle est à combien de pour cent ?',
        'Tu vas te coucher à une heure raisonnable, ou on sait tous les deux que non ?',
      ],
      flirt: [
        'Je te tiens compagnie, ou je te laisse souffler ?',
        'Qu’est-ce qui te ferait du bien, là, tout de suite ?',
        'Tu as au moins une soirée tranquille devant toi ?',
      ],
      original: [
        'C’est quoi ton remède : bain, sieste ou série débile ?',
        'Si quelqu’un s’occupait du dîner, tu commanderais quoi ?',
        'Tu recharges mieux dans le calme ou en voyant du monde ?',
      ],
    },
    invites: ['Repose-toi d’abord. Et quand les batteries sont pleines, on va boire un verre ?'],
    revives: ['Alors, tu as pu te reposer un peu ?'],
  },
  {
    id: 'bad-night',
    cue: /\b(?:j'ai (?:(?:tres |super |trop |vraiment |hyper )?(?:mal|peu|pas(?: bien| beaucoup)?) dormi|dormi (?:que )?(?:[1-5] ?h(?:eures?)?|trois fois rien|(?:tres |super )?mal)|pas (?:ferme l'oeil|ferme)|fait (?:une )?(?:nuit blanche|insomnie))|nuit (?:blanche|pourrie|horrible|courte|catastrophique|de merde)|insomni\w*|(?:je (?:dors|arrive) pas(?: a (?:dormir|m'endormir))?|j'arrive (?:pas|plus) a (?:dormir|m'endormir))|je fixe le plafond|reveillee? (?:a|depuis) [1-5] ?h|impossible de (?:dormir|fermer l'oeil))\b/,
    unless: /\b(?:bien dormi|je dors pas (?:chez|la|ici|avec)|j'arrive pas$|film|serie qui)\b/,
    react: [
      'Aïe, les nuits comme ça sont longues.',
      'Oh mince, courage pour aujourd’hui.',
      'Pas drôle, ça, une nuit pareille.',
      'Le sommeil t’a clairement posé un lapin.',
    ],
    ask: {
      humoristique: [
        'Tu as compté les moutons, ou refait ta vie à trois heures du matin ?',
        'Tu en es à combien de cafés pour compenser ?',
        'Tu as repensé à un truc gênant d’il y a dix ans, comme tout le monde ?',
      ],
      flirt: [
        'C’est le cerveau qui tourne, ou juste le marchand de sable en retard ?',
        'Tu peux t’offrir une sieste, au moins ?',
        'Tu sais ce qui t’empêche de dormir, ou mystère ?',
      ],
      original: [
        'À quoi tu penses, quand tout le monde dort ?',
        'Tu fais quoi dans ces cas-là : lire, cuisiner, fixer le plafond ?',
        'C’est quoi ton truc pour finir par t’endormir ?',
      ],
    },
    invites: ['Un café très serré pour t’aider à tenir, ça te dit ? Cette semaine, quand tu veux.'],
    revives: ['Alors, tu as retrouvé le sommeil ?'],
  },
  {
    id: 'night-owl',
    cue: /\b(?:je suis (?:(?:plutot|vraiment|clairement|pas) )?(?:du soir|du matin pas du tout|couche[ -]tard|un oiseau de nuit|nocturne|pas du matin|pas trop du matin|vraiment pas du matin)|je (?:me couche|m'endors|dors) (?:toujours |jamais avant |souvent |trop |a )(?:tard|[1-4] ?h|minuit)|(?:pas|jamais) du matin|grasse mat\w*|je (?:me leve|leve|reveille) (?:jamais avant|tard|a (?:midi|1[0-3]h))|j'adore dormir|je (?:suis|dors comme) (?:une marmotte|un loir)|grosse? dormeu(?:r|se))\b/,
    unless: /\b(?:je suis (?:plutot )?du matin|soiree|suis pas du soir)\b/,
    react: [
      'Ah, voilà quelqu’un du soir.',
      'Le matin et toi, c’est froid, donc.',
      'Je note : aucun message important avant 10 h.',
      'La grasse mat’, une valeur sûre.',
    ],
    ask: {
      humoristique: [
        'Avant quelle heure est-il dangereux de t’adresser la parole ?',
        'Combien de fois tu repousses l’alarme : trois, neuf, infini ?',
        'Le matin, tu parles ou tu communiques par grognements ?',
      ],
      flirt: [
        'Et le soir, tu brilles à partir de quelle heure ?',
        'Donc pour te parler au meilleur moment, je vise minuit ?',
        'Qu’est-ce qui arrive à te faire sortir de sous la couette ?',
      ],
      original: [
        'Ton meilleur moment de la nuit, tu le passes à quoi ?',
        'Ta matinée idéale, elle commence à quelle heure et avec quoi ?',
        'Tu as toujours été comme ça, même enfant ?',
      ],
    },
    invites: ['Donc pas de brunch à 9 h. Un verre en soirée cette semaine, ça te va ?'],
    revives: ['Bon, il est une heure décente pour toi, là ?'],
  },
  {
    id: 'morning-person',
    cue: /\b(?:je suis (?:plutot |vraiment |clairement |tellement )?(?:du matin|matinale?|leve[ -]tot|couche[ -]tot)|je me (?:leve|couche) (?:toujours |super |hyper |tres )?tot|a 2[12] ?h(?:eures)? je (?:dors|suis couchee?)|j'aime (?:trop )?(?:le matin|me lever tot))\b/,
    unless: /\b(?:pas|demain|trop tot|jamais)\b/,
    react: [
      'Debout tôt et de ton plein gré, respect.',
      'Ah, le monde t’appartient, donc.',
      'Quelqu’un du matin, ça force le respect.',
      'Je note : les messages de minuit, c’est non.',
    ],
    ask: {
      humoristique: [
        'Tu fais quoi de toutes ces heures où personne ne répond ?',
        'Tu es de ceux qui sourient avant le café ?',
        'Et à 22 h, tu tombes au milieu d’une phrase ?',
      ],
      flirt: [
        'C’est quoi le meilleur moment de ta matinée ?',
        'Tu m’enverrais une photo d’un lever de soleil, un jour ?',
        'Et pour une bonne raison, tu veilles jusqu’à quelle heure ?',
      ],
      original: [
        'Ton petit-déj idéal, il ressemble à quoi ?',
        'C’est de naissance, ou ça s’apprend ?',
        'Qu’est-ce que tu vois le matin que les autres ratent ?',
      ],
    },
    invites: ['Alors plutôt un café du matin qu’un dernier verre. Samedi, ça te dit ?'],
    revives: ['Alors, toujours debout avant tout le monde ?'],
  },
  {
    id: 'hangover',
    cue: /\b(?:gueule de bois|mal (?:aux cheveux|au crane (?:ce matin|apres|d'hier))|hangover|lendemain (?:de (?:soiree|cuite)|difficile|dur)|(?:je suis|un peu) (?:en pls|pas fraiche?|en vrac)|j'ai (?:trop|beaucoup trop|un peu trop) bu|(?:plus jamais|j'arrete) (?:l'alcool|je bois|de boire)|je decuve)\b/,
    react: [
      'Ouh, je parle tout bas alors.',
      'Aïe. Grand verre d’eau et lumière tamisée.',
      'Courage, ça finit toujours par passer.',
      'Promis, j’écris sans majuscules.',
    ],
    ask: {
      humoristique: [
        'On en est au Doliprane ou déjà aux grandes résolutions ?',
        'Tu te souviens de tout, ou on va te raconter ?',
        'C’était le dernier verre de trop, ou les quatre d’avant ?',
      ],
      flirt: [
        'Ça valait le coup, au moins ?',
        'Tu as quelqu’un pour t’apporter des frites ?',
        'Tu es plutôt plaid et série, ou tu fais semblant d’aller bien ?',
      ],
      original: [
        'C’est quoi ton plat de survie dans ces cas-là ?',
        'Quel est le meilleur moment de la soirée, celui qui excuse tout ?',
        'À quelle heure tu aurais dû rentrer, en vrai ?',
      ],
    },
    invites: ['Quand tu seras d’attaque, on va boire quelque chose ? Sans alcool, ça marche aussi.'],
    revives: ['Alors, retour parmi les vivants ?'],
  },
  {
    id: 'lazy-day',
    cue: /\b(?:(?:grosse |gros |la )?flemme (?:de tout|totale|aujourd'hui|ultime|internationale)|j'ai (?:trop |grave )?la flemme|journee (?:canape|plaid|pyjama|flemme|cocooning|larve)|je (?:glande|larve|fais rien|traine|comate|vegete)|(?:soiree|dimanche) (?:canape|plaid|pyjama|cocooning|tranquille|chill|serie)|(?:en|mon) (?:pyjama|pyj|jogging) (?:depuis|a \d+h|toute|tout)|(?:sous|dans) (?:le|mon) plaid|(?:vautree?|affalee?|enfoncee?|posee?) (?:dans|sur) (?:le|mon) canape|rien de prevu a part)\b/,
    unless: /\b(?:flemme (?:d'ecrire|de (?:parler|taper|repondre))|jamais la flemme)\b/,
    react: [
      'Excellent programme.',
      'Ne rien faire, c’est un art, et tu le pratiques bien.',
      'Le canapé a besoin de compagnie, c’est connu.',
      'Aucune culpabilité, c’est la règle.',
    ],
    ask: {
      humoristique: [
        'Le plus gros effort de ta journée, pour l’instant ?',
        'Tu as déjà parlé à quelqu’un à voix haute, aujourd’hui ?',
        'Pyjama propre ou pyjama historique ?',
      ],
      flirt: [
        'Qu’est-ce qui pourrait te faire lever de là ?',
        'Il manque quoi pour que ce soit parfait ?',
        'Tu regardes quoi, avec ou sans grignotage ?',
      ],
      original: [
        'Film déjà vu dix fois ou nouveauté que tu ne finiras pas ?',
        'C’est quoi l’ingrédient indispensable d’une bonne journée à ne rien faire ?',
        'Tu tiens combien de temps avant que ça te démange de bouger ?',
      ],
    },
    invites: ['Quand le canapé t’aura rendu ta liberté, on va boire un verre ?'],
    revives: ['Alors, tu as fini par quitter le canapé ?'],
  },
  {
    id: 'stressed',
    cue: /\b(?:je (?:stresse|panique|flippe|balise|psychote)(?! pas)|je suis (?:trop |tellement |hyper |super |un peu |tres |vraiment |grave )?(?:stresse?e?|angoisse?e?|anxieux|anxieuse|sous pression|a cran|tendue?|sur les nerfs)|(?:gros|trop de|beaucoup de) stress|j'ai (?:trop |grave )?(?:la boule au ventre|le trac|peur pour demain))\b/,
    unless:
      /\b(?:pas (?:trop |du tout )?stresse\w*|de te (?:voir|rencontrer)|notre (?:rdv|rendez-vous|rencontre|date)|exam\w*|partiels?|oral|soutenance)\b/,
    react: [
      'Allez, grande respiration.',
      'Je compatis, le stress, c’est épuisant.',
      'Courage, tu vas traverser ça.',
      'Je t’envoie un peu de calme.',
    ],
    ask: {
      humoristique: [
        'On en est à se ronger les ongles, ou déjà à ranger les placards ?',
        'Sur dix, et sachant que onze est accepté ?',
        'Tu manges plus ou tu ne manges plus, quand tu stresses ?',
      ],
      flirt: [
        'Tu veux m’en parler, ou que je te change les idées ?',
        'Qu’est-ce qui t’apaise, d’habitude ?',
        'Je peux faire quelque chose d’ici, à part t’envoyer des bêtises ?',
      ],
      original: [
        'C’est quoi le pire scénario que ton cerveau a inventé ?',
        'Et dans une semaine, tu crois que ça te fera quoi d’y repenser ?',
        'Il y a une chanson qui te calme à tous les coups ?',
      ],
    },
    invites: ['Ça te dirait de souffler un peu ? Une balade et un café, cette semaine.'],
    revives: ['Alors, le stress est redescendu ?'],
  },
  {
    id: 'monday-blues',
    cue: /\b(?:c'est lundi|blues du (?:dimanche|lundi)|lundi(?: matin)? (?:quoi|difficile|dur|horrible|de merde|piquant)|je (?:deteste|hais) (?:les|le) lundis?|vivement (?:vendredi|le week-end|samedi)|reprise (?:demain|difficile|dure)|retour au (?:boulot|taf|bureau|travail) (?:demain|lundi|difficile|dur)|dimanche soir (?:deprime|angoisse|blues))\b/,
    react: ['Courage, vendredi approche.', 'Ah, ce moment de la semaine…', 'Solidarité totale.', 'On va survivre.'],
    ask: {
      humoristique: [
        'Tu as déjà regardé le prix d’un aller simple, ou pas encore ?',
        'Combien de cafés avant d’avoir l’air humain ?',
        'Tu es en phase de déni ou d’acceptation ?',
      ],
      flirt: [
        'Il y a un truc sympa qui t’attend cette semaine, au moins ?',
        'Qu’est-ce qui pourrait rendre la journée plus douce ?',
        'Je peux te faire sourire une fois avant ce soir ?',
      ],
      original: [
        'Si la semaine sautait un jour, tu supprimerais lequel ?',
        'Quel est le meilleur moment de ton week-end ?',
        'Tu as un petit rituel pour adoucir la reprise ?',
      ],
    },
    invites: ['Il faut une bonne nouvelle dans cette semaine. Un verre jeudi ?'],
    revives: ['Alors, cette semaine a fini par devenir supportable ?'],
  },
];
