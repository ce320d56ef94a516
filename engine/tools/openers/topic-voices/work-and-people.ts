import type { TopicVoice } from './topic-voice.ts';

/** Jobs, studies, languages, and the people one has. */
export const workAndPeople: TopicVoice[] = [
  {
    topics: ['job'],
    react: {
      humoristique: [
        '{Nom}, très bien : j’ai déjà dix questions et aucune n’est sérieuse.',
        '{Nom}, et dans les films, ils se trompent à quel point ?',
        'Je suppose qu’à chaque repas de famille, on te demande un service « puisque tu es {nom} ».',
      ],
      flirt: [
        '{Nom}, j’ai envie de savoir d’où c’est venu, la version longue.',
        '{Nom}, je comprends mieux ce mélange de calme et d’énergie.',
        '{Nom}, il faut du cœur pour ça, et ça se sent un peu dans tes messages.',
      ],
      original: [
        'Il y a l’image qu’on se fait {dun}, et il y a la vraie vie. Je prends la vraie vie.',
        '{Nom}, je parie qu’il existe un mot que seuls les gens du métier comprennent.',
        'Si on faisait une série sur {un}, il faudrait garder quelle scène ?',
      ],
    },
    ask: {
      humoristique: [
        'La phrase que {tu ne veux|vous ne voulez} plus jamais entendre au travail ?',
        'Le moment le plus absurde de la semaine, c’était quoi ?',
        'Café de survie ou sang-froid naturel ?',
      ],
      flirt: [
        'C’est quoi le moment qui {te|vous} rappelle pourquoi {tu as choisi|vous avez choisi} ça ?',
        'Et une fois la journée finie, {tu coupes|vous coupez} comment ?',
        'Qu’est-ce qui {te|vous} plaît le plus là-dedans ?',
      ],
      original: [
        'À huit ans, {tu voulais|vous vouliez} déjà faire ça ou c’était astronaute ?',
        'La plus belle surprise du métier ?',
        'Qu’est-ce que les gens ne soupçonnent pas du tout ?',
      ],
    },
  },
  {
    topics: ['work'],
    react: {
      humoristique: [
        '{Le}, ce grand feuilleton dont personne n’a demandé la saison 12.',
        'Courage avec {le}. On peut décréter que ta journée est officiellement finie.',
        'Je propose une minute de silence pour {le}, et une heure de pause.',
      ],
      flirt: [
        'Si je peux rendre la suite plus légère que {le}, j’ai déjà gagné.',
        'Tu mérites mieux qu’une soirée à repenser {a}.',
        'Entre {le} et cette conversation, j’espère qu’on gagne un peu.',
      ],
      original: [
        '{Le}, il faudrait pouvoir ranger ça dans un tiroir à six heures pile.',
        'Chaque fois qu’on parle {de}, il faudrait mettre une pièce dans un bocal « week-end ».',
      ],
    },
    ask: {
      humoristique: [
        'Niveau de fatigue, entre zéro et « j’ai salué la photocopieuse » ?',
        'La réunion qui aurait pu être un mail, combien cette semaine ?',
      ],
      flirt: [
        'Qu’est-ce qui {te|vous} ferait du bien, là, tout de suite ?',
        'Et pour décompresser, c’est quoi {ton|votre} remède ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} prendre demain en congé, {tu ferais|vous feriez} quoi ?',
        'Le petit plaisir qui sauve la journée, c’est lequel ?',
      ],
    },
  },
  {
    topics: ['studies', 'exam'],
    react: {
      humoristique: [
        '{Le}, donc café, surligneurs et crise existentielle à minuit.',
        'Courage pour {le} : l’étape « je range ma chambre au lieu de réviser » est-elle passée ?',
        '{Le}, c’est le moment où même la vaisselle devient passionnante.',
      ],
      flirt: [
        '{Le} le jour, et de l’humour le soir : ça existe donc.',
        'Je t’envoie une bonne dose de courage pour {le}.',
        'Une pause entre deux chapitres {d}, ça peut être moi ?',
      ],
      original: [
        '{Le}, c’est un marathon où on a le droit de manger des gâteaux.',
        'Après {le}, il faudrait une cérémonie pour enterrer les fiches.',
      ],
    },
    ask: {
      humoristique: [
        'Fiches bien propres ou panique organisée ?',
        'La technique la plus absurde pour tenir après dix heures du soir ?',
      ],
      flirt: [
        'La récompense prévue quand ce sera fini ?',
        'C’est quoi le sujet qui {te|vous} passionne vraiment là-dedans ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} inventer une matière, ce serait laquelle ?',
        'Et après, {tu rêves|vous rêvez} de quoi ?',
      ],
    },
  },
  {
    topics: ['family'],
    react: {
      humoristique: [
        '{Ton}, je sens qu’il y a des dossiers à récupérer de ce côté-là.',
        'Avec {ton}, il y a forcément une anecdote que tu n’as pas envie que j’entende.',
      ],
      flirt: [
        'La façon dont tu parles {detonhook}, c’est plutôt touchant.',
        'On voit que {ton} compte{v:|nt} pour toi, j’aime bien.',
      ],
      original: [
        'Si je demandais {aton} de te décrire en trois mots, ça donnerait quoi ?',
        'Toutes les familles ont une phrase culte. Avec {ton}, ce serait laquelle ?',
      ],
    },
    ask: {
      humoristique: [
        'Le repas de famille : calme plat ou débat télévisé ?',
        'Qui triche aux jeux de société, on veut un nom ?',
      ],
      flirt: ['Vous vous ressemblez beaucoup ?', 'C’est quoi votre petit rituel ensemble ?'],
      original: [
        'Quelle tradition bizarre {tu garderais|vous garderiez} absolument ?',
        'Le plat qui rassemble tout le monde, c’est quoi ?',
      ],
    },
  },
  {
    topics: ['children', 'friends'],
    react: {
      humoristique: ['{Ton}, je sens qu’on ne s’ennuie pas souvent.', 'Avec {ton}, il doit y avoir de bons dossiers.'],
      flirt: [
        'On sent que {ton} compte{v:|nt} beaucoup pour toi, c’est beau à lire.',
        'J’aime bien la façon dont tu parles {detonhook}.',
      ],
      original: [
        'Si je demandais {aton} ton plus grand défaut, j’aurais quoi comme réponse ?',
        'Il faudrait un jour la version {detonhook} de toute cette histoire.',
      ],
    },
    ask: {
      humoristique: ['La dernière phrase culte, c’était quoi ?', 'Qui fait le plus de bêtises dans l’histoire ?'],
      flirt: [
        'C’est quoi le moment que {tu préfères|vous préférez} dans la semaine ?',
        'Qu’est-ce que vous aimez faire ensemble ?',
      ],
      original: [
        'Le meilleur souvenir récent, c’est lequel ?',
        'S’il fallait un titre à cette bande, ce serait quoi ?',
      ],
    },
  },
  {
    topics: ['languages'],
    react: {
      humoristique: [
        '{Le}, très utile pour commander à manger et vexer les gens poliment.',
        '{Le}, et le premier mot appris était une insulte, on est d’accord ?',
      ],
      flirt: [
        '{Le}, tout sonne mieux dans cette langue, c’est injuste.',
        'Dis-moi quelque chose en {nom}, je devinerai au ton.',
      ],
      original: [
        'On dit qu’on change un peu de personnalité en {nom}. Tu deviens comment ?',
        'Il y a toujours un mot, en {nom}, qui n’existe pas ailleurs.',
      ],
    },
    ask: {
      humoristique: ['La confusion la plus gênante, c’était quel mot ?', 'Accent parfait ou charme assumé ?'],
      flirt: ['Le plus joli mot que {tu connais|vous connaissez} ?', 'D’où {te|vous} vient cette envie-là ?'],
      original: ['Le mot intraduisible qui nous manque, c’est lequel ?', 'Rêver dans une autre langue, déjà arrivé ?'],
    },
  },
  {
    topics: ['studies', 'exam'],
    when: ['past'],
    react: {
      humoristique: [
        '{Le}, et tout ça avec le sourire ? Chapeau.',
        '{Le}, toute une époque, surtout pour le budget pâtes.',
      ],
      flirt: [
        '{Le}, ça explique cette curiosité, j’aime bien.',
        'Il faut du cran pour aller au bout {de}, ça me plaît.',
      ],
      original: [
        'Il reste toujours quelque chose {de} : un tic, une amitié ou une allergie aux fiches.',
        '{Le}, c’est souvent là que les histoires bifurquent.',
      ],
    },
    ask: {
      humoristique: ['Le souvenir le moins avouable de cette période ?', 'Plutôt premier rang ou près du radiateur ?'],
      flirt: [
        'Qu’est-ce qui {t’a|vous a} donné envie de rester ?',
        'Et aujourd’hui, qu’est-ce qui {te|vous} passionne ?',
      ],
      original: [
        'Si c’était à refaire, {tu changerais|vous changeriez} quoi ?',
        'La rencontre de cette époque qui a compté, c’est laquelle ?',
      ],
    },
  },
  {
    topics: ['volunteering'],
    react: {
      humoristique: [
        '{Le}, très bien, tu fais remonter la moyenne de tout le monde.',
        '{Le}, et après ça, comment je me plains de ma semaine, moi ?',
      ],
      flirt: [
        '{Le}, ça te ressemble, ou en tout cas ça te va bien.',
        'J’aime beaucoup l’idée {de}, ça dit quelque chose de toi.',
      ],
      original: [
        '{Le}, c’est du temps qu’on donne et qu’on retrouve autrement.',
        'On devrait mettre {le} tout en haut des bios, avant la taille et le signe astro.',
      ],
    },
    ask: {
      humoristique: [
        'L’anecdote que {tu racontes|vous racontez} à chaque fois ?',
        'Niveau de sommeil, ça va quand même ?',
      ],
      flirt: ['Qu’est-ce qui {t’a|vous a} donné envie de commencer ?', 'La plus belle rencontre grâce à ça ?'],
      original: [
        'Le moment qui justifie tout le reste, c’est lequel ?',
        'Si {tu devais|vous deviez} convaincre quelqu’un en une phrase ?',
      ],
    },
  },
];
