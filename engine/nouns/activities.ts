import type { LexiconGroup } from './entry.ts';

/** What one does: used with «du», «de la» («faire du surf») and «le», «la» («aimer le surf»). */
export const activities: LexiconGroup[] = [
  {
    topic: 'running',
    kind: 'mass',
    m: 'running; jogging; footing; trail=trails; marathon#count=marathons; semi-marathon#count=semi; triathlon#count',
    f: 'course à pied=courir,cours a pied,courses a pied',
  },
  { topic: 'climbing', kind: 'mass', m: 'bloc=grimper,grimpe', f: 'escalade; varappe; grimpe' },
  {
    topic: 'gym',
    kind: 'mass',
    m: 'crossfit=cross fit; fitness; renforcement musculaire',
    f: 'muscu=musculation,salle de sport,a la salle,la salle',
  },
  { topic: 'yoga', kind: 'mass', m: 'yoga; pilates; stretching', f: 'méditation=mediter' },
  { topic: 'swimming', kind: 'mass', m: 'water-polo', f: 'natation=nager; piscine=a la piscine; aquagym; apnée' },
  { topic: 'cycling', kind: 'mass', m: 'vélo=velos,bicyclette; VTT; gravel; cyclotourisme' },
  {
    topic: 'team_sport',
    kind: 'mass',
    m: `
      foot=football,soccer,futsal; rugby; basket=basketball; hand=handball; volley=volleyball,beach-volley; hockey;
      roller derby; baseball`,
  },
  {
    topic: 'racket',
    kind: 'mass',
    m: 'tennis; padel; badminton=bad; squash; ping-pong=ping pong,tennis de table; golf',
    f: 'pétanque',
  },
  {
    topic: 'combat',
    kind: 'mass',
    m: 'judo; karaté; kickboxing; MMA; jujitsu=jiu-jitsu; aïkido; muay-thaï',
    f: 'boxe; boxe thaï; escrime; capoeira',
  },
  { topic: 'riding', kind: 'mass', f: 'équitation=monter a cheval,cheval,chevaux,poney' },
  {
    topic: 'winter_sport',
    kind: 'mass',
    m: 'ski=skier; snowboard=snow; ski de fond; ski de rando; patinage=patin a glace',
    f: 'luge; patinoire',
  },
  {
    topic: 'board_sport',
    kind: 'mass',
    m: `
      surf=surfer; parapente; parachutisme=saut en parachute,parachute; kitesurf=kite; paddle;
      skate=skateboard,longboard; wakeboard; wing foil=wingfoil; roller=rollers`,
    f: 'planche à voile',
  },
  {
    topic: 'sea',
    kind: 'mass',
    m: 'kayak=canoe; bateau=bateaux; snorkeling; aviron',
    f: 'plongée=plongee sous-marine; voile; pêche=pecher',
  },
  {
    topic: 'hiking',
    kind: 'mass',
    m: 'trek=treks,trekking; canyoning',
    f: 'rando=randonnee,randonnees,randos,randonner; marche nordique',
  },
  { topic: 'mountain', kind: 'mass', m: 'alpinisme' },
  {
    topic: 'camping',
    kind: 'mass',
    m: 'camping=camper; bivouac=bivouacs; road trip#count=roadtrip,road-trip,road trips; van#count=vanlife',
  },
  {
    topic: 'dance',
    kind: 'mass',
    m: 'rock=rock acrobatique; tango; classique=danse classique; hip-hop dansé; swing=lindy hop; modern jazz',
    f: 'danse=danser,danses; salsa; bachata; kizomba; pole dance; zumba; danse contemporaine; samba',
  },
  { topic: 'singing', kind: 'mass', m: 'chant=chanter; karaoké=karaokes', f: 'chorale=choeur' },
  {
    topic: 'theatre',
    kind: 'mass',
    m: 'théâtre; stand-up=stand up,standup; cirque; opéra',
    f: "impro=improvisation,theatre d'impro; comédie musicale#count",
  },
  {
    topic: 'art',
    kind: 'mass',
    m: 'dessin=dessiner,dessins; art urbain=street art; graphisme',
    f: 'peinture=peindre,peintures; aquarelle; sculpture; calligraphie; illustration; BD=bande dessinee',
  },
  { topic: 'photography', kind: 'mass', f: 'photo argentique; photo=de la photo,photographie,photographier' },
  {
    topic: 'craft',
    kind: 'mass',
    m: 'tricot=tricoter; crochet; origami; scrapbooking; macramé',
    f: 'poterie; céramique; couture=coudre; broderie; menuiserie',
  },
  { topic: 'diy', kind: 'mass', m: 'bricolage=bricoler; upcycling', f: 'déco=decoration; mécanique' },
  { topic: 'plants', kind: 'mass', m: 'jardinage=jardiner; potager#count', f: 'permaculture' },
  { topic: 'cooking', kind: 'mass', f: 'cuisine=cuisiner,cuisines,cuisinais' },
  { topic: 'baking', kind: 'mass', f: 'pâtisserie=patisser,patisseries' },
  { topic: 'books', kind: 'mass', f: 'lecture=lire,lis,bouquiner' },
  { topic: 'writing', kind: 'mass', m: 'slam', f: 'écriture=ecrire des,ecrire un; poésie=poemes' },
  { topic: 'volunteering', kind: 'mass', m: 'bénévolat=benevole' },
  {
    topic: 'video_games',
    kind: 'mass',
    m: 'gaming=gamer,gameuse; jeu vidéo=jeux video,jeux videos,jeu video; retrogaming',
  },
  {
    topic: 'board_games',
    kind: 'mass',
    m: `
      jeu de société#count=jeux de societe,jeu de societe; escape game#count=escape games; poker;
      jeu de rôle=jeux de role,jdr`,
    f: 'belote; pétanque en terrasse',
  },
  {
    topic: 'board_games',
    kind: 'count',
    mp: 'échecs; mots croisés; Loups-garous=loup garou,loup-garou; blind tests=blind test',
    fp: 'fléchettes',
  },
  { topic: 'astrology', kind: 'mass', m: 'tarot; horoscope#count', f: 'astrologie=astro,signe astro,ascendant' },
  {
    topic: 'astrology',
    kind: 'count',
    m: 'bélier; taureau; lion; scorpion; sagittaire; capricorne; verseau',
    f: 'vierge; balance',
    mp: 'gémeaux',
  },
  {
    topic: 'flea_market',
    kind: 'count',
    f: 'brocante=brocantes,brocs; friperie=friperies,fripes',
    m: 'vide-grenier=vide-greniers,vide grenier; marché aux puces=puces',
  },
  {
    topic: 'sport',
    kind: 'mass',
    m: 'sport=sports,sportif,sportive; tour de France; MotoGP#proper',
    f: 'Formule 1=f1,formule1; gym=gymnastique; athlétisme=athle#m',
  },
];
