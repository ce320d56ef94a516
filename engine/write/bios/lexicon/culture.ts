import type { LexiconEntry } from './lexicon-entry.ts';

export const art: readonly LexiconEntry[] = [
  ["l'humour", 'échanger des blagues'],
  ["l'art|art contemporain|art moderne", 'aller voir des expos', 'arts|artiste'],
  ['le street art', 'chercher du ~', 'art urbain|graffiti|graff'],
  [
    'les expos|expositions|musées|galeries',
    'aller voir des expos',
    'expo|exposition|musée=musées|musées et expos|museum=musées',
  ],
  ['la peinture', 'peindre', 'peindre|je peins|painting'],
  ["l'aquarelle|encre de Chine", "faire de l'~"],
  ['le dessin|croquis', 'dessiner', 'dessiner|je dessine|drawing|gribouiller|croquis'],
  ["l'illustration|art numérique", 'dessiner'],
  [
    'la photo|photographie|photo argentique',
    'faire de la ~',
    'photographier|photos|photography=photographie|prendre des photos|argentique=photo argentique',
  ],
  ['la vidéo', 'faire de la ~', 'montage vidéo|filmer|réalisation'],
  ['la poterie|céramique|sculpture|gravure|calligraphie|linogravure', 'faire de la ~', 'ceramique=céramique'],
  ["l'architecture", "parler d'~", 'bâtiments|archi'],
  ['le design|graphisme', 'parler de ~', "graphic design=graphisme|design d'intérieur"],
  ['la mode', 'parler de ~', 'fashion|vêtements|sapes|style vestimentaire'],
  ['les sneakers', 'parler de ~', 'sneaker|baskets'],
  ['le théâtre', 'aller au ~', 'theatre|pièces de théâtre'],
  ["l'impro|improvisation", "faire de l'~", "théâtre d'impro|théâtre d'improvisation|improv"],
  ['le stand-up', 'aller voir du ~', 'stand up|standup|comedy club|one man show'],
  ['la magie', 'faire de la ~', 'tours de magie|prestidigitation'],
  ['le cirque', 'aller au ~', 'jonglage|jongler'],
  ['le tatouage', 'parler de ~', 'tatouages|tattoo|tatoos|tattoos'],
  ['le ballet', 'aller voir un ~', 'ballets'],
];

export const screen: readonly LexiconEntry[] = [
  ['le cinéma|ciné', 'aller au ~', 'cinema|aller au cinéma|movies|movie|7e art|septième art'],
  [
    "le cinéma coréen|cinéma japonais|cinéma italien|cinéma d'auteur|cinéma d'animation|cinéma français|cinéma d'horreur|cinéma d'art et d'essai",
    'regarder du ~',
    'films coréens',
  ],
  [
    "les films|films d'horreur|films d'animation|vieux films|films de science-fiction|films d'action|films noirs|comédies romantiques|thrillers|westerns|nanars|navets",
    'regarder des ~',
    "film|regarder des films|horreur=films d'horreur|nanar=nanars|rom-com=comédies romantiques|romcom=comédies romantiques|thriller=thrillers",
  ],
  [
    'les séries|séries policières|séries coréennes|dramas|k-dramas|sitcoms',
    'regarder des ~',
    'série|series|regarder des séries|drama=dramas|kdrama=k-dramas|sitcom=sitcoms|netflix and series',
  ],
  ['les documentaires|docs', 'regarder des ~', 'documentaire|docu|docus|reportages'],
  [
    'les animés|animes|mangas animés|dessins animés',
    'regarder des ~',
    'anime|animé|japanimation|dessin animé=dessins animés',
  ],
  ['Netflix|YouTube|Twitch', 'regarder ~'],
  [
    'Star Wars|Kaamelott|Friends|The Office|Harry Potter|One Piece|Naruto|Game of Thrones|Breaking Bad|Arcane|Disney|Marvel|Pixar|Ghibli',
    'regarder ~',
    'studio ghibli=Ghibli|got=Game of Thrones',
  ],
  ['le Seigneur des anneaux', 'regarder le ~', 'lotr'],
];

export const reading: readonly LexiconEntry[] = [
  ['les livres|bouquins', 'lire des ~', 'books'],
  ['la lecture', 'lire', 'lire|je lis|lectures|reading|bouquiner|bouquins|lire des livres'],
  [
    'les romans|polars|BD|mangas|bandes dessinées|comics|essais|romans policiers|romans graphiques|thrillers|classiques|biographies|romances|nouvelles',
    'lire des ~',
    'roman|polar=polars|bd=BD|manga=mangas|bande dessinée=bandes dessinées|comic=comics',
  ],
  [
    'la science-fiction|fantasy|poésie|philosophie|littérature|dark romance',
    'lire de la ~',
    'sf|poèmes=poésie|philo=philosophie|heroic fantasy=fantasy|poeme=poésie',
  ],
  ["l'écriture", 'écrire', "écrire|ecrire|j'écris|writing|écrire des histoires"],
  ['les librairies|bibliothèques', 'traîner dans les ~', 'librairie|bibliothèque=bibliothèques'],
  ["l'histoire|histoire de l'art|actualité", "parler d'~", 'history|actu=actualité|news=actualité'],
  ['la politique|géopolitique', 'parler de ~', 'géopo=géopolitique'],
  ['les mots croisés|mots fléchés', 'faire des ~', 'mots croises'],
];

export const games: readonly LexiconEntry[] = [
  ['le sudoku', 'faire du ~'],
  ["les jeux d'arcade", 'jouer aux ~', 'arcade'],
  [
    'les jeux vidéo',
    'jouer aux ~',
    'jeux video|jeu vidéo|jv|gaming|gamer|gameuse|gamers|video games|jouer à la console|console',
  ],
  [
    'les jeux de société|jeux de plateau|jeux de rôle|jeux de cartes',
    'jouer à des ~',
    'jeu de société|boardgames|board games|jdr=jeux de rôle|jds|jeu de role=jeux de rôle|jeux de plateaux|soirées jeux',
  ],
  ['le rétrogaming', 'faire du ~', 'jeux rétro|retro gaming'],
  ['les échecs|dames', 'jouer aux ~', 'echec|chess'],
  ['le poker|tarot|Scrabble|Monopoly|UNO|loup-garou|go|rami|Cluedo', 'jouer au ~', 'loups-garous=loup-garou|uno'],
  ['la belote|coinche', 'jouer à la ~'],
  [
    'les escape games|quiz|blind tests|puzzles|Lego',
    'faire des ~',
    'escape game|quizz=quiz|blind test=blind tests|puzzle=puzzles|escape|legos=Lego',
  ],
  [
    "Mario Kart|Zelda|Pokémon|Minecraft|Fortnite|FIFA|Valorant|Animal Crossing|Donjons et Dragons|Magic|Catan|Warhammer|World of Warcraft|Elden Ring|Dofus|League of Legends|Baldur's Gate",
    'jouer à ~',
    'pokemon=Pokémon|wow=World of Warcraft|lol=League of Legends|d&d=Donjons et Dragons',
  ],
  ['les Sims', 'jouer aux ~'],
  ['les énigmes', 'résoudre des ~', 'enigme'],
  ['le flipper|baby-foot', 'jouer au ~', 'babyfoot=baby-foot'],
];
