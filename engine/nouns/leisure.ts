import type { LexiconGroup } from './entry.ts';

/** What one sees, hears, reads, plays and celebrates. */
export const leisure: LexiconGroup[] = [
  {
    topic: 'concert',
    kind: 'count',
    m: 'concert=concerts; festival=festivals,festoch; Hellfest; live=lives; DJ set',
    f: 'Fête de la musique; rave=raves',
  },
  {
    topic: 'music',
    kind: 'mass',
    m: 'rap; rock; jazz; métal; reggae; blues; RnB; folk#f; classique; vinyle#count=vinyles; hip-hop; reggaeton',
    f: `
      techno; house; électro=electro; pop; K-pop=kpop; musique=musiques; playlist#count=playlists; chanson française;
      drum and bass; soul; funk; variété française=variete; musique classique`,
  },
  {
    topic: 'instrument',
    kind: 'mass',
    m: 'piano=pianos; violon; saxo=saxophone; ukulélé; violoncelle; accordéon; synthé=synthetiseur; djembé',
    f: 'guitare=guitares; batterie; basse; flûte; harpe; trompette; contrebasse; clarinette',
  },
  {
    topic: 'cinema',
    kind: 'count',
    m: `
      film=films; ciné#mass=cinema; film d'horreur=films d'horreur; Miyazaki#proper=ghibli; Star Wars#proper;
      Harry Potter#proper; Tarantino#proper; Marvel#proper; Nolan#proper; Almodóvar#proper;
      film d'animation=films d'animation; western; Dune#proper; Interstellar#proper; Titanic#proper; Shrek#proper;
      Wes Anderson#proper; Disney#proper=disneys`,
    f: 'comédie romantique=comedies romantiques,rom com,romcom; romcom=rom com',
  },
  {
    topic: 'series',
    kind: 'count',
    m: `
      animé=animes,anime; documentaire=documentaires,docu,docus; Friends#proper; manga=mangas; The Office#proper;
      Game of Thrones#proper=got; Breaking Bad#proper; Netflix#proper; Koh-Lanta#proper=koh lanta; true crime#mass;
      Top Chef#proper; One Piece#proper; The Bear#proper; Severance#proper; Kaamelott#proper; Stranger Things#proper;
      Peaky Blinders#proper; Succession#proper; The Crown#proper; Black Mirror#proper;
      La Casa de Papel#proper=casa de papel; Bridgerton#proper; HPI#proper; Dix pour cent#proper;
      Le Bureau des légendes#proper=bureau des legendes; The Witcher#proper; Squid Game#proper; The Last of Us#proper`,
    f: 'série=series; K-drama#m=kdrama,k-dramas,dramas; télé-réalité=telerealite,tele realite',
  },
  {
    topic: 'books',
    kind: 'count',
    m: 'livre=livres; bouquin=bouquins; roman=romans; polar=polars; thriller=thrillers; club de lecture; Goncourt',
    f: `
      bibliothèque=biblio; librairie=librairies; science-fiction#mass=sf,science fiction; fantasy#mass; BD=bds;
      biographie=biographies`,
  },
  {
    topic: 'video_games',
    kind: 'count',
    m: `
      Zelda#proper; Mario Kart#proper; Animal Crossing#proper; FIFA#proper; LoL#proper=league of legends;
      Minecraft#proper; Pokémon#proper=pokemons; GTA#proper; Sims#proper=les sims; Stardew Valley#proper;
      Baldur's Gate#proper; Valorant#proper; Elden Ring#proper`,
    f: 'Switch; PS5=play; console=consoles',
  },
  {
    topic: 'board_games',
    kind: 'count',
    m: `
      Catan#proper; Uno; puzzle=puzzles; Scrabble; Monopoly; Codenames#proper; Skyjo#proper;
      Times Up#proper=time's up`,
  },
  {
    topic: 'museum',
    kind: 'count',
    m: 'musée=musees; Louvre; vernissage=vernissages; château=chateaux',
    f: "expo=exposition,expos,expositions; galerie d'art=galeries",
  },
  {
    topic: 'party',
    kind: 'count',
    m: 'after=afters; club=boite de nuit,clubs; dancefloor; EVJF; EVG',
    f: 'soirée=soirees; fête=fetes; crémaillère=cremaillere; gueule de bois; soirée déguisée',
  },
  {
    topic: 'celebration',
    kind: 'count',
    m: `
      anniversaire=anniv,annif,anniversaires; mariage=mariages; Noël#proper=noel; réveillon; Nouvel An;
      Halloween#proper`,
    f: 'Saint-Valentin; pendaison de crémaillère; Saint-Patrick',
  },
  {
    topic: 'languages',
    kind: 'mass',
    m: 'espagnol; italien; japonais; coréen; portugais; allemand; arabe; russe; mandarin=chinois; anglais',
    f: 'langue des signes#count=lsf',
  },
  { topic: 'podcast', kind: 'count', m: 'podcast=podcasts', f: 'chaîne YouTube=youtube' },
  { topic: 'art', kind: 'count', m: 'tatouage=tatouages,tattoo; tableau=tableaux' },
  { topic: 'photography', kind: 'count', m: 'appareil photo; polaroid=polaroids' },
  { topic: 'humour', kind: 'count', f: 'blague=blagues; vanne=vannes', mp: 'memes; jeux de mots=jeu de mots' },
  { topic: 'diy', kind: 'count', f: 'perceuse' },
  { topic: 'flea_market', kind: 'count', m: 'marché=marches; Vinted#proper' },
  {
    topic: 'other',
    kind: 'count',
    m: "parc d'attractions; zoo; casino; bowling; karting; laser game; aquarium; télescope",
    f: 'fête foraine; chasse au trésor',
  },
];
