import { fold } from '#engine/french/fold.ts';
import { abroad, cities, regions } from './places.ts';

// What a profile, a message or a list of interests speaks of, by plain words. A word written here without accents is met with and without
// them, one written with an accent only with it («thé», «marché»); a plural is met without being listed. A capital is a proper name's.

export const subjectTable = {
  hiking: 'rando,randonnee,randonneur,randonneuse,trek,trekking,bivouac,hiking,🥾,gr20,marche en foret,balade en foret',
  mountain: 'montagne,alpinisme,sommets,refuge,alpes,pyrenees,vosges,🏔,⛰',
  climbing: 'escalade,grimper,grimpe,grimpeur,grimpeuse,varappe,bloc,via ferrata,🧗',
  running: 'running,course a pied,courir,je cours,jogging,footing,trail,marathon,semi-marathon,🏃',
  cycling: 'velo,vtt,cyclisme,cycliste,gravel,velotaf,bmx,🚴,🚲',
  swimming: 'natation,nager,je nage,piscine,nageur,nageuse,aquabike,🏊',
  sea: 'mer,plage,ocean,iles,🌊,🏖',
  surf: 'surf,surfer,surfeur,surfeuse,kitesurf,kite,wingfoil,windsurf,paddle,planche a voile,🏄',
  sailing: 'voile,voilier,bateau,naviguer,kayak,canoe,aviron,⛵',
  diving: 'plongee,plonger,apnee,snorkeling,🤿',
  snow: 'ski,skier,snowboard,snow,raquettes,patin a glace,patinage,luge,⛷,🎿,🏂',
  camping: 'camping,van,fourgon,vanlife,tente,road trip,roadtrip,belle etoile,camper,🏕',
  plants:
    'plante,jardinage,jardiner,jardin,potager,tomate,cactus,bouture,monstera,succulente,permaculture,fleurs,🌱,🪴',
  animals:
    "oiseau,ornithologie,abeille,apiculture,apiculteur,apicultrice,animaux,ruche,poule,chevre,tortue,lapin,hamster,perroquet,furet,cochon d'inde,poisson rouge,soigneur,soigneuse,veterinaire,veto,🐝",
  stars: 'astronomie,etoiles,telescope,constellation,aurores boreales,voie lactee,🔭',
  football: 'foot,football,futsal,PSG,OM,ligue 1,supporter,supportrice,⚽',
  team: 'rugby,basket,basketball,nba,handball,hand,volley,volleyball,beach-volley,hockey,roller derby,ultimate,water-polo,🏉,🏀,🏐',
  racket: 'tennis,padel,badminton,squash,ping-pong,ping pong,tennis de table,🎾,🏸,🏓',
  gym: 'muscu,musculation,crossfit,fitness,salle de sport,a la salle,haltero,halterophilie,street workout,🏋',
  sport: 'sport,sportif,sportive,triathlon,athletisme,golf,parapente,parachutisme,saut en parachute,escrime',
  yoga: 'yoga,pilates,meditation,mediter,vinyasa,sophrologie,🧘',
  fight:
    'boxe,boxer,mma,judo,karate,jjb,jiu-jitsu,krav maga,kung-fu,taekwondo,arts martiaux,kickboxing,muay-thai,aikido,capoeira,🥊,🥋',
  riding: 'equitation,cheval,chevaux,cavalier,cavaliere,🐴,🏇',
  dance:
    'danse,danser,danseur,danseuse,salsa,bachata,tango,lindy hop,rock acrobatique,hip-hop,kizomba,swing,west coast,pole dance,💃,🕺',
  skate: 'skate,skateboard,longboard,roller,patins,🛹',
  bar_games: 'petanque,flechettes,billard,bowling,baby-foot,babyfoot,molkky,palets,🎯',
  motors: 'moto,motarde,motard,f1,formule 1,karting,vespa,mobylette,solex,vieilles voitures,voitures anciennes,🏍',
  cooking:
    'cuisine,cuisiner,cuisto,cuisinier,cuisiniere,bien manger,bonne bouffe,fermentation,kimchi,couscous,curry,bo bun,recette,🍳',
  baking:
    'patisserie,patissier,patissiere,gateau,cookies,cookie,banana bread,tarte,brioche,madeleine,pasteis de nata,cinnamon rolls,🍰,🧁',
  bread:
    'pain,levain,boulanger,boulangere,boulangerie,croissant,chocolatine,pain au chocolat,viennoiserie,baguette,🥐,🥖',
  cheese: 'fromage,raclette,fondue,tartiflette,comte,reblochon,camembert,gratin dauphinois,🧀',
  italian: 'pizza,pates,cuisine italienne,carbonara,tiramisu,gnocchi,lasagnes,focaccia,parmesan,🍕,🍝',
  asian:
    'sushi,ramen,cuisine thai,pad thai,bao,dim sum,banh mi,cuisine vietnamienne,cuisine coreenne,cuisine japonaise,pho,gyoza,udon,🍣,🍜',
  street_food: 'burger,tacos,kebab,frites,falafel,street food,galette saucisse,hot-dog,🍔,🍟,🌮',
  brunch: 'brunch,brunchs,petit-dejeuner,petit dej,pancakes,oeufs,avocado toast,🥞',
  restaurant: 'resto,restaurant,bistrot,bonnes adresses,bonne adresse,gastronomie,tester des restos',
  pancakes: 'crepe,galette,kouign-amann,sarrasin',
  sweets: 'chocolat,glaces,sorbet,bonbons,Nutella,speculoos,confiture,miel,sucre,🍫,🍦',
  coffee: 'café,cafeine,cappuccino,expresso,espresso,barista,latte,coffee,☕',
  tea: 'thé,matcha,tisane,infusion,rooibos,🍵',
  wine: 'vin,vin nature,vin rouge,vin blanc,oenologie,sommelier,sommeliere,champagne,vigneron,vigneronne,🍷',
  beer: 'biere,houblon,ipa,brasseur,brasseuse,cidre,🍺,🍻',
  drinks: 'apero,cocktail,spritz,mojito,bars,rhum,whisky,mezcal,🍹,🍸',
  veggie: 'vegetarien,vegetarienne,vegan,vegane,veggie,vege',
  music: 'musique,musicien,musicienne,musical,playlist,chansons,spotify,🎵,🎶,🎧',
  rock: 'rock,metal,punk,Hellfest,hard rock,pop-rock,indie,Radiohead,Arctic Monkeys,🤘',
  rap: 'rap,rap francais,hip hop,Orelsan,Nekfeu,Damso,Jul',
  electro: 'techno,electro,house,dj,rave,synthe,drum and bass,Daft Punk,trance',
  jazz: 'jazz,blues,soul,funk,saxophone,saxo,bossa nova,🎷',
  classical: 'musique classique,opera,violon,violoncelle,Chopin,Bach,orchestre,flute,clarinette,harpe,accordeon,🎻',
  concert: 'concert,festival,festivals,fete de la musique,vieilles charrues',
  guitar: 'guitare,ukulele,bassiste,guitariste,🎸',
  piano: 'piano,pianiste,🎹',
  drums: 'batterie,batteur,batteuse,percussions,djembe,mon groupe,un groupe de,🥁',
  singing: 'karaoke,chanter,je chante,chant,chorale,chanteur,chanteuse,faux sous la douche,🎤',
  vinyl: 'vinyle,disquaire,platine',
  cinema: 'cinema,cine,film,cinephile,Ghibli,Miyazaki,Tarantino,Letterboxd,Almodovar,🎬,🍿',
  horror: "films d'horreur,film d'horreur,horreur,thriller,slasher,Stephen King,true crime,faits divers,fait divers",
  series: 'serie,Netflix,The Office,Game of Thrones,Breaking Bad,Kaamelott,Severance,Succession,Peaky Blinders,📺',
  manga: 'manga,anime,One Piece,Naruto,japanimation,Dragon Ball,cosplay',
  podcast: 'podcast,documentaire,Arte,radio,france culture,france inter',
  video_games:
    'jeux video,jeu video,gamer,gameuse,Zelda,Mario Kart,Nintendo,Playstation,console,Pokemon,Animal Crossing,Mario,🎮',
  reading:
    'lecture,lire,livre,bouquin,roman,lecteur,lectrice,librairie,libraire,bibliotheque,litterature,Tolkien,Harry Potter,fantasy,science-fiction,je lis,Dostoievski,Annie Ernaux,📚,📖',
  crime: 'polar,policier,romans policiers,Agatha Christie,enquete,Cluedo,Sherlock,Fred Vargas',
  writing: "ecriture,ecrire,j'ecris,poesie,poeme,slam,journal intime,carnets,cartes postales,carte postale",
  comics: 'bd,bande dessinee,comics,romans graphiques,Asterix,Tintin,Gaston,fanzine',
  museum: "art,musee,expo,exposition,galerie,patrimoine,impressionnistes,histoire de l'art,🖼",
  theatre:
    'theatre,impro,improvisation,comedien,comedienne,scene,spectacle,improvisateur,improvisatrice,comedie musicale,🎭',
  humour:
    'humour,stand-up,stand up,blagues,blague,jeux de mots,humoriste,second degre,sarcasme,ironie,humour noir,blagues nulles,memes',
  photography: 'photo,photographie,photographe,argentique,appareil photo,polaroid,📷,📸',
  drawing:
    'dessin,dessiner,dessinateur,dessinatrice,peinture,peindre,aquarelle,illustration,illustrateur,illustratrice,croquis,calligraphie,graphiste,typographie,beaux-arts,🎨,🖌',
  history: 'histoire,chateau,chateaux,moyen age,archeologie,archeologue,genealogie,mythologie,Napoleon',
  languages:
    "langues,polyglotte,langue des signes,apprendre une langue,Duolingo,j'apprends le japonais,j'apprends l'italien,j'apprends l'espagnol,j'apprends le coreen,je parle espagnol,je parle italien",
  crosswords: 'mots croises,mots fleches,mots meles,sudoku,wordle,orthographe,dictee',
  philosophy: 'philo,philosophie,psychologie,debats,refaire le monde',
  board_games:
    "jeux de societe,jeu de societe,Monopoly,Catan,jeux de plateau,loup-garou,Uno,jdr,donjons et dragons,jeux de role,time's up,skyjo,trivial pursuit,🎲",
  scrabble: 'scrabble,boggle',
  chess: 'echecs,♟,jeu de go',
  cards: 'tarot,belote,poker,coinche,bridge,jeux de cartes,rami,🃏',
  escape: 'escape game,escape games,enigmes,murder party',
  quiz: 'quiz,blind test,culture generale,blindtest,questions pour un champion,burger quiz',
  puzzle: 'puzzle,Lego,maquettes,maquette,modelisme',
  pottery: 'poterie,ceramique,sculpture,argile,vitrail,gravure',
  sewing: 'couture,coudre,tricot,tricoter,crochet,broderie,broder,laine,🧶,🪡',
  diy: 'bricolage,bricoler,menuiserie,ebenisterie,renover,renovation,retaper,restaurer,je repare,perceuse,palettes,soudure',
  thrift: 'brocante,vide-grenier,vide grenier,friperie,fripe,vintage,Vinted,chiner,je chine,seconde main,Emmaus,puces',
  markets: 'marché,marchés,halles,marché du dimanche,petit producteur,primeur',
  fashion: 'la mode,sneakers,stylisme,styliste,maquillage,bijoux,tatouages',
  cat: 'chat,chaton,felin,team chat,🐱,🐈',
  dog: 'chien,chienne,chiot,golden retriever,berger australien,teckel,labrador,border collie,corgi,beagle,bouledogue,toutou,team chien,🐶,🐕',
  travel:
    'voyage,voyager,voyageur,voyageuse,sac a dos,tour du monde,partir loin,baroudeuse,baroudeur,erasmus,expat,pvt,auto-stop,trains de nuit,train de nuit,voyages en train,✈,🌍,🌎,🧳',
  breton: 'breton,bretonne',
  care: 'infirmier,infirmiere,aide-soignant,aide-soignante,medecin,interne,sage-femme,kine,urgentiste,urgences,pompier,pompiere,ambulancier,ambulanciere,pharmacien,pharmacienne,dentiste,orthophoniste,psychologue,osteo,ergotherapeute,hopital',
  teaching:
    'prof,professeur,professeure,enseignant,enseignante,instit,institutrice,instituteur,maitresse des ecoles,educateur,educatrice,cpe,animateur,animatrice',
  tech: 'developpeur,developpeuse,dev,informaticien,informaticienne,data,ingenieur,ingenieure,cybersecurite,coder,python,geek,start-up,startup',
  law: 'avocat,avocate,juriste,notaire,greffier,greffiere,magistrat,magistrate',
  science:
    'chercheur,chercheuse,doctorant,doctorante,thèse,biologiste,physicien,physicienne,chimiste,geologue,labo,laboratoire,volcans,volcan,vers de terre,champignons,maths,svt',
  building:
    'architecte,architecture,charpentier,charpentiere,menuisier,ebeniste,electricien,electricienne,plombier,paysagiste,luthier,luthiere,artisan,artisane,urbex,brutalisme',
  train_driver:
    "conductrice de tram,conducteur de tram,conducteur de train,conductrice de train,cheminot,cheminote,sncf,pilote,steward,hotesse de l'air",
  night: 'insomniaque,couche-tard,oiseau de nuit,noctambule,nuits blanches,travaille de nuit,de nuit',
  sleep: 'sieste,dormir,grasse matinee,grasse mat,plaid,pyjama,canape,flemme,pantouflard,pantouflarde',
  morning: 'leve-tot,du matin,lever du soleil,levers de soleil,levee a,leve a',
  party: 'soirees,faire la fete,fetard,fetarde,fiesta,soiree entre potes,boite de nuit,boire un verre',
  astro: 'astrologie,signe astro,ascendant,horoscope,tarologie,scorpion,gemeaux,verseau,sagittaire',
  volunteer: 'benevole,benevolat,association,maraude,spa,ecolo,ecologie,zero dechet,engagement',
  driving: 'nulle en creneau,nul en creneau,creneau,permis,au volant',
  clumsy:
    "maladroit,maladroite,en retard,toujours en retard,sens de l'orientation,perdre mes cles,tete en l'air,mauvais perdant,mauvaise perdante,mauvaise foi,gaffeur,gaffeuse",
  forest: 'foret,nature,cueillette,champignon,peche a la ligne,pecher,cabane,campagne,lac,riviere,grand air,🌲',
} satisfies Record<string, string>;

