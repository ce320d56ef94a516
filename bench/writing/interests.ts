/** What most people write. */
const known = `
  rando; la randonnée; jazz; cuisine thaï; voyager; le sport; lecture; ciné; cinéma coréen; séries; escalade; yoga;
  foot; le foot; basket; tennis; padel; natation; nager; courir; course à pied; running; trail; vélo; velo; VTT;
  muscu; crossfit; boxe; boxe thaï; MMA; danse; salsa; bachata; tango; ski; snowboard; surf; plongée; voile; kayak;
  équitation; golf; pétanque; rugby; handball; hockey sur glace; badminton; judo; karaté; moto; F1; skate; musique;
  rap; rap français; rock; metal; techno; électro; musique classique; opéra; k-pop; concerts; festivals; guitare;
  piano; violon; batterie; ukulélé; chanter; karaoké; vinyles; podcasts; Taylor Swift; cuisine; cuisiner; pâtisserie;
  vin; bière artisanale; café; thé; fromage; chocolat; sushis; ramen; pizza; apéro; restos; brunch;
  cuisine libanaise; cuisine végétarienne; faire du pain; montagne; mer; plage; forêt; camping; jardinage; plantes;
  champignons; astronomie; oiseaux; road trips; Japon; l'Italie; langues; trains; balades; chats; chiens;
  mon chat Pixel; mon chien Rex; ma chienne Olga; mes deux lapins; animaux; art; expos; musées; peinture; dessin;
  aquarelle; photo; photo argentique; poterie; céramique; théâtre; l'impro; stand-up; architecture; design; mode;
  street art; films d'horreur; Studio Ghibli; Harry Potter; Star Wars; documentaires; animés; mangas; BD;
  romans policiers; science-fiction; fantasy; poésie; philosophie; écrire; histoire; géopolitique; jeux vidéo;
  jeux de société; échecs; poker; escape games; puzzles; Mario Kart; Zelda; Donjons et Dragons; quiz; belote;
  bricolage; couture; tricot; crochet; brocantes; friperies; mécanique; programmation; sciences; psychologie;
  bénévolat; méditation; siestes; potes; famille; sorties; faire la fête`;

/** What the lexicon has never heard of. */
const unheard = `
  capoeira; urbex; kendama; aquaponie; le didgeridoo; la gastronomie moléculaire; les romans russes; du beach tennis;
  OM; PSG; Miyazaki; Wes Anderson; Les Misérables; paddle en mer; rando en Chartreuse; vieilles cartes routières;
  mes nièces; ma grand-mère; mon potager; dîners entre voisins; les phares bretons; ébénisterie; numismatique;
  héraldique; geocaching; le lindy hop; trampoline; la calligraphie arabe; les cartes postales anciennes;
  orgues de barbarie; cubisme; speedcubing; les comédies italiennes; chant diphonique; mots rares; vélo cargo;
  le curling; haïkus; homebrew; yukulele; Akira Kurosawa; îles grecques; les orages; bains de forêt; le silence;
  tiny houses; collection de mugs; pétrir; apiculture urbaine; sabrage`;

/** Interests as people type them, with and without determiner, accents and capitals. */
export const interestCorpus: readonly string[] = [known, unheard].flatMap((list) => list.trim().split(/;\s+/));