/** `trip` is a country, region or city abroad, `town` a French city; both come with `where`, as one says to be there. */
export type Subject = keyof typeof subjectTable | 'trip' | 'town';

export interface HeardSubject {
  subject: Subject;
  /** As it was written. */
  words: string;
  at: number;
  /** «au Japon», «à Lyon» */
  where?: string;
}

type Entry = Pick<HeardSubject, 'subject' | 'where'>;

const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word);
const tokensOf = (text: string) => [...text.normalize('NFC').matchAll(/[\p{L}\d]+|\p{Extended_Pictographic}/gu)];
const exactKey = (text: string) =>
  tokensOf(text.toLowerCase())
    .map(([word]) => singular(word))
    .join(' ');
const plainKey = (text: string) => exactKey(fold(text));

const placesOf = (subject: Subject, locatives: readonly string[]) =>
  locatives.flatMap((line): [string, Entry][] => {
    const [where = '', others = ''] = line.split('=');
    const name = where.replace(/^(?:au|aux|en|à|dans|sur)(?: les?| la)? (?:l')?/, '');
    return [name, ...others.split(',').filter(Boolean)].map((key) => [fold(key), { subject, where }]);
  });

const listed: [string, Entry][] = [
  ...Object.entries(subjectTable).flatMap(([subject, row]) =>
    row.split(',').map((word): [string, Entry] => [word, { subject: subject as Subject }]),
  ),
  ...placesOf('town', cities),
  ...placesOf('trip', [...abroad, ...regions]),
];
const entries = new Map(listed.map(([word, entry]) => [exactKey(word), entry]));
const properNames = new Set(
  listed.filter(([word, { where }]) => where || /^\p{Lu}/u.test(word)).map(([word]) => plainKey(word)),
);
const longest = Math.max(...[...entries.keys()].map((key) => key.split(' ').length));

/** A clause about what someone cannot stand, never does or does not look for names nothing to talk about. */
const refusal =
  /(?<!\p{L})(?:déteste|hais|horreur d|supporte pas|allergique|fuyez|passez|abstenir|pas (?:de|du|trop|fan|le|la|les)|ni|marre|jamais)(?!\p{L})/iu;

const withoutRefusals = (text: string) =>
  text
    .split(/(?<=[.!?…,;:\n])|(?= mais )/u)
    .map((clause) => (refusal.test(clause) ? ' '.repeat(clause.length) : clause))
    .join('');

/** Each subject once, in the order of the text. */
export function subjectsIn(text: string): HeardSubject[] {
  const liked = withoutRefusals(text.normalize('NFC'));
  const tokens = tokensOf(liked).map((token) => ({
    at: token.index,
    end: token.index + token[0].length,
    exact: exactKey(token[0]),
    plain: plainKey(token[0]),
  }));
  const found = new Map<Subject, HeardSubject>();
  for (let place = 0; place < tokens.length; place++) {
    for (let length = longest; length > 0; length--) {
      const group = tokens.slice(place, place + length);
      const entry = group.length < length ? undefined : (entryOf(group, 'exact') ?? entryOf(group, 'plain'));
      if (!entry) continue;
      const at = group[0]?.at ?? 0;
      const words = liked.slice(at, group.at(-1)?.end);
      // «jeux, vidéo» are two things.
      if (length > 1 && /[^\p{L}\d\s'’-]/u.test(words)) continue;
      if (!found.has(entry.subject)) found.set(entry.subject, { ...entry, words, at });
      place += length - 1;
      break;
    }
  }
  return [...found.values()];
}

const entryOf = (group: { exact: string; plain: string }[], kind: 'exact' | 'plain') =>
  entries.get(group.map((token) => token[kind]).join(' '));

export const isKnownWord = (word: string): boolean => entries.has(exactKey(word)) || entries.has(plainKey(word));
export const isProperName = (words: string): boolean => properNames.has(plainKey(words));
